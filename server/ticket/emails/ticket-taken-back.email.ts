import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, naming, paragraph } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { type Said, said } from '#words/platform/said.ts';

type TakenBack = { readonly event: EventLetter; readonly giver: string | null; readonly ticketName: string };

const takenBackBy = (giver: string | null, name: string): Said =>
  giver === null
    ? said(
        `Your ticket for ${name} was taken back by who gave it to you.`,
        `Vé tham dự ${name} đã được người tặng lấy lại.`,
      )
    : said(
        `${giver} took back the ticket for ${name} that they gave you.`,
        `${giver} đã lấy lại vé tham dự ${name} đã tặng bạn.`,
      );

/** Otherwise who was given it learns it at the door. */
export function ticketTakenBackEmail({ event, giver, ticketName }: TakenBack, locale: Locale): WrittenEmail {
  const name = oneLine(event.name);
  const title = said('Your ticket was taken back', 'Vé của bạn đã được lấy lại')[locale];
  const opening = takenBackBy(giver === null ? null : oneLine(giver, 60), name)[locale];
  const what = said(
    'Its QR code no longer works. If you didn’t expect this, ask who gave it to you.',
    'Mã QR không còn dùng được. Nếu có thắc mắc, bạn hỏi người đã tặng nhé.',
  )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Ticket', 'Vé')[locale], oneLine(ticketName)],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
  ];
  return layOutEmail({
    locale,
    subject: said(`Ticket taken back: ${name}`, `Vé đã được lấy lại: ${name}`)[locale],
    preview: opening,
    event,
    body: [heading(title), paragraph(naming(name, opening)), facts(rows), paragraph(what), button(open, event.url)],
    text: [title, opening, rows.map(([row, value]) => `${row}: ${value}`).join('\n'), what, `${open}: ${event.url}`],
  });
}
