import type { PayoutFilter, PayoutState } from '#domain/sale/refund/payout.ts';
import { type Said, said } from '#words/platform/said.ts';

export const PAYOUT_STATES_SAID: Readonly<Record<PayoutState, Said>> = {
  WITH_PROVIDER: said('With the payment provider', 'Cổng thanh toán đang hoàn'),
  DISPUTED: said('Disputed', 'Đang khiếu nại'),
  NEEDS_ACCOUNT: said('Needs an account', 'Chưa có tài khoản'),
  READY: said('Ready to pay', 'Sẵn sàng chuyển'),
  SENT: said('Sent', 'Đã chuyển'),
  FAILED: said('Failed', 'Bị trả lại'),
};

export const PAYOUT_FILTERS_SAID: Readonly<Record<PayoutFilter, Said>> = {
  ...PAYOUT_STATES_SAID,
  OVERDUE: said('Overdue', 'Quá hạn'),
};
