import { manifest, stylesheets } from 'virtual:client-manifest';
import type { EmotionCache } from '@emotion/cache';
import { AFTER_PAINT_SCRIPT } from './after-paint-script.ts';
import { FIRST_SCRIPT } from './first-script.ts';
import { PAGE_STATE_ID } from './page-state.ts';

const ENTRY = 'ui/main/entry-client.tsx';
/** For the first view in both alphabets; the others load when used. */
const PRELOADED_FONTS = ['vietnamese-400', 'latin-400', 'latin-800', 'vietnamese-800'];

/** `html` is UTF-8 in pieces. */
export type HtmlPage = { readonly html: readonly Uint8Array[]; readonly inlineStyles: readonly string[] };

const encoder = new TextEncoder();
const utf8 = (text: string): Uint8Array => encoder.encode(text);

export function htmlPage(rendered: string, styles: EmotionCache, modules: readonly string[], state: string): HtmlPage {
  const inline = styleElements(styles, namesIn(rendered, styles.key));
  const { links, sheets, script } = filesOf(modules);
  const tail = `<script type="application/json" id="${PAGE_STATE_ID}">${state}</script>${script}`;
  const headEnd = rendered.indexOf('</head>');
  const bodyEnd = rendered.lastIndexOf('</body></html>');
  const start = `<!doctype html>${rendered.slice(0, headEnd)}<script>${FIRST_SCRIPT}</script>${links}`;
  const end = `${rendered.slice(headEnd, bodyEnd)}${tail}${rendered.slice(bodyEnd)}`;
  return {
    html: [utf8(start), ...[...sheets, ...inline].map(({ element }) => element), utf8(end)],
    inlineStyles: [...sheets, ...inline].map(({ text }) => text),
  };
}

/** Rules for classes that are not on the page are dropped. */
function namesIn(rendered: string, key: string): ReadonlySet<string> {
  return new Set(rendered.match(new RegExp(`\\b${key}-[a-z0-9]+`, 'g')));
}

/** Encoded once: with a page's Vietnamese words behind it, its text would take two bytes a letter until then. */
type StyleElement = { readonly element: Uint8Array; readonly text: string };

function styleElement(attribute: string, css: string): StyleElement {
  const text = css.includes('</') ? css.replace(/<\/style/gi, '\\3c /style') : css;
  return { element: utf8(`<style${attribute}>${text}</style>`), text };
}

const emotion = (names: string): string => ` data-emotion="${names}"`;

const joinedStyles = new Map<string, StyleElement>();
const MOST_JOINED = 100;

/** Named so that the browser's Emotion cache adopts them. */
function styleElements(styles: EmotionCache, worn: ReadonlySet<string>): readonly StyleElement[] {
  const inserted = Object.entries(styles.inserted).flatMap(([id, css]) =>
    typeof css === 'string' ? [{ id, css }] : [],
  );
  const isClass = (id: string): boolean => styles.registered[`${styles.key}-${id}`] !== undefined;
  const rules = inserted.filter(({ id }) => isClass(id) && worn.has(`${styles.key}-${id}`));
  const names = `${styles.key} ${rules.map(({ id }) => id).join(' ')}`;
  const joined = joinedStyles.get(names) ?? styleElement(emotion(names), rules.map(({ css }) => css).join(''));
  if (joinedStyles.size >= MOST_JOINED) joinedStyles.clear();
  joinedStyles.set(names, joined);
  return [
    ...inserted.flatMap(({ id, css }) =>
      isClass(id) ? [] : [styleElement(emotion(`${styles.key}-global ${id}`), css)],
    ),
    ...(rules.length === 0 ? [] : [joined]),
  ];
}

type PageFiles = { readonly links: string; readonly sheets: readonly StyleElement[]; readonly script: string };

/** Inlined, because 4 kB arrive sooner than another request. */
function pageFiles(modules: readonly string[]): PageFiles {
  if (manifest === null)
    return {
      links: '<link rel="stylesheet" href="/ui/theme/base.css">',
      sheets: [],
      script: `<script type="module" src="/${ENTRY}"></script>`,
    };
  const visited = new Set<string>();
  /** What a file imports comes before it. */
  const files = new Set<string>();
  const css = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest?.[name];
    if (chunk === undefined || visited.has(name)) return;
    visited.add(name);
    for (const sheet of chunk.css ?? []) css.add(sheet);
    for (const other of chunk.imports ?? []) visit(other);
    files.add(chunk.file);
  };
  for (const name of [...modules, ENTRY]) visit(name);
  const fonts = Object.values(manifest).flatMap((chunk) =>
    chunk.file.endsWith('.woff2') && PRELOADED_FONTS.some((font) => chunk.file.includes(font)) ? [chunk.file] : [],
  );
  const links = fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`);
  const sheets = [...css].map((file) => styleElement('', stylesheets[file] ?? ''));
  const addresses = [...files].map((file) => `/${file}`);
  const script = `<script data-files="${addresses.join(' ')}">${AFTER_PAINT_SCRIPT}</script>`;
  return { links: links.join(''), sheets, script };
}

const filesOfPage = new Map<string, PageFiles>();
function filesOf(modules: readonly string[]): PageFiles {
  const key = modules.join(' ');
  const files = filesOfPage.get(key) ?? pageFiles(modules);
  filesOfPage.set(key, files);
  return files;
}
