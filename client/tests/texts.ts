/** The catalogues of the disk, as the server hands them out. */

const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });
const paths = Object.keys(files).map((path) => path.split('/').slice(-2));

document.documentElement.dataset['texts'] = JSON.stringify({
  folder: '/assets/texts/0/',
  languages: [...new Set(paths.map(([language]) => language))],
  catalogues: [...new Set(paths.map(([, name]) => name?.replace('.ftl', '')))],
});

const fetched = globalThis.fetch;
globalThis.fetch = async (address, ...more) => {
  const path = /^\/assets\/texts\/0\/(.*)/.exec(typeof address === 'string' ? address : '')?.[1];
  const read = files[`../../locales/${path ?? ''}`];
  return read ? new Response(await read()) : fetched(address, ...more);
};
