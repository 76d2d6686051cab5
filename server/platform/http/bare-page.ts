import { createHash } from 'node:crypto';
import type { Locale } from '#domain/kernel/locale/locale.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const STYLE = `
:root{color-scheme:light dark}
body{
  margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fbf8f2,#141317);
  color:light-dark(#1b1a1f,#f3eee4);font:400 1.125rem/1.6 system-ui,sans-serif
}
main{max-width:32rem;padding:2rem;text-align:center}
b{display:block;margin-bottom:1rem;color:light-dark(#b8321f,#f08a72);font-size:1.5rem}
`;
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

export type BarePage = { readonly html: string; readonly styles: readonly string[] };

/** `reloadAfter` in seconds. */
export function barePage(locale: Locale, sentence: string, reloadAfter?: number): BarePage {
  const reload = reloadAfter === undefined ? '' : `<meta http-equiv="refresh" content="${reloadAfter}">`;
  return {
    html: [
      `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<meta name="robots" content="noindex">${reload}`,
      `<title>Vemoi</title><style>${STYLE}</style></head>`,
      `<body><main><b>Vemoi</b><p>${escaped(sentence)}</p></main></body></html>`,
    ].join(''),
    styles: [STYLE_HASH],
  };
}
