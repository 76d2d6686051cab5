import type { TicketGroup } from '#application/ticket/list-my-tickets.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { escaped, offlineDocument } from '#ui/screens/offline-document.ts';
import { seatLabel } from '#words/sale/seats.ts';

export type OfflineListWords = {
  readonly title: string;
  readonly notice: string;
  readonly online: string;
  readonly notKept: string;
};

export type OfflineGroup = {
  readonly group: TicketGroup;
  readonly when: string;
  /** By ticket; null: its page is not kept. */
  readonly pageOf: (ticketId: string) => string | null;
};

function lineOf(ticket: TicketGroup['tickets'][number], page: string | null, locale: Locale, notKept: string): string {
  const seat = ticket.seat === null ? '' : ` · ${seatLabel(ticket.seat)[locale]}`;
  const named = `${escaped(ticket.holder)} <small>${escaped(`${ticket.ticketName}${seat}`)}</small>`;
  return page === null
    ? `<li><span>${named} <small>${escaped(notKept)}</small></span></li>`
    : `<li><a href="${escaped(page)}">${named}</a></li>`;
}

/** A self-contained page; tickets that no longer admit are left out. */
export function offlineList(groups: readonly OfflineGroup[], locale: Locale, words: OfflineListWords): string {
  const articles = groups.flatMap(({ group: { session, tickets }, when, pageOf }) => {
    const own = tickets.filter(({ status, hand }) => status === 'VALID' && hand !== 'SENT');
    if (own.length === 0) return [];
    const where = session.event.format === 'ONLINE' ? words.online : (session.address ?? '');
    const lines = own.map((ticket) => lineOf(ticket, pageOf(ticket.id), locale, words.notKept)).join('');
    return [
      `<article class="words"><div><h2>${escaped(session.event.name)}</h2><p>${escaped(when)}</p>` +
        `<p>${escaped(where)}</p></div><ul>${lines}</ul></article>`,
    ];
  });
  const body = `<h1>${escaped(words.title)}</h1>${articles.join('')}`;
  return offlineDocument({ locale, title: words.title, notice: words.notice, body });
}
