import type { GatewayReport } from '#domain/money/payment/gateway-report.ts';
import { GATEWAY_TYPES } from '#domain/money/payment/payment-method.ts';
import {
  readVnpayAmount,
  readVnpayMoment,
  vnpayAmount,
  vnpayMoment,
  vnpayOutcome,
} from '#domain/money/payment/vnpay.ts';
import type { PaymentGateway } from '#server/money/ports/payment-gateway.ts';
import type { VnpaySettings } from '#server/platform/ports/environment.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { isVnpaySignature, vnpayQuery, vnpaySignature } from './vnpay-signature.ts';
import type { PostToVnpay } from './vnpay-transport.ts';

const VERSION = '2.1.0';
/** Asked from the server itself. */
const OWN_ADDRESS = '127.0.0.1';

/** The order in which an answer to querydr is signed. [STD 2] */
const QUERY_ANSWER = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
];

/** Only letters and digits: encoders differ on the rest. */
const referenceOf = (paymentId: string): string => paymentId.replaceAll('-', '');

/** The signed text is the query as it is sent. */
function vnpayPayLink(
  settings: Pick<VnpaySettings, 'payUrl' | 'secret'>,
  parameters: Readonly<Record<string, string>>,
): string {
  const query = vnpayQuery(parameters);
  return `${settings.payUrl}?${query}&vnp_SecureHash=${vnpaySignature(settings.secret, query)}`;
}

/** VNPay 2.1.0: QR code, domestic card or account, international card. */
export const makeVnpayGateway = (settings: VnpaySettings, newId: NewId, post: PostToVnpay): PaymentGateway => {
  const { tmnCode, secret } = settings;
  return {
    provider: 'VNPAY',
    start: async ({ paymentId, method, amount, startedAt, expiresAt, returnUrl, locale, payer }) => {
      const reference = referenceOf(paymentId);
      const link = vnpayPayLink(settings, {
        vnp_Version: VERSION,
        vnp_Command: 'pay',
        vnp_TmnCode: tmnCode,
        vnp_Amount: vnpayAmount(amount),
        vnp_BankCode: GATEWAY_TYPES[method] ?? '',
        vnp_CreateDate: vnpayMoment(startedAt),
        vnp_CurrCode: 'VND',
        vnp_ExpireDate: vnpayMoment(expiresAt),
        vnp_IpAddr: payer,
        vnp_Locale: locale === 'vi' ? 'vn' : 'en',
        vnp_OrderInfo: `Vemoi ${reference}`,
        vnp_OrderType: 'other',
        vnp_ReturnUrl: returnUrl,
        vnp_TxnRef: reference,
      });
      return { reference, continueWith: link };
    },
    query: async (payment, now): Promise<GatewayReport | null> => {
      const message: Record<string, string> = {
        vnp_RequestId: referenceOf(newId.newId()),
        vnp_Version: VERSION,
        vnp_Command: 'querydr',
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: payment.reference,
        vnp_TransactionDate: vnpayMoment(payment.startedAt),
        vnp_CreateDate: vnpayMoment(now),
        vnp_IpAddr: OWN_ADDRESS,
        vnp_OrderInfo: `Query ${payment.reference}`,
      };
      const signed = Object.values(message).join('|');
      const answer = await post({ ...message, vnp_SecureHash: vnpaySignature(secret, signed) });
      const said = (name: string): string => {
        const value = answer[name];
        return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
      };
      if (!isVnpaySignature(secret, QUERY_ANSWER.map(said).join('|'), said('vnp_SecureHash')))
        throw new Error('VNPay’s answer has a wrong signature');
      const code = said('vnp_ResponseCode');
      if (code === '91') return null;
      if (code !== '00') throw new Error(`VNPay did not answer the question: ${code}`);
      const amount = readVnpayAmount(said('vnp_Amount'));
      if (said('vnp_TxnRef') !== payment.reference || said('vnp_TmnCode') !== tmnCode || amount === null)
        throw new Error('VNPay answered for something else');
      const status = said('vnp_TransactionStatus');
      return {
        provider: 'VNPAY',
        reference: payment.reference,
        // The answer's own code only says that the question was understood.
        outcome: vnpayOutcome('00', status),
        amount,
        code: status,
        transactionNumber: said('vnp_TransactionNo') || null,
        paidAt: readVnpayMoment(said('vnp_PayDate')),
      };
    },
  };
};
