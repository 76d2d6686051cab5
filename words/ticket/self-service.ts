import type { SelfServiceProblem } from '#domain/ticket/self-service.ts';
import { type Said, said } from '#words/platform/said.ts';

export const SELF_SERVICE: Readonly<Record<SelfServiceProblem, Said>> = {
  NOT_ALLOWED: said(
    'The organiser doesn’t allow this. Please contact them',
    'Ban tổ chức không cho phép việc này. Vui lòng liên hệ ban tổ chức',
  ),
  TICKET_VOID: said('This ticket is no longer valid', 'Vé không còn hiệu lực'),
  TICKET_CHECKED_IN: said('This ticket was already used', 'Vé này đã được dùng'),
  TICKET_TRANSFERRED: said('This ticket was given to someone else', 'Vé này đã được tặng cho người khác'),
  ORDER_NOT_COMPLETE: said('The order of this ticket isn’t completed', 'Đơn hàng của vé này chưa hoàn tất'),
  TOO_LATE: said('The deadline for this has passed', 'Đã quá hạn thực hiện'),
  ORDER_NOT_WHOLE: said(
    'Another ticket of this order was used or given away, so the order stays in its session',
    'Một vé khác trong đơn đã được dùng hoặc tặng, nên đơn giữ nguyên suất',
  ),
  OTHER_TICKETS: said('That session has no tickets of this kind on sale', 'Suất đó không bán loại vé này'),
  SESSION_FULL: said('That session doesn’t have enough places left', 'Suất đó không còn đủ chỗ'),
  LIMIT_REACHED: said(
    'You would have more tickets of that session than one person may buy',
    'Bạn sẽ vượt số vé tối đa mỗi người được mua của suất đó',
  ),
};
