import { expect, it } from 'vitest';
import { isVnpaySignature, vnpayQuery, vnpaySignature } from './vnpay-signature.ts';

it('VNPay’s published pay link has our order and encoding', () => {
  // sandbox.vnpayment.vn/apis/docs/thanh-toan-pay/pay.html; its secret is not published.
  const published =
    'vnp_Amount=1806000&vnp_Command=pay&vnp_CreateDate=20210801153333&vnp_CurrCode=VND&vnp_IpAddr=127.0.0.1' +
    '&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+hang+%3A5&vnp_OrderType=other' +
    '&vnp_ReturnUrl=https%3A%2F%2Fdomainmerchant.vn%2FReturnUrl&vnp_TmnCode=DEMOV210&vnp_TxnRef=5&vnp_Version=2.1.0';
  const asked = {
    vnp_Version: '2.1.0',
    vnp_Command: 'pay',
    vnp_TmnCode: 'DEMOV210',
    vnp_Amount: '1806000',
    vnp_BankCode: '',
    vnp_CreateDate: '20210801153333',
    vnp_CurrCode: 'VND',
    vnp_IpAddr: '127.0.0.1',
    vnp_Locale: 'vn',
    vnp_OrderInfo: 'Thanh toan don hang :5',
    vnp_OrderType: 'other',
    vnp_ReturnUrl: 'https://domainmerchant.vn/ReturnUrl',
    vnp_TxnRef: '5',
  };
  expect(vnpayQuery(asked)).toBe(published);
});

it('a pay query is signed as in the tests of a public client', () => {
  // github.com/lehuygiang28/vnpay (MIT), test/unit/utils/payment-util.test.ts.
  const query = vnpayQuery({
    vnp_TnxRef: '1234567890',
    vnp_OrderInfo: 'Payment for order #1234567890',
    vnp_Amount: '10000',
  });
  const published =
    '7bb8160a5d2085a85b3267817a40ee4f770a335282f19714726e6fc6f28a64c75a1e7e9c1aa96f3cbda5ce44095088fb4cb2af66c596d2f655b0b53966312089';
  expect(vnpaySignature('YOUR_SECURE_SECRET', query)).toBe(published);
  expect(isVnpaySignature('YOUR_SECURE_SECRET', query, published.toUpperCase())).toBe(true);
  expect(isVnpaySignature('YOUR_SECURE_SECRET', `${query}0`, published)).toBe(false);
});
