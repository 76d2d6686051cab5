import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import { button, facts, heading, paragraph } from '#server/platform/mail/layout/pieces.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { said } from '#words/platform/said.ts';

type SuspendedLetter = { readonly reason: string; readonly at: Instant; readonly contactUrl: string };

/** What still works, and how to have the suspension reviewed. */
export function accountSuspendedEmail({ reason, at, contactUrl }: SuspendedLetter, locale: Locale): WrittenEmail {
  const when = showMoment(at, locale);
  const title = said('Your account is suspended', 'Tài khoản của bạn đang bị tạm khóa')[locale];
  const explained = said(
    `Your Vemoi account was suspended at ${when}. ` +
      'You cannot sign in, your events are off sale and payouts are on hold.',
    `Tài khoản Vemoi của bạn bị tạm khóa lúc ${when}. ` +
      'Bạn không thể đăng nhập, các sự kiện của bạn ngừng bán và việc chi trả tạm dừng.',
  )[locale];
  const tickets = said('Tickets you bought or sold are still valid.', 'Vé bạn đã mua hoặc đã bán vẫn dùng được.')[
    locale
  ];
  const label = said('Reason', 'Lý do')[locale];
  const open = said('Write to support', 'Nhắn cho bộ phận hỗ trợ')[locale];
  return layOutEmail({
    locale,
    subject: title,
    preview: explained,
    body: [
      heading(title),
      paragraph(explained),
      facts([[label, reason]]),
      paragraph(tickets),
      button(open, contactUrl),
    ],
    text: [title, explained, `${label}: ${reason}`, tickets, `${open}: ${contactUrl}`],
  });
}
