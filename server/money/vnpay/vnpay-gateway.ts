import type { Instant } from '#domain/kernel/instant.ts';
import type { GatewayReport, RefundReport } from '#domain/money/payment/gateway-report.ts';
import { GATEWAY_TYPES } from '#domain/money/payment/payment-method.ts';
import {
  readVnpayAmount,
  readVnpayMoment,
  vnpayAmount,
  vnpayMoment,
  vnpayOutcome,
  vnpayRefundOutcome,
} from '#domain/money/payment/vnpay.ts';
import type { GatewayPayment } from '#server/money/ports/gateway-payments.ts';
import type { GatewayRefundOrder, PaymentGateway } from '#server/money/ports/payment-gateway.ts';
import type { VnpaySettings } from '#server/platform/ports/environment.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { isVnpaySignature, vnpayQuery, vnpaySignature } from './vnpay-signature.ts';
import type { PostToVnpay } from './vnpay-transport.ts';

const VERSION = '2.1.0';
/** Asked from the server itself. */
const OWN_ADDRESS = '127.0.0.1';

/** The order in which an answer to a refund is signed. [STD 2] */
const REFUND_ANSWER = [
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
];
const QUERY_ANSWER = [...REFUND_ANSWER, 'vnp_PromotionCode', 'vnp_PromotionAmount'];

/** Of all that was paid, and of a part of it. */
const REFUND_TYPES = ['02', '03'];

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

  async function ask(message: Readonly<Record<string, string>>, answerOrder: readonly string[]) {
    const signed = Object.values(message).join('|');
    const answer = await post({ ...message, vnp_SecureHash: vnpaySignature(secret, signed) });
    const said = (name: string): string => {
      const value = answer[name];
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    if (!isVnpaySignature(secret, answerOrder.map(said).join('|'), said('vnp_SecureHash')))
      throw new Error('VNPay’s answer has a wrong signature');
    return said;
  }

  const queryOf = ({ reference, startedAt }: GatewayPayment, now: Instant) =>
    ask(
      {
        vnp_RequestId: referenceOf(newId.newId()),
        vnp_Version: VERSION,
        vnp_Command: 'querydr',
        vnp_TmnCode: tmnCode,
        vnp_TxnRef: reference,
        vnp_TransactionDate: vnpayMoment(startedAt),
        vnp_CreateDate: vnpayMoment(now),
        vnp_IpAddr: OWN_ADDRESS,
        vnp_OrderInfo: `Query ${reference}`,
      },
      QUERY_ANSWER,
    );

  /** VNPay tells the newest transaction of a payment: the refund if it knows of one, else the payment itself. */
  async function refundState(
    { payment, amount, number, before }: GatewayRefundOrder,
    now: Instant,
  ): Promise<RefundReport | null> {
    const said = await queryOf(payment, now);
    const code = said('vnp_ResponseCode');
    if (code !== '00') throw new Error(`VNPay did not answer the question: ${code}`);
    if (said('vnp_TxnRef') !== payment.reference || said('vnp_TmnCode') !== tmnCode)
      throw new Error('VNPay answered for something else');
    if (!REFUND_TYPES.includes(said('vnp_TransactionType'))) return null;
    const stated = said('vnp_TransactionNo');
    if (number === null && before.includes(stated)) return null;
    const ours = number === null ? !before.includes(null) : stated === number;
    if (!ours || readVnpayAmount(said('vnp_Amount')) !== amount)
      throw new Error('VNPay answered for another refund of the payment');
    const status = said('vnp_TransactionStatus');
    const outcome = vnpayRefundOutcome('00', status);
    if (outcome === null) throw new Error(`VNPay says of a refund: ${status}`);
    return { outcome, number: stated || null, code: status };
  }

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
      const said = await queryOf(payment, now);
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
    refundState,
    refund: async (order, now): Promise<RefundReport> => {
      const { payment, refundId, amount } = order;
      const [whole, part] = REFUND_TYPES;
      const said = await ask(
        {
          // The same request has the same id, which VNPay takes once. [STD 2]
          vnp_RequestId: referenceOf(refundId),
          vnp_Version: VERSION,
          vnp_Command: 'refund',
          vnp_TmnCode: tmnCode,
          vnp_TransactionType: (amount === payment.amount ? whole : part) ?? '',
          vnp_TxnRef: payment.reference,
          vnp_Amount: vnpayAmount(amount),
          vnp_TransactionNo: payment.transactionNumber ?? '',
          vnp_TransactionDate: vnpayMoment(payment.startedAt),
          vnp_CreateBy: 'Vemoi',
          vnp_CreateDate: vnpayMoment(now),
          vnp_IpAddr: OWN_ADDRESS,
          vnp_OrderInfo: `Refund ${payment.reference}`,
        },
        REFUND_ANSWER,
      );
      const code = said('vnp_ResponseCode');
      const status = said('vnp_TransactionStatus');
      const outcome = vnpayRefundOutcome(code, status);
      if (outcome === null) throw new Error(`VNPay answered a refund with ${code}, ${status}`);
      const right = said('vnp_TxnRef') === payment.reference && said('vnp_TmnCode') === tmnCode;
      if (!right || (code === '00' && readVnpayAmount(said('vnp_Amount')) !== amount))
        throw new Error('VNPay answered for another refund');
      return { outcome, number: said('vnp_TransactionNo') || null, code: code === '00' ? status : code };
    },
  };
};
