import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { type PaymentState, paymentMayBecome } from '#domain/money/payment/payment-state.ts';
import { type OrderStatus, orderMayBecome } from '#domain/sale/checkout/order-state.ts';
import { anyDong } from '#test/arbitraries/money.arbitraries.ts';
import { anyRefundCommand } from '#test/arbitraries/refund.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';
import { type MoneyParts, NO_MONEY } from './money-parts.ts';
import { orderAfterRefunds, paymentsAfterRefunds } from './order-after-refunds.ts';
import { decideRefund, evolveRefund, leftOf, type OrderMoney } from './order-money.ts';
import type { RefundStatus } from './refund.ts';
import type { RefundReason } from './refund-rules.ts';

const SALE: MoneyParts = { ...NO_MONEY, tickets: dong(400), donation: dong(50) };
const LATE: MoneyParts = { ...NO_MONEY, late: dong(450) };
const SURPLUS: MoneyParts = { ...NO_MONEY, surplus: dong(1) };

type Told = readonly [RefundReason, MoneyParts, RefundStatus];
const moneyOf = (paid: MoneyParts, refunds: readonly Told[]): OrderMoney => ({
  paid,
  eventEndsAt: NOW,
  refunds: refunds.map(([reason, parts, status], at) => ({ refundId: `f${at}`, reason, parts, status, attempts: 1 })),
});

describe('what refunds make of the payments of an order', () => {
  it.each<[string, readonly Told[], PaymentState | null]>([
    ['nothing, while there are none', [], null],
    ['nothing, where a part goes back', [['ORDER_CANCELLED', { ...SALE, donation: dong(0) }, 'CONFIRMED']], null],
    ['to be refunded, once all is to go back', [['EVENT_CANCELLED', SALE, 'DECIDED']], 'REFUND_DUE'],
    ['to be refunded, while it is on its way or failed', [['EVENT_CANCELLED', SALE, 'FAILED']], 'REFUND_DUE'],
    ['refunded, once it is back', [['EVENT_CANCELLED', SALE, 'CONFIRMED']], 'REFUNDED'],
  ])('%s', (_what, refunds, state) => {
    expect(paymentsAfterRefunds(moneyOf(SALE, refunds))).toBe(state);
  });

  it('goes event by event where the payments’ own table leads', () => {
    const anyPaid = fc.record({ tickets: anyDong, donation: anyDong, late: fc.constant(dong(0)), surplus: anyDong });
    const firsts = fc.constantFrom<PaymentState>('SUCCEEDED', 'LATE_MONEY');
    fc.assert(
      fc.property(firsts, anyPaid, fc.array(anyRefundCommand, { maxLength: 25 }), (first, paid, commands) => {
        let money: OrderMoney = { paid, eventEndsAt: NOW, refunds: [] };
        let state = first;
        for (const command of commands) {
          const answer = decideRefund(money, command, NOW);
          for (const event of answer.ok ? answer.value : []) {
            money = evolveRefund(money, event);
            const next: PaymentState = paymentsAfterRefunds(money) ?? state;
            expect(next === state || paymentMayBecome(state, next), `${state} to ${next}`).toBe(true);
            state = next;
          }
        }
        expect(state === 'REFUNDED').toBe(paymentsAfterRefunds(money) === 'REFUNDED');
      }),
    );
  });
});

