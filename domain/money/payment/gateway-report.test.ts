import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { decideReport, type GatewayReport, type GatewayState } from './gateway-report.ts';
import {
  readVnpayAmount,
  readVnpayMoment,
  signedParameters,
  vnpayAmount,
  vnpayMoment,
  vnpayOutcome,
  vnpayRefundOutcome,
} from './vnpay.ts';

const amount = dong(120_000);
const told = (state: GatewayState, outcome: GatewayReport['outcome'], said = amount) =>
  decideReport({ state, amount }, { outcome, amount: said });

describe('a gateway’s report', () => {
  it.each(['OPEN', 'FAILED', 'CANCELLED', 'REVIEW'] as const)('of money settles a payment that is %s', (state) => {
    expect(told(state, 'PAID')).toEqual({ kind: 'SETTLE' });
  });

  it.each(['PAID', 'FAILED', 'CANCELLED', 'SUSPECTED'] as const)('of %s changes nothing once it is paid', (outcome) => {
    expect(told('PAID', outcome)).toEqual({ kind: 'REPEATED' });
  });

  it('of another amount never settles', () => {
    for (const state of ['OPEN', 'PAID', 'FAILED', 'CANCELLED', 'REVIEW'] as const)
      expect(told(state, 'PAID', dong(119_999))).toEqual({ kind: 'WRONG_AMOUNT' });
  });

  it('of a failure is noted once, and of nothing new leaves the payment unknown', () => {
    expect(told('OPEN', 'FAILED')).toEqual({ kind: 'NOTE', state: 'FAILED' });
    expect(told('FAILED', 'CANCELLED')).toEqual({ kind: 'REPEATED' });
    expect(told('OPEN', 'OPEN')).toEqual({ kind: 'STILL_OPEN' });
    expect(told('FAILED', 'SUSPECTED')).toEqual({ kind: 'NOTE', state: 'REVIEW' });
    expect(told('REVIEW', 'SUSPECTED')).toEqual({ kind: 'REPEATED' });
  });
});

describe('VNPay', () => {
  it('counts hundredths of a dong, and reads whole dong only', () => {
    expect(vnpayAmount(amount)).toBe('12000000');
    expect(readVnpayAmount('12000000')).toBe(120_000);
    expect(['12000050', '', '-100', '1e5'].map(readVnpayAmount)).toEqual([null, null, null, null]);
  });

  it('writes Vietnamese time, whatever the server’s zone', () => {
    const at = readVnpayMoment('20260101070000');
    expect(at).toBe(Date.UTC(2026, 0, 1));
    expect(at === null ? null : vnpayMoment(at)).toBe('20260101070000');
    expect(['tomorrow', '20261301070000', '20260101250000'].map(readVnpayMoment)).toEqual([null, null, null]);
  });

  it.each([
    ['00', '00', 'PAID'],
    ['00', '01', 'OPEN'],
    ['00', '02', 'FAILED'],
    ['24', '02', 'CANCELLED'],
    ['51', '02', 'FAILED'],
    ['07', '00', 'SUSPECTED'],
    ['00', '04', 'SUSPECTED'],
  ])('with code %s and status %s is %s', (code, status, outcome) => {
    expect(vnpayOutcome(code, status)).toBe(outcome);
  });

  it.each([
    ['00', '06', 'DONE'],
    ['00', '00', 'DONE'],
    ['00', '05', 'ACCEPTED'],
    ['00', '09', 'REFUSED'],
    ['95', '', 'REFUSED'],
    ['91', '', 'REFUSED'],
    ['00', '01', null],
    ['94', '05', null],
    ['97', '', null],
    ['99', '', null],
  ])('of a refund with code %s and status %s: %s', (code, status, outcome) => {
    expect(vnpayRefundOutcome(code, status)).toBe(outcome);
  });

  it('signs its own parameters that have a value, in the order of their names, without the hash', () => {
    const given = {
      vnp_TxnRef: 'p1',
      vnp_SecureHash: 'abc',
      vnp_SecureHashType: 'HMACSHA512',
      vnp_Amount: '12000000',
      vnp_BankCode: '',
      locale: 'vn',
      vnp_Command: 'pay',
    };
    expect(signedParameters(given)).toEqual([
      ['vnp_Amount', '12000000'],
      ['vnp_Command', 'pay'],
      ['vnp_TxnRef', 'p1'],
    ]);
  });
});
