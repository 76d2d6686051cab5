import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export type WaitLetter = { readonly event: EventLetter; readonly ticketName: string; readonly places: number };

export function guestWaitsEmail({ event, ticketName, places }: WaitLetter, locale: Locale): WrittenEmail {
  const name = oneLine(event.name);
  const title = said('You’re on the waiting list', 'Bạn đang trong danh sách chờ')[locale];
  const opening = said(
    `Thank you for accepting the invitation to ${name}. All places are taken right now, so you’re on the ` +
      'waiting list.',
    `Cảm ơn bạn đã nhận lời mời đến ${name}. Hiện đã hết chỗ nên bạn được xếp vào danh sách chờ.`,
  )[locale];
  const next = said(
    'We’ll email your tickets as soon as a place opens up. You don’t have to do anything.',
    'Khi có chỗ, vé sẽ được gửi ngay qua email. Bạn không cần làm gì thêm.',
  )[locale];
  const after = said(
    'Plans changed? Open your invitation and leave the waiting list.',
    'Bạn đổi ý? Hãy mở lại lời mời và rời danh sách chờ.',
  )[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Tickets', 'Vé')[locale], `${places} × ${oneLine(ticketName)}`],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
  ];
  const see = said('Event page', 'Trang sự kiện')[locale];
  return layOutEmail({
    locale,
    subject: said(`Waiting list: ${name}`, `Danh sách chờ: ${name}`)[locale],
    preview: opening,
    event,
    body: [
      heading(title),
      paragraph(naming(name, opening)),
      paragraph(next),
      facts(rows),
      button(see, event.url),
      quiet(after),
    ],
    text: [
      title,
      opening,
      next,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      after,
      `${see}: ${event.url}`,
    ],
  });
}
