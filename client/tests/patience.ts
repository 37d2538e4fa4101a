/** What is waited for may take long on a busy machine. */

import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 30_000 });
