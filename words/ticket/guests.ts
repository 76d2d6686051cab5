import type { GuestStatus } from '#domain/ticket/guest-status.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S4-19] */
export const GUEST_STATUSES_SAID: Readonly<Record<GuestStatus, Said>> = {
  UNPAID: said('Unpaid', 'Chưa thanh toán'),
  PENDING_PAYMENT: said('Pending Payment', 'Chờ thanh toán'),
  PAYMENT_PROCESSING: said('Payment Processing', 'Đang xử lý thanh toán'),
  APPROVED: said('Approved', 'Đã duyệt'),
  DECLINED: said('Declined', 'Đã từ chối'),
  WAITING_APPROVAL: said('Waiting approval', 'Chờ duyệt'),
  ATTENDING: said('Attending', 'Sẽ tham dự'),
  NOT_ATTENDING: said('Not Attending', 'Không tham dự'),
  RSVP_ACCEPTED: said('RSVP Accepted', 'Đã nhận lời mời'),
  CHECKED_IN: said('Checked in', 'Đã check-in'),
  NOT_CHECKED_IN: said('Not Checked in', 'Chưa check-in'),
  INVITED: said('Invited', 'Đã mời'),
};
