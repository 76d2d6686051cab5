import type { EmailDropReason } from '#domain/people/email-drop-reason.ts';
import { type Said, said } from '#words/platform/said.ts';

export const EMAIL_DROPS_SAID: Readonly<Record<EmailDropReason, Said>> = {
  CODE_EXPIRED: said('The code had expired', 'Mã đã hết hạn'),
  ORDER_GONE: said('The order no longer exists', 'Đơn hàng không còn'),
  NO_VALID_TICKET: said('The order has no valid ticket', 'Đơn hàng không còn vé nào hợp lệ'),
  NOT_THE_HOLDER: said('No valid ticket names the recipient', 'Không có vé hợp lệ nào đứng tên người nhận'),
  TICKET_MOVED: said('The ticket was taken back or voided', 'Vé đã bị lấy lại hoặc bị hủy'),
  PAYMENT_NOT_WAITING: said('The payment no longer waits', 'Khoản thanh toán không còn chờ nữa'),
  PAYMENT_GONE: said('The payment no longer exists', 'Khoản thanh toán không còn'),
  REST_NOT_AWAITED: said(
    'The rest was paid or is no longer awaited',
    'Phần còn lại đã được trả hoặc không còn chờ nữa',
  ),
  MONEY_SETTLED: said('The money got its tickets or was refunded', 'Khoản tiền đã thành vé hoặc đã được hoàn'),
  NO_LONGER_WAITS: said('The recipient no longer waits for a place', 'Người nhận không còn chờ chỗ'),
  OFFER_OVER: said('The places are no longer held for the recipient', 'Chỗ không còn được giữ cho người nhận'),
  INVITATION_CHANGED: said(
    'The invitation was answered, withdrawn or rewritten',
    'Thư mời đã được trả lời, thu hồi hoặc viết lại',
  ),
  CANCELLATION_GONE: said('The cancellation was undone', 'Việc hủy đã được hoàn tác'),
  MOVED_AGAIN: said('The session was moved again', 'Buổi này lại được dời sang lúc khác'),
  OPTED_OUT: said('The guest unsubscribed', 'Khách đã ngừng nhận email'),
  ADDRESS_BOUNCED: said('An earlier email to the address bounced', 'Thư trước gửi đến địa chỉ này đã bị trả lại'),
  EVENT_GONE: said('The event no longer exists', 'Sự kiện không còn'),
  MEMBER_LEFT: said('The member left the team', 'Thành viên đã rời nhóm'),
  REGISTRATION_MOVED_ON: said('The registration has changed since', 'Hồ sơ đăng ký đã thay đổi'),
  LEAD_GONE: said('The message from the contact form was deleted', 'Lời nhắn từ trang liên hệ đã bị xóa'),
  UNREADABLE: said('The email’s data can’t be read', 'Không đọc được dữ liệu của email'),
  REJECTED: said('The recipient’s mail server refused it', 'Máy chủ email của người nhận từ chối'),
};
