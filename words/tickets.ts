import type { AttendanceMode } from '#domain/event/event.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import type { Locale } from '#domain/text/locale.ts';
import type { ChangeRefusal } from '#domain/ticket/change-refusal.ts';
import type { ReissueRefusal } from '#domain/ticket/change-ticket.ts';
import type { GatePassRefusal } from '#domain/ticket/gate-pass.ts';
import type { GiveRefusal } from '#domain/ticket/give-tickets.ts';
import type { RecipientRefusal } from '#domain/ticket/recipient.ts';
import type { ReceiveTicketRefusal, ResendTicketRefusal, SendTicketRefusal, TakeBackTicketRefusal } from '#domain/ticket/send-ticket.ts';
import { showMoment } from './money-and-dates.ts';
import { refusalSentence } from './refusals.ts';
import { type Said, said } from './said.ts';

/** [S2.10-02] */
export const TICKET_KINDS_SAID: Readonly<Record<AttendanceMode, Said>> = {
  ONLINE: said('Online ticket', 'Vé trực tuyến'),
  ONSITE: said('Onsite ticket', 'Vé trực tiếp'),
};

/** [S8-30] */
export const TICKET_UPDATE_FAILED: Said = said('Failed to update ticket information', 'Cập nhật thông tin vé không thành công');

/** [S8-47] */
export const TICKET_SENT = {
  title: said('Ticket sent successfully', 'Gửi vé thành công'),
  text: said('The recipient can use it immediately', 'Người nhận có thể sử dụng ngay'),
} as const;

/** Every way in which a ticket stays as it is. */
export type TicketRefusal =
  | ChangeRefusal
  | RecipientRefusal
  | SendTicketRefusal
  | TakeBackTicketRefusal
  | ReceiveTicketRefusal
  | ResendTicketRefusal
  | ReissueRefusal
  | GiveRefusal
  | GatePassRefusal;

type OwnRefusal = Exclude<TicketRefusal, Refusal>;

/** The first two are the specification's own. [S8-35] [S8-36] */
const SENTENCES: { readonly [Code in OwnRefusal['code']]: (refusal: Extract<OwnRefusal, { readonly code: Code }>) => Said } = {
  TICKET_CHECKED_IN: () => said('This ticket already checked in, can not edit', 'Vé này đã check-in, không thể chỉnh sửa'),
  TICKET_TRANSFERRED: () =>
    said(
      'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
      'Vé này đã được chuyển từ người khác nên không thể chuyển tiếp hoặc chỉnh sửa lại.',
    ),
  FIRST_NAME_MISSING: () => said('Please enter first name', 'Vui lòng nhập tên'),
  NAME_TOO_LONG: ({ max }) => said(`The name may not exceed ${max} characters`, `Tên không được quá ${max} ký tự`),
  EVENT_ENDED: () => said('The event has ended', 'Sự kiện đã kết thúc'),
  TO_ONESELF: () => said('This ticket is yours already', 'Vé này đã là của bạn'),
  NOBODY_NAMED: () => said('Nobody is on this list', 'Danh sách này chưa có ai'),
  TOO_MANY_ROWS: ({ max }) => said(`Please give at most ${max} tickets at once`, `Vui lòng tặng tối đa ${max} vé mỗi lần`),
  ROWS_WRONG: ({ rows }) => {
    const named = rows.map(({ row }) => row).join(', ');
    return said(`No ticket was given. Please correct these rows: ${named}`, `Chưa tặng vé nào. Vui lòng sửa các dòng: ${named}`);
  },
  PASS_REVOKED: () => said('This device may not check in any more', 'Thiết bị này không còn được phép soát vé'),
  PASS_OVER: ({ since }) =>
    said(
      `This device may check in until ${showMoment(since, 'en')}. Please renew it`,
      `Thiết bị này được soát vé đến ${showMoment(since, 'vi')}. Vui lòng gia hạn`,
    ),
  NOT_SENT: () => said('This ticket cannot be taken back any more', 'Không thể lấy lại vé này nữa'),
};

const isOwn = (refusal: TicketRefusal): refusal is OwnRefusal => Object.hasOwn(SENTENCES, refusal.code);

/** Why a ticket stays as it is, in the reader's language. */
export function ticketRefusalSentence(refusal: TicketRefusal, locale: Locale): string {
  if (!isOwn(refusal)) return refusalSentence(refusal, locale);
  // One code picks its own sentence; the compiler cannot see that both come from one member of the union.
  const sentence = SENTENCES[refusal.code] as (refusal: OwnRefusal) => Said;
  return sentence(refusal)[locale];
}
