import { manifest } from 'virtual:client-manifest';
import type { EmotionCache } from '@emotion/cache';
import { PAGE_STATE_ID } from './page-state.ts';

const ENTRY = 'ui/main/entry-client.tsx';
/** The letters of the first view, both alphabets; the rest is fetched when it is met. */
const PRELOADED_FONTS = ['vietnamese-400', 'latin-400', 'latin-800', 'vietnamese-800'];

export type HtmlPage = { readonly html: string; readonly inlineStyles: readonly string[] };

/** Joins what React rendered with the styles it used, the files it needs and the state it begins from. */
export function htmlPage(rendered: string, styles: EmotionCache, modules: readonly string[], state: string): HtmlPage {
  const { tags, texts } = styleTags(styles);
  const head = [...fileTags(modules), ...tags].join('');
  const tail = `<script type="application/json" id="${PAGE_STATE_ID}">${state}</script><script type="module" src="${entryFile()}"></script>`;
  const html = rendered.replace('</head>', () => `${head}</head>`).replace(/<\/body><\/html>$/, () => `${tail}</body></html>`);
  return { html: `<!doctype html>${html}`, inlineStyles: texts };
}

const entryFile = (): string => `/${manifest?.[ENTRY]?.file ?? ENTRY}`;

/** Emotion's rules of this page: one element per global sheet, one for all the rest, named so that the browser's cache adopts them. */
function styleTags(styles: EmotionCache): { readonly tags: readonly string[]; readonly texts: readonly string[] } {
  const tags: string[] = [];
  const texts: string[] = [];
  const names: string[] = [];
  let rules = '';
  const put = (name: string, css: string): void => {
    const text = css.replace(/<\/style/gi, '\\3c /style');
    texts.push(text);
    tags.push(`<style data-emotion="${name}">${text}</style>`);
  };
  for (const [id, css] of Object.entries(styles.inserted)) {
    if (typeof css !== 'string') continue;
    if (styles.registered[`${styles.key}-${id}`] === undefined) put(`${styles.key}-global ${id}`, css);
    else {
      names.push(id);
      rules += css;
    }
  }
  if (names.length > 0) put(`${styles.key} ${names.join(' ')}`, rules);
  return { tags, texts };
}

/** Stylesheets, the letters of the first view, and every module of the page, so that none waits for another. */
function fileTags(modules: readonly string[]): readonly string[] {
  if (manifest === null) return ['<link rel="stylesheet" href="/ui/theme/base.css">'];
  const files = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest?.[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const name of [ENTRY, ...modules]) visit(name);
  const fonts = Object.values(manifest).flatMap((chunk) =>
    chunk.file.endsWith('.woff2') && PRELOADED_FONTS.some((font) => chunk.file.includes(font)) ? [chunk.file] : [],
  );
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`),
    ...[...css].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...files].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
}
