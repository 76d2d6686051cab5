import { expect, it } from 'vitest';
import { readVnpayNotice } from './vnpay-notice.ts';

// Published with the tests of github.com/lehuygiang28/vnpay (MIT), test/verify-return-url.test.ts.
const MERCHANT = { tmnCode: 'TEST_TMN_CODE', secret: 'test_secret' };
const PAID = {
  vnp_Amount: '1000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14422574',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Thanh toan don hang 2024-05-21T02:17:31.249Z',
  vnp_PayDate: '20240521091806',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'TEST_TMN_CODE',
  vnp_TransactionNo: '14422574',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: '1716257871703',
  vnp_SecureHash:
    '649982421beb422556a1374713c74e58e716ecbd05007c0c0e1f7effdfaf361dbf146889ca446139afe11b9954c4d5c486e99e3b86fcfab6957f29eb0be72895',
};
const FAILED = {
  ...PAID,
  vnp_ResponseCode: '99',
  vnp_SecureHash:
    '503194f6d93b57b357b2d1d09742565e67e86d771352c5dca4fc8d39df3d392c6b3809add9405f97cfb9631f445e36c80656cfbf47eac67d97fa165865c13e1b',
};

it('VNPay’s published examples are read as 10,000 dong paid and as a failure', () => {
  expect(readVnpayNotice(MERCHANT, PAID)).toEqual({
    kind: 'REPORT',
    report: {
      provider: 'VNPAY',
      reference: '1716257871703',
      outcome: 'PAID',
      amount: 10_000,
      code: '00',
      transactionNumber: '14422574',
      paidAt: Date.UTC(2024, 4, 21, 2, 18, 6),
    },
  });
  expect(readVnpayNotice(MERCHANT, FAILED)).toMatchObject({ kind: 'REPORT', report: { outcome: 'FAILED' } });
});

it('a parameter of ours beside them, and a hash in capitals, change nothing', () => {
  const more = { ...PAID, payment_checkout_session_id: '1.a', vnp_SecureHash: PAID.vnp_SecureHash.toUpperCase() };
  expect(readVnpayNotice(MERCHANT, more).kind).toBe('REPORT');
});

it.each([
  ['a changed amount', { ...PAID, vnp_Amount: '1000100' }],
  ['another outcome', { ...FAILED, vnp_ResponseCode: '00' }],
  ['a repeated parameter', { ...PAID, vnp_Amount: ['1000000', '1'] }],
  ['no hash', { ...PAID, vnp_SecureHash: undefined }],
])('%s is not trusted', (_what, query) => {
  expect(readVnpayNotice(MERCHANT, query)).toEqual({ kind: 'UNTRUSTED' });
});

it('a right signature of another secret or merchant is not trusted', () => {
  expect(readVnpayNotice({ ...MERCHANT, secret: 'another' }, PAID)).toEqual({ kind: 'UNTRUSTED' });
  expect(readVnpayNotice({ ...MERCHANT, tmnCode: 'OTHER' }, PAID)).toEqual({ kind: 'UNTRUSTED' });
});
