import type { Locale } from '#domain/kernel/locale/locale.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';
import type { WaitLetter } from './guest-waits.email.ts';

/** Their place in line is gone without them, and their invitation is open again. */
export function guestLeftLineEmail({ event, ticketName, places }: WaitLetter, locale: Locale): WrittenEmail {
  const name = oneLine(event.name);
  const title = said('You’re no longer on the waiting list', 'Bạn không còn trong danh sách chờ')[locale];
  const opening = said(
    `We couldn’t keep your place on the waiting list for ${name}. You have no tickets for it.`,
    `Chúng tôi không giữ được lượt chờ của bạn cho ${name}. Bạn chưa có vé của sự kiện này.`,
  )[locale];
  const next = said(
    'Your invitation is open again: use the link in your invitation email to answer it.',
    'Lời mời của bạn đã mở lại: hãy dùng liên kết trong email mời để trả lời.',
  )[locale];
  const after = said('Questions? Please ask the organiser.', 'Có thắc mắc? Vui lòng hỏi ban tổ chức.')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Tickets', 'Vé')[locale], `${places} × ${oneLine(ticketName)}`],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
  ];
  const see = said('Event page', 'Trang sự kiện')[locale];
  return layOutEmail({
    locale,
    subject: said(`No longer on the waiting list: ${name}`, `Đã rời danh sách chờ: ${name}`)[locale],
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
