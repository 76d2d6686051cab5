import type { SelfServiceProblem } from '#domain/ticket/self-service.ts';
import { type Said, said } from '#words/platform/said.ts';

/** Why a ticket's buyer may not return or change it. */
export const SELF_SERVICE: Readonly<Record<SelfServiceProblem, Said>> = {
  NOT_ALLOWED: said(
    'The organiser doesn’t allow this. Please contact them',
    'Ban tổ chức không cho phép việc này. Vui lòng liên hệ ban tổ chức',
  ),
  TICKET_VOID: said('This ticket is no longer valid', 'Vé không còn hiệu lực'),
  TICKET_CHECKED_IN: said('This ticket was already used', 'Vé này đã được dùng'),
  TICKET_TRANSFERRED: said('This ticket was given to somebody else', 'Vé này đã được tặng cho người khác'),
  ORDER_NOT_COMPLETE: said('The order of this ticket isn’t completed', 'Đơn hàng của vé này chưa hoàn tất'),
  TOO_LATE: said('The deadline for this has passed', 'Đã quá hạn thực hiện'),
};
