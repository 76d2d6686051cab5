import type { MailingAudience, MailingState } from '#domain/event/mailing/mailing.ts';
import type { NotSentReason } from '#domain/event/mailing/mailing-refusals.ts';
import { type Said, said } from '#words/platform/said.ts';

export const MAILING_AUDIENCES_SAID: Readonly<Record<MailingAudience, Said>> = {
  TICKET_HOLDERS: said('Everyone with a ticket', 'Tất cả người có vé'),
  NOT_CHECKED_IN: said('Guests not checked in yet', 'Khách chưa check-in'),
  PENDING: said('Registrations waiting for approval', 'Người đang chờ duyệt'),
  INVITED: said('Invited guests who haven’t replied', 'Khách mời chưa trả lời'),
  RSVP_ACCEPTED: said('Invited guests who accepted', 'Khách mời đã nhận lời'),
  RSVP_WAITING: said('Invited guests on the waiting list', 'Khách mời trong danh sách chờ'),
  RSVP_DECLINED: said('Invited guests who declined', 'Khách mời đã từ chối'),
};

export const MAILING_STATES_SAID: Readonly<Record<MailingState, Said>> = {
  SCHEDULED: said('Scheduled', 'Đã hẹn giờ'),
  NOT_SENT: said('Not sent', 'Chưa gửi được'),
  CANCELLED: said('Cancelled', 'Đã hủy'),
  SENDING: said('Sending', 'Đang gửi'),
  STOPPED: said('Stopped', 'Đã dừng'),
  DONE: said('Sent', 'Đã gửi'),
};

export const NOT_SENT_SAID: Readonly<Record<NotSentReason, Said>> = {
  EVENT_READY: said('The event was not published.', 'Lúc đó sự kiện chưa được đăng.'),
  EVENT_CANCELLED: said('The event was cancelled.', 'Sự kiện đã bị hủy.'),
  EVENT_ARCHIVED: said('The event was archived.', 'Sự kiện đang được lưu trữ.'),
  NOT_ALLOWED: said(
    'The person who scheduled it can no longer email guests.',
    'Người hẹn giờ không còn quyền gửi thư cho khách.',
  ),
  GROUP_DELETED: said('The group of guests it was for has been deleted.', 'Nhóm khách của thư này đã bị xóa.'),
  NO_RECIPIENTS: said('No one matched this choice at that time.', 'Lúc đó chưa có ai thuộc nhóm này.'),
  TOO_MANY_RECIPIENTS: said(
    'It would have gone to more people than the sender can email within 24 hours.',
    'Số người nhận vượt quá số người gửi được trong 24 giờ.',
  ),
  LINKS_TOO_EARLY: said('New accounts can’t send links yet.', 'Tài khoản mới chưa được gửi liên kết.'),
  BANK_AS_SENDER: said('Emails can’t be sent in the name of a bank.', 'Không thể gửi thư dưới tên một ngân hàng.'),
};
