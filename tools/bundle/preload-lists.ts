import type { Plugin } from 'vite';

/** In the entry's code until the file has its name. */
export const PRELOAD_LISTS = '/assets/preload-lists.js';

const HEAD = /^const __vite__mapDeps=\(.*?m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const LIST = /__vite__mapDeps\((\[[\d,]*\])\)/g;
const GLOBAL = 'globalThis.preloadLists';

/**
 * What each dynamic import of the entry preloads weighed 5 kB of every first view. The lists are a file of their own,
 * loaded once the page is taken over. Null when Vite writes no lists.
 */
export function apartFromLists(entry: string): { readonly code: string; readonly lists: string } | null {
  const [head, files] = HEAD.exec(entry) ?? [];
  if (head === undefined || files === undefined) return null;
  const lists: string[] = [];
  const rest = entry.slice(head.length).replaceAll(LIST, (_call, list: string) => {
    const known = lists.indexOf(list);
    return `__vite__mapDeps(${known === -1 ? lists.push(list) - 1 : known})`;
  });
  return {
    code: `const __vite__mapDeps=i=>${GLOBAL}?.[i]??[];${rest}`,
    lists: `{const f=${files};${GLOBAL}=[${lists.join(',')}].map(list=>list.map(i=>f[i]))}`,
  };
}

/** The entry's hash follows those of all files in its lists, so that it never meets lists of another build. */
export const preloadLists = (): Plugin => ({
  name: 'vemoi:preload-lists',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(PRELOAD_LISTS)) continue;
        const apart = apartFromLists(chunk.code);
        if (apart === null) throw new Error(`No preload lists in ${chunk.fileName}`);
        const file = this.emitFile({ type: 'asset', name: 'preload-lists.js', source: apart.lists });
        chunk.code = apart.code.replace(PRELOAD_LISTS, `/${this.getFileName(file)}`);
      }
    },
  },
});
