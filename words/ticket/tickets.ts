import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { ChangeRefusal } from '#domain/ticket/bought-ticket.ts';
import type {
  ReceiveTicketRefusal,
  ReissueRefusal,
  ResendTicketRefusal,
  SendTicketRefusal,
  TakeBackTicketRefusal,
} from '#domain/ticket/decide-ticket.ts';
import type { RecipientRefusal } from '#domain/ticket/recipient.ts';
import { showTime } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { type Said, said } from '#words/platform/said.ts';
import { TICKET_STAYS } from './ticket-stays.ts';

/** [S8-30] */
export const TICKET_UPDATE_FAILED: Said = said(
  'Failed to update ticket information',
  'Cập nhật thông tin vé không thành công',
);

/** [S8-47] */
export const TICKET_SENT = {
  title: said('Ticket sent successfully', 'Gửi vé thành công'),
  text: said('The recipient can use it immediately', 'Người nhận có thể sử dụng ngay'),
} as const;

export const mailedLately = (again: Instant, timezone?: string): Said =>
  said(
    `This ticket was just emailed. You can resend it at ${showTime(again, 'en', timezone)}`,
    `Vé vừa được gửi qua email. Bạn có thể gửi lại lúc ${showTime(again, 'vi', timezone)}`,
  );

export type TicketRefusal =
  | ChangeRefusal
  | RecipientRefusal
  | SendTicketRefusal
  | TakeBackTicketRefusal
  | ReceiveTicketRefusal
  | ResendTicketRefusal
  | ReissueRefusal;

type OwnRefusal = Exclude<TicketRefusal, Refusal>;

const SENTENCES: {
  readonly [Code in OwnRefusal['code']]: (refusal: Extract<OwnRefusal, { readonly code: Code }>) => Said;
} = {
  TICKET_CHECKED_IN: () => TICKET_STAYS.TICKET_CHECKED_IN,
  TICKET_TRANSFERRED: () => TICKET_STAYS.TICKET_TRANSFERRED,
  FIRST_NAME_MISSING: () => said('Please enter first name', 'Vui lòng nhập tên'),
  NAME_TOO_LONG: ({ max }) => said(`The name may not exceed ${max} characters`, `Tên không được quá ${max} ký tự`),
  EVENT_ENDED: () => TICKET_STAYS.EVENT_ENDED,
  TO_ONESELF: () => TICKET_STAYS.TO_ONESELF,
  NOT_SENT: () => TICKET_STAYS.NOT_SENT,
};

const isOwn = (refusal: TicketRefusal): refusal is OwnRefusal => Object.hasOwn(SENTENCES, refusal.code);

export function ticketRefusalSentence(refusal: TicketRefusal, locale: Locale): string {
  if (!isOwn(refusal)) return refusalSentence(refusal, locale);
  // The code selects the sentence; the compiler cannot relate the two.
  const sentence = SENTENCES[refusal.code] as (refusal: OwnRefusal) => Said;
  return sentence(refusal)[locale];
}
