import type { PaymentProvider } from '#domain/money/payment/payment-method.ts';
import { type Said, said } from '#words/platform/said.ts';

/** Channels of money in reports; FREE: nothing was to pay. [S3-80] */
export const PAYMENT_PROVIDERS_SAID: Readonly<Record<PaymentProvider | 'FREE', Said>> = {
  BANK_TRANSFER: said('Bank transfer', 'Chuyển khoản ngân hàng'),
  VNPAY: said('VNPay', 'VNPay'),
  STRIPE: said('International card', 'Thẻ quốc tế'),
  WALLET: said('Vemoi wallet', 'Ví Vemoi'),
  MANUAL: said('Manual payment', 'Thanh toán thủ công'),
  FREE: said('Free', 'Miễn phí'),
};
