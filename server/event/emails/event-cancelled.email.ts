import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { oneLine } from '#domain/kernel/names/one-line.ts';
import { layOutEmail } from '#server/platform/mail/layout/email-layout.ts';
import type { EventLetter } from '#server/platform/mail/layout/event-letter.ts';
import { button, facts, heading, naming, paragraph, quiet } from '#server/platform/mail/layout/pieces.ts';
import { when } from '#server/platform/mail/layout/when.ts';
import type { WrittenEmail } from '#server/platform/mail/layout/written-email.ts';
import { said } from '#words/platform/said.ts';

export type CancellationLetter = {
  readonly event: EventLetter;
  readonly wholeEvent: boolean;
  readonly reason: string;
  readonly refunds: readonly { readonly orderNumber: string; readonly amount: Dong }[];
};

export function eventCancelledEmail(letter: CancellationLetter, locale: Locale): WrittenEmail {
  const { event, refunds } = letter;
  const name = oneLine(event.name);
  const session = letter.wholeEvent || event.sessionName === '' ? null : oneLine(event.sessionName);
  const what = session === null ? name : `${name} (${session})`;
  const title = (
    letter.wholeEvent
      ? said('This event has been cancelled', 'Sự kiện đã bị hủy')
      : said('This session has been cancelled', 'Suất này đã bị hủy')
  )[locale];
  const opening = said(
    `${what} won’t take place. Tickets and invitations for it are no longer valid.`,
    `${what} sẽ không diễn ra. Vé và thư mời không còn hiệu lực.`,
  )[locale];
  const back = said(
    'You get back everything you paid. If we need a bank account for it, we’ll ask you by email.',
    'Bạn được hoàn lại toàn bộ số tiền đã trả. Nếu cần tài khoản nhận tiền, chúng tôi sẽ hỏi bạn qua email.',
  )[locale];
  const open = said('View event', 'Xem sự kiện')[locale];
  const rows: readonly (readonly [string, string])[] = [
    [said('Reason', 'Lý do')[locale], letter.reason],
    [said('Time', 'Thời gian')[locale], when(event, locale)],
    [said('Organiser', 'Ban tổ chức')[locale], oneLine(event.organiser)],
    ...refunds.flatMap(({ orderNumber, amount }): readonly (readonly [string, string])[] => [
      [said('Order', 'Đơn hàng')[locale], orderNumber],
      [said('Refund', 'Hoàn tiền')[locale], showMoney(amount, locale)],
    ]),
  ];
  return layOutEmail({
    locale,
    subject: said(`Cancelled: ${what}`, `Đã hủy: ${what}`)[locale],
    preview: opening,
    event,
    body: [
      heading(title),
      paragraph(naming(what, opening)),
      facts(rows),
      ...(refunds.length === 0 ? [] : [quiet(back)]),
      button(open, event.url),
    ],
    text: [
      title,
      opening,
      rows.map(([row, value]) => `${row}: ${value}`).join('\n'),
      ...(refunds.length === 0 ? [] : [back]),
      `${open}: ${event.url}`,
    ],
  });
}
