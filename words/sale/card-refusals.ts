import type { CardRefusal, ConfirmRefusal } from '#domain/money/payment/card-refusal.ts';
import type { CardPanelProblem } from '#domain/money/payment/chosen-card.ts';
import type { GatewayHint } from '#domain/money/payment/gateway-return.ts';
import { type Said, said } from '#words/platform/said.ts';

const invalidNumber = said('Invalid card number', 'Số thẻ không hợp lệ');

/** [S5-28] [S5-29] [S5-32] */
export const CARD_REFUSALS_SAID: Readonly<Record<CardRefusal, Said>> = {
  INVALID_NUMBER: invalidNumber,
  INVALID_EXPIRY: said('Invalid expiry date', 'Ngày hết hạn không hợp lệ'),
  INVALID_CVC: said('Invalid CVC', 'Mã CVC không hợp lệ'),
  INVALID_ZIP: said('Invalid zip code', 'Mã bưu chính không hợp lệ'),
  INVALID_CARD: said('Invalid card', 'Thẻ không hợp lệ'),
};

/** [S8-18] */
export const CONFIRM_REFUSALS_SAID: Readonly<Record<ConfirmRefusal, Said>> = {
  AUTHENTICATION_FAILED: said('Payment authentication failed', 'Xác thực thanh toán không thành công'),
  INVALID_NUMBER: invalidNumber,
  INVALID_DETAILS: said('Invalid card details', 'Thông tin thẻ không hợp lệ'),
};

/** [S5-25] [S5-26] [S5-27] */
export const CARD_PANEL_PROBLEMS_SAID: Readonly<Record<CardPanelProblem, Said>> = {
  CARD_REQUIRED: said('Credit card is required', 'Vui lòng chọn thẻ'),
  NAME_REQUIRED: said('Name is required', 'Vui lòng nhập tên chủ thẻ'),
  DETAILS_INCOMPLETE: said('Please fill in all card details', 'Vui lòng điền đầy đủ thông tin thẻ'),
};

/** Shown beside the polled result, never instead of it. */
export const GATEWAY_HINTS_SAID: Readonly<Record<GatewayHint, Said>> = {
  NOT_REGISTERED: said(
    'This card or account is not registered for online payment',
    'Thẻ hoặc tài khoản chưa đăng ký thanh toán trực tuyến',
  ),
  IDENTITY_WRONG: said(
    'Too many incorrect attempts with the card details',
    'Xác thực thông tin thẻ không đúng quá số lần cho phép',
  ),
  TIME_OVER: said('The time to pay has run out', 'Đã hết thời gian thanh toán'),
  ACCOUNT_LOCKED: said('This card or account is locked', 'Thẻ hoặc tài khoản bị khóa'),
  CODE_WRONG: said('Incorrect one-time code', 'Mã OTP không đúng'),
  NOT_ENOUGH_MONEY: said('Insufficient funds', 'Tài khoản không đủ số dư'),
  DAILY_LIMIT: said('Daily limit reached', 'Tài khoản đã vượt hạn mức giao dịch trong ngày'),
  BANK_MAINTENANCE: said('The bank is under maintenance', 'Ngân hàng đang bảo trì'),
  PASSWORD_WRONG: said('Too many incorrect payment passwords', 'Nhập sai mật khẩu thanh toán quá số lần cho phép'),
  OTHER: said('The payment wasn’t completed', 'Giao dịch chưa được thực hiện'),
};

/** Only for a definite refusal, never while the money's state is unknown. [S8-17] */
export const CARD_PAYMENT_FAILED = {
  title: said('Payment failed', 'Thanh toán không thành công'),
  text: said(
    'Payment through the card provider failed, please check the card details',
    'Thanh toán qua nhà cung cấp thẻ không thành công, vui lòng kiểm tra thông tin thẻ',
  ),
} as const;

/** [S2.11-19] [S8-19] */
export const CARD_PANEL_SAID = {
  addCard: said('Add card', 'Thêm thẻ'),
  name: said('Enter name', 'Nhập tên chủ thẻ'),
  checkout: said('Checkout', 'Thanh toán'),
  deleted: said('Card deleted successfully', 'Đã xóa thẻ thành công'),
} as const;
