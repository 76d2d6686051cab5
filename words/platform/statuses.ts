import type { TeamRole } from '#domain/event/event.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { OrderMoneyLabel, UnpaidReason } from '#domain/sale/checkout/order-money-label.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { OwnerStatus } from '#domain/sale/checkout/private-panel.ts';
import { type Said, said } from './said.ts';

/** For a value unknown to this version. */
export const OTHER_STATUS: Said = said('Other', 'Khác');

/** [S4-13] */
export const ORDER_STATUSES_SAID: Readonly<Record<OrderStatus, Said>> = {
  PROCESSING: said('Processing', 'Đang xử lý'),
  REQUIRED_APPROVAL: said('Pending approval', 'Chờ phê duyệt'),
  SUCCESSFUL: said('Successful', 'Thành công'),
  UNSUCCESSFUL: said('Unsuccessful', 'Không thành công'),
  CANCELLED: said('Cancelled', 'Đã hủy'),
  REFUNDED: said('Refunded', 'Đã hoàn tiền'),
  WITHDRAWN: said('Withdrawn', 'Đã rút lại'),
};

/** Only what is known; no verdict while the money may still arrive. [D7] */
export const UNPAID_STANDINGS_SAID: Readonly<Record<UnpaidReason, Said>> = {
  NOTHING_HEARD: said('Places released', 'Đã trả lại chỗ'),
  LATE_MONEY: said('Payment received late', 'Khoản thanh toán đến muộn'),
  GOES_BACK: said('Refund due', 'Chờ hoàn tiền'),
};

/** [S4-15] */
export const OWNER_STANDINGS_SAID: Readonly<Record<OwnerStatus, Said>> = {
  PENDING_APPROVAL: said('Pending approval', 'Chờ phê duyệt'),
  CONFIRMED: said('Your ticket has been confirmed', 'Vé của bạn đã được xác nhận'),
  NOT_ATTENDING: said('You will not attend', 'Bạn sẽ không tham dự'),
};

/** [S4-14] */
export const ORDER_MONEY_LABELS_SAID: Readonly<Record<OrderMoneyLabel, Said>> = {
  paid: said('Paid', 'Đã thanh toán'),
  remaining: said('Remaining', 'Còn lại'),
  completed: said('Completed', 'Hoàn tất'),
  pendingPayment: said('Pending payment', 'Chờ thanh toán'),
  paymentProcessing: said('Payment processing', 'Đang xử lý thanh toán'),
  unpaid: said('Unpaid', 'Chưa thanh toán'),
};

export const PAYMENT_STATES_SAID: Readonly<Record<PaymentState, Said>> = {
  PENDING: said('Waiting for payment', 'Chờ thanh toán'),
  PART_PAID: said('Partly paid', 'Thanh toán một phần'),
  SUCCEEDED: said('Paid', 'Đã thanh toán'),
  EXPIRED: said('Expired', 'Đã hết hạn'),
  CANCELLED: said('Cancelled', 'Đã hủy'),
  FAILED: said('Failed', 'Thất bại'),
  LATE_MONEY: said('Paid late, sold out', 'Thanh toán muộn, hết chỗ'),
  REFUND_DUE: said('To be refunded', 'Chờ hoàn tiền'),
  REFUNDED: said('Refunded', 'Đã hoàn tiền'),
};

export const TRANSFER_STATES_SAID: Readonly<Record<TransferState, Said>> = {
  PAID: said('Paid in full', 'Đã thanh toán đủ'),
  SHORT: said('Underpaid', 'Thiếu tiền'),
  OVER: said('Overpaid', 'Thừa tiền'),
  LATE_SEATED: said('Late, tickets issued', 'Đến muộn, đã xuất vé'),
  LATE_NO_PLACE: said('Late, sold out', 'Đến muộn, hết chỗ'),
  DUPLICATE: said('Paid twice', 'Trả hai lần'),
  UNKNOWN: said('Unknown', 'Không rõ'),
  AMBIGUOUS: said('Ambiguous', 'Chưa xác định'),
  REFUND_PAID: said('Refund paid', 'Đã trả tiền hoàn'),
  WITHDRAWAL_PAID: said('Withdrawal paid', 'Đã chuyển tiền rút'),
  REFUND_AMOUNT: said('Wrong refund amount', 'Sai số tiền hoàn'),
  REFUND_SECOND: said('Refund paid twice', 'Hoàn tiền hai lần'),
  CLOSED: said('Closed by hand', 'Đã xử lý thủ công'),
  IGNORED: said('Ignored', 'Bỏ qua'),
};

export const TEAM_ROLES_SAID: Readonly<Record<TeamRole, Said>> = {
  MANAGER: said('Manager', 'Quản lý'),
  EDITOR: said('Editor', 'Biên tập'),
  CHECK_IN: said('Check-in', 'Soát vé'),
};

/** [S9-08] */
export const PAYMENT_METHODS_SAID: Readonly<Record<PaymentMethod, Said>> = {
  BankTransfer: said('Bank transfer', 'Chuyển khoản ngân hàng'),
  Stripe: said('Visa/MasterCard/JCB', 'Visa/MasterCard/JCB'),
  QrVnpay: said('QR payment', 'Thanh toán QR'),
  VnBankVnpay: said('Domestic credit/debit card', 'Thẻ nội địa'),
  IntCardVnpay: said('International card', 'Thẻ quốc tế'),
  Wallet: said('Vemoi wallet', 'Ví Vemoi'),
  Manual: said('Manual Payment', 'Thanh toán thủ công'),
};
