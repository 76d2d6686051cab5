import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

export type OfferLetter = {
  readonly event: EventLetter;
  readonly ticketName: string;
  readonly places: number;
  readonly until: Instant;
  readonly url: string;
};

export function placesOfferedEmail(letter: OfferLetter, locale: Locale): WrittenEmail {
  const { event, places } = letter;
  const name = oneLine(event.name);
  const until = showMoment(letter.until, locale, event.timezone);
  const title = said('Your turn: tickets are held for you', 'Đến lượt bạn: vé đang được giữ')[locale];
  const opening = said(
    `You were on the waiting list of ${name}. ${places} ${places === 1 ? 'ticket is' : 'tickets are'} now held for ` +
      'you, and no one else can buy them.',
    `Bạn đã vào danh sách chờ của ${name}. Hiện ${places} vé đang được giữ riêng cho bạn.`,
  )[locale];
  const after = said(
    'If you don’t buy them by then, or you leave the waiting list on the event’s page, they go to the next in line.',
    'Nếu bạn chưa mua trước thời hạn, hoặc rời danh sách chờ trên trang sự kiện, vé sẽ chuyển cho người kế tiếp.',
  )[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Held until', 'Giữ đến')[locale], until],
    [said('Tickets', 'Vé')[locale], `${places} × ${oneLine(letter.ticketName)}`],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
  ];
  const buy = said('Buy my tickets', 'Mua vé ngay')[locale];
  const see = said('Event page', 'Trang sự kiện')[locale];
  return layOutEmail({
    locale,
    subject: said(`Tickets for ${name} are held for you`, `Vé ${name} đang được giữ cho bạn`)[locale],
    preview: opening,
    event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), button(buy, letter.url), quiet(after)],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      `${buy}: ${letter.url}`,
      after,
      `${see}: ${event.url}`,
    ],
  });
}
