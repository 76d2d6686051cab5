import type { GuestAction } from '#domain/permission/guest-actions.ts';
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

export const GUEST_ACTIONS_SAID: Readonly<Record<GuestAction, Said>> = {
  APPROVE: said('Approve', 'Duyệt'),
  DECLINE: said('Decline', 'Từ chối'),
  RESEND: said('Resend', 'Gửi lại'),
  EDIT: said('Edit', 'Chỉnh sửa'),
  CHECK_IN: said('Check in', 'Check-in'),
  UNDO_CHECK_IN: said('Undo check-in', 'Hoàn tác check-in'),
};
