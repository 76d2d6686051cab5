import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { drawQr, QUIET_ZONE } from '#ui/components/qr-code.view.ts';
import { escaped, offlineDocument } from '#ui/screens/offline-document.ts';
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
  const body = [
    `<article><div class="stub">${qrSvg(qrText, words.qr)}${code}</div>`,
    `<div class="words"><div><h1>${escaped(session.event.name)}</h1>${named}</div><dl>${facts}</dl></div></article>`,
  ].join('');
  return offlineDocument({ locale, title: session.event.name, notice: words.notice, body });
}
