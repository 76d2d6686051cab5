import type { HistoryActor, HistoryKind } from '#domain/sale/checkout/order-history.ts';
import { type Said, said } from '#words/platform/said.ts';

/** What happened to an order, for its desk. */
export const ORDER_HISTORY_SAID: Readonly<Record<HistoryKind, Said>> = {
  PLACED: said('Order placed', 'Đặt đơn hàng'),
  PAID: said('Paid', 'Đã thanh toán'),
  PAID_LATE: said('Paid after the time to pay, tickets issued', 'Thanh toán muộn, đã xuất vé'),
  PART_PAID: said('Part of the amount received', 'Nhận được một phần số tiền'),
  PAID_AGAIN: said('Second payment received', 'Nhận thêm một khoản thanh toán'),
  LATE_MONEY: said('Payment received, but no tickets left for it', 'Đã nhận tiền nhưng không còn vé'),
  REFUND_CHOSEN: said('Refund of the late payment chosen', 'Chọn hoàn lại khoản thanh toán muộn'),
  WAITING_CHOSEN: said('Waiting for tickets chosen', 'Chọn chờ vé'),
  WAITING_OVER: said('No tickets became free', 'Không có vé nào trống'),
  EXPIRED: said('Time to pay ran out', 'Hết thời gian thanh toán'),
  PAYMENT_REFUSED: said('Manual payment refused', 'Từ chối thanh toán thủ công'),
  APPROVED: said('Registration approved', 'Duyệt đăng ký'),
  DECLINED: said('Registration declined', 'Từ chối đăng ký'),
  WITHDRAWN: said('Registration withdrawn', 'Rút lại đăng ký'),
  GIVEN_BACK: said('Order cancelled, tickets returned', 'Hủy đơn hàng, trả lại vé'),
  TICKETS_VOIDED: said('Tickets cancelled', 'Hủy vé'),
  REFUND_DECIDED: said('Refund decided', 'Quyết định hoàn tiền'),
  REFUND_SENT: said('Refund sent', 'Đã chuyển tiền hoàn'),
  REFUND_CONFIRMED: said('Refund received by the buyer’s bank', 'Ngân hàng người mua đã nhận tiền hoàn'),
  REFUND_FAILED: said('Refund came back', 'Tiền hoàn bị trả lại'),
  SESSION_CHANGED: said('Moved to another session', 'Đổi sang buổi khác'),
  TICKET_MAILED: said('Ticket emailed again', 'Gửi lại vé qua email'),
  TICKET_REISSUED: said('Ticket replaced, new QR code', 'Cấp lại vé với mã QR mới'),
  TICKET_EDITED: said('Ticket edited', 'Sửa vé'),
  TICKET_GIVEN: said('Ticket given to someone else', 'Tặng vé cho người khác'),
  TICKET_RECEIVED: said('Gifted ticket accepted', 'Nhận vé được tặng'),
  TICKET_TAKEN_BACK: said('Gifted ticket taken back', 'Lấy lại vé đã tặng'),
  INVOICE_ISSUED: said('E-invoice issued', 'Xuất hóa đơn điện tử'),
  INVOICE_FAILED: said('E-invoice failed', 'Xuất hóa đơn điện tử thất bại'),
  INVOICE_RETRIED: said('E-invoice tried again', 'Xuất lại hóa đơn điện tử'),
};

/** Who did it, without a name. */
export const HISTORY_ACTORS_SAID: Readonly<Record<Exclude<HistoryActor['by'], 'PERSON'>, Said>> = {
  BUYER: said('Buyer', 'Người mua'),
  STAFF: said('Vemoi staff', 'Nhân viên Vemoi'),
  PLATFORM: said('Automatically', 'Tự động'),
};
