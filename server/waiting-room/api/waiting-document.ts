import { createHash } from 'node:crypto';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** For pages without React. Empty when nothing is built. */
export const BuiltStylesheets: Token<readonly string[]> = token<readonly string[]>('BuiltStylesheets');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Colours of ui/theme/palette.ts. The breathing dot stops for reduced motion.
const STYLE = `
:root:not([data-color-scheme]){color-scheme:light dark}
*{box-sizing:border-box}
body{
  --ink:light-dark(#1b1a1f,#f3efe7);--ash:light-dark(#5e5963,#b4adb8);--card:light-dark(#fff,#1d1b21);
  --line:light-dark(#e4ddd0,#34313a);--outline:light-dark(#8c8490,#7d7684);--red:light-dark(#b8321f,#ce3d26);
  --on-red:#fff;--sky:light-dark(#27588f,#8fbdf2);--danger:light-dark(#a3161c,#ff8b8b);
  margin:0;min-height:100dvh;background:light-dark(#fbf8f2,#141317);color:var(--ink);
  font:400 1rem/1.6 "Be Vietnam Pro","Be Vietnam Pro Fallback",system-ui,sans-serif
}
header{
  display:flex;align-items:center;gap:.625rem;min-height:4rem;padding:0 max(1.25rem,50% - 18.75rem);
  border-bottom:1px solid var(--line);font-weight:600
}
header svg{flex:none}
header span{color:var(--ash);font-weight:400}
main{width:100%;max-width:40rem;margin:0 auto;padding:clamp(1.5rem,5vw,4rem) 1.25rem 3rem}
h1{
  margin:0 0 1.5rem;font-size:clamp(1.75rem,1.3rem + 1.9vw,2.5rem);font-weight:800;line-height:1.18;
  letter-spacing:-.022em;overflow-wrap:anywhere;text-wrap:balance
}
.card{border:1px solid var(--line);border-radius:1.25rem;padding:1.5rem;background:var(--card)}
#place p{margin:0}
#place p:first-child{font-size:1.375rem;font-weight:600;line-height:1.35;text-wrap:balance}
#place p+p{margin-top:.5rem;color:var(--ash)}
.dot{
  display:block;width:.75rem;height:.75rem;border-radius:50%;background:var(--red);margin-bottom:1rem;
  animation:breathe 3s ease-in-out infinite
}
@keyframes breathe{50%{opacity:.35}}
@media (prefers-reduced-motion:reduce){.dot{animation:none}}
[data-state=NOTHING_LEFT] :is(.dot,.sign-in,ul){display:none}
.sign-in{margin-top:1.25rem;padding-top:1.25rem;border-top:1px dashed var(--line)}
ul{margin:1.5rem 0 0;padding-left:1.25rem;color:var(--ash)}
li+li{margin-top:.5rem}
.acts{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0 0}
.act{
  display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.25rem;
  border-radius:.75rem;border:1px solid var(--outline);background:none;color:inherit;font:inherit;
  font-size:.9375rem;font-weight:600;line-height:1.4;text-decoration:none;cursor:pointer
}
.act:hover{border-color:var(--ink)}
.act.first{border-color:transparent;background:var(--red);color:var(--on-red)}
label{display:block;margin-bottom:.375rem;font-size:.875rem;font-weight:600}
input:not([type=hidden]){
  width:100%;min-height:3rem;padding:.6875rem .875rem;border:1px solid var(--outline);border-radius:.75rem;
  background:var(--card);color:inherit;font:inherit
}
input.code{max-width:12rem;font-size:1.25rem;letter-spacing:.2em;font-variant-numeric:tabular-nums}
form p{margin:0 0 1rem}
form .acts{margin:0}
form [role=alert]{color:var(--danger);font-weight:600}
body{text-wrap:pretty}
:focus-visible{outline:3px solid var(--sky);outline-offset:2px}
`;

/** The colour scheme chosen on other pages. */
const SCHEME = `
try {
  const scheme = localStorage.getItem('colorScheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.colorScheme = scheme;
} catch {}
`;

const MARK = [
  '<svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true">',
  '<path fill="#C23B26" d="M9 4h22a5 5 0 0 1 5 5v6.2a5 5 0 0 0 0 9.6V31a5 5 0 0 1-5 5',
  'H9a5 5 0 0 1-5-5v-6.2a5 5 0 0 0 0-9.6V9a5 5 0 0 1 5-5Z"/>',
  '<path fill="none" stroke="#FFF9EE" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round" ',
  'd="m12.5 13 7.5 15 7.5-15"/>',
  '<circle cx="20" cy="10.6" r="2.1" fill="#E6B450"/></svg>',
].join('');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** For the pages' content security policy. */
export const documentHashes = (
  ...scripts: readonly string[]
): { readonly styles: readonly string[]; readonly scripts: readonly string[] } => ({
  styles: [hashOf(STYLE)],
  scripts: [SCHEME, ...scripts].map(hashOf),
});

export type WaitingDocument = {
  readonly locale: Locale;
  readonly stylesheets: readonly string[];
  readonly section: string;
  readonly title: string;
  readonly head?: string;
  readonly bodyAttributes?: string;
  readonly main: string;
  readonly script?: string;
};

export function waitingDocument({
  locale,
  stylesheets,
  section,
  title,
  head = '',
  bodyAttributes = '',
  main,
  script,
}: WaitingDocument): string {
  const links = stylesheets.map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`).join('');
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FBF8F2">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141317">',
    `${head}<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="/Favicon.svg" type="image/svg+xml">${links}`,
    `<style>${STYLE}</style><script>${SCHEME}</script></head>`,
    `<body${bodyAttributes}><header>${MARK}Vemoi<span>${escapeHtml(section)}</span></header>`,
    `<main>${main}</main>${script === undefined ? '' : `<script>${script}</script>`}</body></html>`,
  ].join('');
}
