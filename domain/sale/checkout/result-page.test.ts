import { describe, expect, it } from 'vitest';
import { type ResultPage, resultPage } from './result-page.ts';
import { keepsPolling, PAYMENT_RESULT_STATUSES, type PaymentResultStatus } from './result-status.ts';
import { thankYouPanel } from './thank-you-panel.ts';

describe('the result page', () => {
  it.each<[PaymentResultStatus, ResultPage, ResultPage]>([
    ['SUCCESSFUL', 'THANK_YOU', 'CONFIRMED'],
    ['PROCESSING', 'PROCESSING', 'PROCESSING'],
    ['REQUIRED_APPROVAL', 'PENDING_APPROVAL', 'PENDING_APPROVAL'],
    ['OPEN', 'AWAITING_MONEY', 'AWAITING_MONEY'],
    ['PENDING', 'AWAITING_MONEY', 'AWAITING_MONEY'],
    ['EXPIRED', 'TIME_OVER', 'TIME_OVER'],
    ['CANCELLED', 'CANCELLED', 'CANCELLED'],
    ['UNSUCCESSFUL', 'DECLINED', 'DECLINED'],
    ['WITHDRAWN', 'DECLINED', 'DECLINED'],
    ['REFUNDED', 'MONEY_BACK', 'DECLINED'],
    ['REFUND_DUE', 'MONEY_BACK', 'MONEY_BACK'],
    ['LATE_MONEY', 'LATE_MONEY', 'LATE_MONEY'],
  ])('for %s is %s, and %s with approval [S4-15]', (status, plain, approved) => {
    expect(resultPage(status, { requiredApproval: false }, false)).toBe(plain);
    expect(resultPage(status, { requiredApproval: true }, false)).toBe(approved);
    // Of one seat alone that was on request.
    const free = status === 'REFUNDED' ? 'DECLINED' : plain;
    expect(resultPage(status, { requiredApproval: false }, false, true)).toBe(free);
  });

  it('waits exactly while the result is polled', () => {
    for (const status of PAYMENT_RESULT_STATUSES) {
      expect(resultPage(status, { requiredApproval: false }, false) === 'AWAITING_MONEY').toBe(keepsPolling(status));
    }
  });

  it('does not report expiry while money is unknown; other states are unaffected', () => {
    for (const status of PAYMENT_RESULT_STATUSES) {
      for (const requiredApproval of [false, true]) {
        const expected = status === 'EXPIRED' ? 'NOT_HEARD_YET' : resultPage(status, { requiredApproval }, false);
        expect(resultPage(status, { requiredApproval }, true)).toBe(expected);
      }
    }
  });

  it('has three forms of thanks', () => {
    for (const awaitsTransfer of [false, true])
      expect(thankYouPanel({ privateEvent: true, awaitsTransfer })).toEqual({ button: 'OK', text: null });
    expect(thankYouPanel({ privateEvent: false, awaitsTransfer: true })).toEqual({
      button: 'HOME',
      text: 'ORDER_PROCESSING',
    });
    expect(thankYouPanel({ privateEvent: false, awaitsTransfer: false })).toEqual({
      button: 'MY_TICKETS',
      text: 'CHECK_EMAIL',
    });
  });
});