describe('what refunds make of an order', () => {
  it.each<[string, MoneyParts, readonly Told[], OrderStatus | null]>([
    ['nothing, while there are none', SALE, [], null],
    ['nothing, where nothing was ever paid', NO_MONEY, [], null],
    ['cancelled, when its refund is decided', SALE, [['ORDER_CANCELLED', SALE, 'DECIDED']], 'CANCELLED'],
    ['cancelled still, while it is sent again', SALE, [['ORDER_CANCELLED', SALE, 'FAILED']], 'CANCELLED'],
    ['refunded, once the money is back', SALE, [['ORDER_CANCELLED', SALE, 'CONFIRMED']], 'REFUNDED'],
    ['cancelled with its event', SALE, [['EVENT_CANCELLED', SALE, 'SENT']], 'CANCELLED'],
    ['refunded, when it was declined', SALE, [['APPROVAL_DECLINED', SALE, 'DECIDED']], 'REFUNDED'],
    ['refunded by a chargeback', SALE, [['CHARGEBACK', SALE, 'CONFIRMED']], 'REFUNDED'],
    ['nothing yet, while its late money is on its way', LATE, [['LATE_MONEY', LATE, 'SENT']], null],
    ['refunded, once its late money is back', LATE, [['LATE_MONEY', LATE, 'CONFIRMED']], 'REFUNDED'],
    [
      'nothing, where its donation stays',
      SALE,
      [['ORDER_CANCELLED', { ...SALE, donation: dong(0) }, 'CONFIRMED']],
      null,
    ],
    [
      'cancelled, while a part of it is not back yet',
      SALE,
      [
        ['CHARGEBACK', { ...SALE, donation: dong(0) }, 'CONFIRMED'],
        ['ORDER_CANCELLED', { ...SALE, tickets: dong(0) }, 'SENT'],
      ],
      'CANCELLED',
    ],
    [
      'cancelled, while money that came twice is with nobody',
      { ...SALE, late: dong(450) },
      [['ORDER_CANCELLED', SALE, 'CONFIRMED']],
      'CANCELLED',
    ],
    [
      'refunded, whatever becomes of a surplus',
      { ...SALE, ...SURPLUS, tickets: dong(450), donation: dong(0) },
      [
        ['ORDER_CANCELLED', { ...NO_MONEY, tickets: dong(450) }, 'CONFIRMED'],
        ['SURPLUS', SURPLUS, 'SENT'],
      ],
      'REFUNDED',
    ],
    [
      'cancelled, also where money that came twice went back before',
      { ...SALE, late: dong(450) },
      [
        ['SECOND_PAYMENT', LATE, 'CONFIRMED'],
        ['ORDER_CANCELLED', SALE, 'DECIDED'],
      ],
      'CANCELLED',
    ],
    ['nothing by a surplus', { ...SALE, surplus: dong(1) }, [['SURPLUS', SURPLUS, 'CONFIRMED']], null],
    ['nothing by a surplus where nothing else was paid', SURPLUS, [['SURPLUS', SURPLUS, 'CONFIRMED']], null],
  ])('%s', (_what, paid, refunds, status) => {
    expect(orderAfterRefunds(moneyOf(paid, refunds))).toBe(status);
  });

  /** The reasons that an order of a status can have. */
  const POSSIBLE = [
    ['SUCCESSFUL', ['EVENT_CANCELLED', 'ORDER_CANCELLED', 'CHARGEBACK', 'SURPLUS', 'SECOND_PAYMENT']],
    ['REQUIRED_APPROVAL', ['APPROVAL_DECLINED', 'SURPLUS', 'SECOND_PAYMENT']],
    ['REQUIRED_APPROVAL', ['EVENT_CANCELLED', 'SURPLUS', 'SECOND_PAYMENT']],
    ['UNSUCCESSFUL', ['LATE_MONEY', 'SURPLUS']],
  ] as const satisfies readonly (readonly [OrderStatus, readonly RefundReason[]])[];

  it('goes only where the orders’ own table leads, and is REFUNDED for good once all is back', () => {
    const anyPaid = fc.record({ tickets: anyDong, donation: anyDong, late: anyDong, surplus: anyDong });
    fc.assert(
      fc.property(
        fc.constantFrom(...POSSIBLE),
        anyPaid,
        fc.array(anyRefundCommand, { maxLength: 25 }),
        ([first, reasons], all, commands) => {
          const paid = first === 'UNSUCCESSFUL' ? { ...NO_MONEY, late: all.late, surplus: all.surplus } : all;
          let money: OrderMoney = { paid, eventEndsAt: NOW, refunds: [] };
          let status: OrderStatus = first;
          for (const command of commands) {
            const possible = command.kind !== 'DECIDE' || (reasons as readonly RefundReason[]).includes(command.reason);
            const answer = possible ? decideRefund(money, command, NOW) : null;
            money = (answer?.ok ? answer.value : []).reduce(evolveRefund, money);
            const next: OrderStatus = orderAfterRefunds(money) ?? status;
            expect(next === status || orderMayBecome(status, next), `${status} to ${next}`).toBe(true);
            status = next;
          }
          const { tickets, donation, late } = leftOf(money);
          const back =
            money.refunds.length > 0 &&
            tickets + donation + late === 0 &&
            money.refunds.every((refund) => refund.status === 'CONFIRMED');
          if (back && paid.tickets + paid.donation + paid.late > 0) expect(status).toBe('REFUNDED');
        },
      ),
    );
  });
});
