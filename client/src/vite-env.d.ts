/// <reference types="vite/client" />

/** By language, the catalogues in which it has not all texts that English has. */
declare const LACKING: Readonly<Record<string, readonly string[]>>;
