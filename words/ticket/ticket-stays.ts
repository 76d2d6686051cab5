import type { TicketChangeObstacle } from '#domain/ticket/ticket-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S8-35] [S8-36] */
export const TICKET_STAYS: Readonly<Record<TicketChangeObstacle, Said>> = {
  TICKET_CHECKED_IN: said('This ticket already checked in, can not edit', 'Vé này đã check-in, không thể chỉnh sửa'),
  TICKET_TRANSFERRED: said(
    'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
    'Vé này đã được chuyển từ người khác nên không thể chuyển tiếp hoặc chỉnh sửa lại.',
  ),
  EVENT_ENDED: said('The event has ended', 'Sự kiện đã kết thúc'),
  TO_ONESELF: said('This ticket is already yours', 'Vé này đã là của bạn'),
  NOT_SENT: said('This ticket can no longer be taken back', 'Không thể lấy lại vé này nữa'),
};
