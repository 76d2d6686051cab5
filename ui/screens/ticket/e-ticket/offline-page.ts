import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { drawQr, QUIET_ZONE } from '#ui/components/qr-code.view.ts';
import { seatLabel } from '#words/sale/seats.ts';
import type { TicketFace } from './e-ticket.view.ts';

export type OfflineWords = {
  readonly notice: string;
  readonly time: string;
  readonly place: string;
  readonly holder: string;
  readonly ticket: string;
  readonly where: string;
  readonly qr: string;
  readonly code: string;
};

const escaped = (text: string): string =>
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
`;

function qrSvg(text: string, label: string): string {
  const { size, path } = drawQr(text);
  const across = size + 2 * QUIET_ZONE;
  const viewBox = `${-QUIET_ZONE} ${-QUIET_ZONE} ${across} ${across}`;
  return [
    `<svg viewBox="${viewBox}" shape-rendering="crispEdges" role="img" aria-label="${escaped(label)}">`,
    `<path fill="#000" d="${path}"/></svg>`,
  ].join('');
}

function fact(name: string, value: string, beneath: readonly string[]): string {
  const lines = beneath.map((line) => `<span>${escaped(line)}</span>`).join('');
  return `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}${lines}</dd></div>`;
}

/** A self-contained page: no scripts, no files, no requests. */
export function offlinePage(
  ticket: OpenedTicket,
  qrText: string,
  face: TicketFace,
  locale: Locale,
  words: OfflineWords,
): string {
  const { session } = ticket;
  const seat = ticket.seat === null ? [] : [seatLabel(ticket.seat)[locale]];
  const code =
    face.code === null ? '' : `<p class="code"><b>${escaped(face.code)}</b><span>${escaped(words.code)}</span></p>`;
  const facts = [
    fact(words.time, face.time.first, [face.time.second]),
    fact(words.place, words.where, []),
    fact(words.holder, ticket.holder, [ticket.email]),
    fact(words.ticket, ticket.ticketName, [...seat, ticket.orderNumber]),
  ].join('');
  const named = session.name !== '' && session.name !== session.event.name ? `<p>${escaped(session.name)}</p>` : '';
  const title = escaped(session.event.name);
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>`,
    `<body><main><p class="notice" role="status">${escaped(words.notice)}</p><article>`,
    `<div class="stub">${qrSvg(qrText, words.qr)}${code}</div>`,
    `<div class="words"><div><h1>${title}</h1>${named}</div><dl>${facts}</dl></div>`,
    '</article></main></body></html>',
  ].join('');
}
