import type { Locale } from '#domain/kernel/locale/locale.ts';

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const STYLE = `
:root{
  color-scheme:light dark;--ink:light-dark(#1b1a1f,#f3eee4);--soft:light-dark(#5d5862,#b9b2a8);
  --paper:light-dark(#fff,#1f1d23)
}
*{box-sizing:border-box}
body{margin:0;background:light-dark(#fbf8f2,#141317);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:16px;display:grid;gap:16px}
.notice{margin:0;padding:12px 16px;border-radius:12px;background:light-dark(#e6f0f7,#1b2a35)}
article{border-radius:22px;background:var(--paper);overflow:hidden;box-shadow:0 10px 30px rgb(20 19 23/.12)}
.stub{
  display:grid;justify-items:center;gap:12px;padding:20px;border-bottom:2px dashed light-dark(#d9d2c5,#3a3640);
  text-align:center
}
svg{display:block;width:min(100%,260px);height:auto;border-radius:12px;background:#fff}
.code{margin:0}
.code b{display:block;font-size:1.25rem;letter-spacing:.1em;font-variant-numeric:tabular-nums}
.code span,dt,dd span{color:var(--soft);font-size:.875rem}
.words{padding:20px;display:grid;gap:16px}
h1{margin:0;font-size:1.5rem;line-height:1.22;overflow-wrap:anywhere}
p{margin:0}
dl{display:grid;gap:14px;margin:0}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
dd span{display:block;font-weight:400}
ul{display:grid;gap:8px;list-style:none;margin:0;padding:0}
li a,li>span{
  display:flex;flex-wrap:wrap;gap:0 8px;align-items:center;min-height:44px;padding:8px 12px;border-radius:12px;
  background:light-dark(#f4efe6,#26242b);color:inherit;text-decoration:none;overflow-wrap:anywhere
}
li a{font-weight:600;text-decoration:underline}
li small{color:var(--soft);font-weight:400}
`;

type Parts = {
  readonly locale: Locale;
  readonly title: string;
  readonly notice: string;
  /** HTML; what people typed is escaped in it. */
  readonly body: string;
};

/** A self-contained page: no scripts, no files, no requests. */
export const offlineDocument = ({ locale, title, notice, body }: Parts): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><p class="notice" role="status">${escaped(notice)}</p>${body}</main></body></html>`,
  ].join('');
