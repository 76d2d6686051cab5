import { describe, expect, it } from 'vitest';
import { points, worthOf } from '#domain/kernel/money/points.ts';
import {
  afterBatches,
  aQuota,
  aStock,
  aTicketType,
  awaitedTransfer,
  beginCheckout,
  beginPayment,
  checkoutOf,
  hold,
  LAN,
  MINH,
  money,
  paymentOf,
  quotaOf,
  reservationOf,
  SESSION,
} from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { decideBatch } from './decide-batch.ts';

const paying = awaitedTransfer();
const lapsed = afterBatches(awaitedTransfer(aStock({ quotas: [aQuota({ capacity: 2 })] })), [
  minutes(45),
  { kind: 'RELEASE_EXPIRED' },
]).stock;
const takenByMinh = afterBatches(lapsed, [minutes(46), hold('r2', 1, { accountId: MINH })]).stock;

describe('timely money', () => {
  it('sells the held places', () => {
    const { stock, outcome } = afterBatches(paying, [minutes(5), money('p1', 400_000)]);
    expect(outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', late: false, surplus: 0, orderStatus: 'SUCCESSFUL', lines: [{ state: 'SOLD' }] },
    });
    expect([paymentOf(stock, 'p1')?.state, checkoutOf(stock, 'c1')?.state]).toEqual(['SUCCEEDED', 'COMPLETED']);
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 2 });
    expect(stock.receipts).toHaveLength(1);
  });

  it('counts until places are released, even past the hold and ahead of others', () => {
    const last = awaitedTransfer(aStock({ quotas: [aQuota({ capacity: 2 })] }));
    const { outcomes } = afterBatches(last, [minutes(46), hold('r2', 1, { accountId: MINH }), money('p1', 400_000)]);
    expect(outcomes).toMatchObject([
      { ok: false, refusal: { code: 'SOLD_OUT' } },
      { ok: true, value: { kind: 'SOLD', late: false } },
    ]);
  });

  it('waits for the rest if short, then sells', () => {
    const short = afterBatches(paying, [NOW, money('p1', 150_000)]);
    expect(short.outcome).toMatchObject({
      ok: true,
      value: { kind: 'PART_PAID', missing: 250_000, payment: { state: 'PART_PAID', received: 150_000 } },
    });
    expect(afterBatches(short.stock, [NOW, money('p1', 250_000)]).outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', surplus: 0 },
    });
  });

  it('records a surplus', () => {
    expect(afterBatches(paying, [NOW, money('p1', 400_001)]).outcome).toMatchObject({
      ok: true,
      value: { kind: 'SOLD', surplus: 1 },
    });
  });

  it('reported twice counts once', () => {
    const sold = afterBatches(paying, [NOW, money('p1', 400_000)]).stock;
    const again = afterBatches(sold, [minutes(1), money('p1', 400_000)]);
    expect(again.outcome).toMatchObject({ ok: true, value: { kind: 'REPEATED' } });
    expect(again.stock).toEqual(sold);
    const both = afterBatches(paying, [NOW, money('p1', 400_000), money('p1', 400_000)]);
    expect(both.outcomes).toMatchObject([{ value: { kind: 'SOLD' } }, { value: { kind: 'REPEATED' } }]);
  });

  it('a second transfer for a paid order is left to a person', () => {
    const sold = afterBatches(paying, [NOW, money('p1', 400_000)]).stock;
    const second = afterBatches(sold, [NOW, money('p1', 400_000, { providerReference: 'again' })]);
    expect(second.outcome).toMatchObject({
      ok: true,
      value: { kind: 'SECOND_PAYMENT', surplus: 400_000, payment: { received: 800_000, state: 'SUCCEEDED' } },
    });
    expect(quotaOf(second.stock)?.sold).toBe(2);
  });

  it('an unknown payment is refused', () => {
    expect(afterBatches(paying, [NOW, money('p9', 1)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'TRANSFER_CODE_UNKNOWN' },
    });
  });

  it('an event with approval approves after payment', () => {
    const approving = { ...paying, event: { ...paying.event, requiredApproval: true } };
    expect(afterBatches(approving, [NOW, money('p1', 400_000)]).outcome).toMatchObject({
      ok: true,
      value: { orderStatus: 'REQUIRED_APPROVAL' },
    });
  });
});

describe('late money', () => {
  it('takes the same places at the paid price', () => {
    const dearer = { ...lapsed, ticketTypes: [aTicketType({ saleEndAt: minutes(46) })] };
    const { stock, outcome } = afterBatches(dearer, [minutes(50), money('p1', 400_000)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'SOLD', late: true } });
    expect(reservationOf(stock, 'r1')).toMatchObject({ state: 'SOLD', unitPrice: 200_000 });
    expect(checkoutOf(stock, 'c1')?.state).toBe('COMPLETED');
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 2 });
  });

  it('finds no place if others took it, and is kept for the buyer', () => {
    const { stock, outcome } = afterBatches(takenByMinh, [minutes(50), money('p1', 400_000)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'NO_PLACE', because: 'SOLD_OUT', surplus: 0 } });
    expect(paymentOf(stock, 'p1')).toMatchObject({ state: 'LATE_MONEY', received: 400_000 });
    expect(quotaOf(stock)).toMatchObject({ reserved: 1, sold: 0 });
  });

  it('needs all lines’ places together if they share a quota', () => {
    const types = [aTicketType({ quotaIds: ['event'] }), aTicketType({ ticketTypeId: 'vip', quotaIds: ['event'] })];
    const both = hold('r1', 0, {
      lines: [
        { reservationId: 'r1', ticketTypeId: 'standard', quantity: 1 },
        { reservationId: 'r2', ticketTypeId: 'vip', quantity: 1 },
      ],
    });
    const attendees = [
      { reservationId: 'r1', count: 1 },
      { reservationId: 'r2', count: 1 },
    ];
    const late = afterBatches(
      aStock({ ticketTypes: types, quotas: [aQuota({ quotaId: 'event', capacity: 2 })] }),
      [NOW, both],
      [NOW, beginCheckout('c1', attendees)],
      [NOW, beginPayment('p1', 'c1')],
      [minutes(45), hold('r3', 1, { accountId: MINH })],
    ).stock;
    expect(afterBatches(late, [minutes(46), money('p1', 400_000)]).outcome).toMatchObject({
      value: { kind: 'NO_PLACE', because: 'SOLD_OUT' },
    });
    expect(afterBatches(late, [minutes(56), money('p1', 400_000)]).outcome).toMatchObject({
      value: { kind: 'SOLD', late: true },
    });
  });

  it('finds no place after the session ended or was cancelled', () => {
    const ended = {
      ...lapsed,
      sessions: [
        { sectionEventId: SESSION, planSale: null, beginAt: minutes(0), endAt: minutes(49), cancelled: false },
      ],
    };
    const cancelled = { ...lapsed, event: { ...lapsed.event, status: 'CANCELLED' as const } };
    const calledOff = { ...lapsed, sessions: lapsed.sessions.map((session) => ({ ...session, cancelled: true })) };
    for (const stock of [ended, cancelled, calledOff, { ...lapsed, sessions: [] }]) {
      expect(afterBatches(stock, [minutes(50), money('p1', 400_000)]).outcome).toMatchObject({
        value: { kind: 'NO_PLACE', because: 'EVENT_ENDED' },
      });
    }
  });

  it('finds no place if the buyer paid in a line that is only known by its sum', () => {
    const roomy = afterBatches(awaitedTransfer(), [minutes(45), { kind: 'RELEASE_EXPIRED' }]).stock;
    const sum = { accountId: LAN, sectionEventId: SESSION, ticketTypeId: 'standard', quantity: 900, isPaid: true };
    const settled = (bought: typeof sum) =>
      afterBatches({ ...roomy, bought: [bought] }, [minutes(50), money('p1', 400_000)]).outcome;
    expect(settled(sum)).toMatchObject({ value: { kind: 'NO_PLACE', because: 'OTHER_ORDER_PAID' } });
    for (const other of [{ isPaid: false }, { accountId: MINH }, { sectionEventId: SESSION + 1 }])
      expect(settled({ ...sum, ...other })).toMatchObject({ value: { kind: 'SOLD' } });
  });

  it('finds no place if the buyer paid again meanwhile', () => {
    const roomy = afterBatches(awaitedTransfer(), [minutes(45), { kind: 'RELEASE_EXPIRED' }]).stock;
    const anew = afterBatches(
      roomy,
      [minutes(46), hold('r2', 1)],
      [minutes(46), beginCheckout('c2', [{ reservationId: 'r2', count: 1 }])],
      [minutes(46), beginPayment('p2', 'c2')],
      [minutes(47), money('p2', 200_000)],
    ).stock;
    expect(afterBatches(anew, [minutes(50), money('p1', 400_000)]).outcome).toMatchObject({
      value: { kind: 'NO_PLACE', because: 'OTHER_ORDER_PAID' },
    });
  });

  it('in part waits for the buyer, and is seated when the rest arrives', () => {
    const short = afterBatches(lapsed, [minutes(50), money('p1', 100_000)]);
    expect(short.outcome).toMatchObject({
      value: { kind: 'PART_PAID', missing: 300_000, payment: { state: 'LATE_MONEY' } },
    });
    expect(afterBatches(short.stock, [minutes(51), { kind: 'RESEAT', paymentId: 'p1' }]).outcome).toMatchObject({
      refusal: { code: 'CHOICE_NOT_OPEN' },
    });
    expect(afterBatches(short.stock, [minutes(51), money('p1', 300_000)]).outcome).toMatchObject({
      value: { kind: 'SOLD', late: true },
    });
  });

  it('finds no place for an order that points paid in part, for they went back when it expired', () => {
    const { outcome, stock } = afterBatches(
      aStock(),
      [NOW, hold('r1', 2)],
      [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: 2 }], { points: points(100) })],
      [NOW, beginPayment('p1', 'c1', { pointsHeld: points(100) })],
      [minutes(46), { kind: 'RELEASE_EXPIRED' }],
      [minutes(50), money('p1', 400_000 - worthOf(points(100)))],
    );
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'NO_PLACE', because: 'POINTS_RETURNED' } });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 0 });
  });

  it('for a checkout completed by another payment is a second payment', () => {
    const failed = { ...paying, payments: paying.payments.map((one) => ({ ...one, state: 'FAILED' as const })) };
    const byCard = afterBatches(
      failed,
      [NOW, beginPayment('p2', 'c1', { provider: 'STRIPE' })],
      [NOW, money('p2', 400_000)],
    ).stock;
    const { outcome, stock } = afterBatches(byCard, [NOW, money('p1', 400_000)]);
    expect(outcome).toMatchObject({ value: { kind: 'SECOND_PAYMENT', surplus: 400_000 } });
    expect(paymentOf(stock, 'p1')?.state).toBe('LATE_MONEY');
    expect(quotaOf(stock)?.sold).toBe(2);
  });

  it('is seated when places are released while the buyer waits', () => {
    const waiting = afterBatches(takenByMinh, [minutes(50), money('p1', 400_000)]).stock;
    const chosen = afterBatches(waiting, [
      minutes(51),
      { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' },
    ]);
    expect(chosen.outcome).toMatchObject({ ok: true, value: { payment: { state: 'LATE_MONEY', lateChoice: 'WAIT' } } });
    expect(afterBatches(waiting, [minutes(56), { kind: 'RESEAT', paymentId: 'p1' }]).outcome).toMatchObject({
      refusal: { code: 'CHOICE_NOT_OPEN' },
    });
    expect(afterBatches(chosen.stock, [minutes(52), { kind: 'RESEAT', paymentId: 'p1' }]).outcome).toMatchObject({
      value: { kind: 'NO_PLACE', because: 'SOLD_OUT', payment: { state: 'LATE_MONEY' } },
    });
    const { outcome, stock } = afterBatches(chosen.stock, [minutes(56), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'SOLD', late: true, surplus: 0 } });
    expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 2 });
    const again = afterBatches(stock, [minutes(57), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(again.outcome).toEqual({ ok: false, refusal: { code: 'CHOICE_NOT_OPEN' } });
    expect(paymentOf(again.stock, 'p1')?.state).toBe('SUCCEEDED');
  });

  it('is refunded on request, for good', () => {
    const waiting = afterBatches(takenByMinh, [minutes(50), money('p1', 400_000)]).stock;
    const refund = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'REFUND' } as const;
    const { outcome, stock } = afterBatches(waiting, [minutes(51), refund]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'LATE_MONEY_CHOSEN', payment: { state: 'REFUND_DUE' } } });
    const wait = { ...refund, choice: 'WAIT' } as const;
    expect(afterBatches(stock, [minutes(99), wait]).outcome).toMatchObject({ refusal: { code: 'CHOICE_NOT_OPEN' } });
    expect(afterBatches(stock, [minutes(99), { kind: 'RESEAT', paymentId: 'p1' }]).outcome).toMatchObject({
      refusal: { code: 'CHOICE_NOT_OPEN' },
    });
    expect(afterBatches(waiting, [NOW, { ...refund, accountId: MINH }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
    expect(afterBatches(waiting, [NOW, { kind: 'RESEAT', paymentId: 'p9' }]).outcome).toMatchObject({
      refusal: { code: 'NOT_FOUND' },
    });
  });
});

describe('a repeated choice for late money', () => {
  it.each(['REFUND', 'WAIT'] as const)('%s is answered like the first and changes nothing', (choice) => {
    const waiting = afterBatches(takenByMinh, [minutes(50), money('p1', 400_000)]).stock;
    const choose = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice } as const;
    const first = afterBatches(waiting, [minutes(51), choose]);
    const again = decideBatch(first.stock, [choose], minutes(99));
    expect(first.outcome).toMatchObject({ ok: true, value: { kind: 'LATE_MONEY_CHOSEN', repeated: false } });
    expect(again.outcomes).toEqual([
      { ok: true, value: { kind: 'LATE_MONEY_CHOSEN', payment: paymentOf(first.stock, 'p1'), choice, repeated: true } },
    ]);
    expect(again.writes.payments).toEqual({ inserted: [], updated: [] });
  });

  it('is answered like the first after the places were found', () => {
    const waiting = afterBatches(takenByMinh, [minutes(50), money('p1', 400_000)]).stock;
    const wait = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' } as const;
    const { stock } = afterBatches(waiting, [minutes(51), wait], [minutes(56), { kind: 'RESEAT', paymentId: 'p1' }]);
    expect(afterBatches(stock, [minutes(57), wait]).outcome).toMatchObject({
      ok: true,
      value: { repeated: true, payment: { state: 'SUCCEEDED' } },
    });
    expect(afterBatches(stock, [minutes(57), { ...wait, choice: 'REFUND' }]).outcome).toMatchObject({
      refusal: { code: 'CHOICE_NOT_OPEN' },
    });
  });
});

describe('waiting for places', () => {
  const waitFor = { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'WAIT' } as const;
  const reseat = { kind: 'RESEAT', paymentId: 'p1' } as const;
  const part = afterBatches(lapsed, [minutes(50), money('p1', 100_000)], [minutes(51), waitFor]).stock;

  it('in part waits for the rest, in turn', () => {
    const looked = decideBatch(part, [reseat], minutes(52));
    expect(looked.outcomes).toMatchObject([
      { ok: true, value: { kind: 'PART_PAID', missing: 300_000, payment: { state: 'LATE_MONEY' } } },
    ]);
    expect(looked.writes.payments.updated.map((payment) => payment.paymentId)).toEqual(['p1']);
  });

  it('in part ends with the event and is refunded', () => {
    const ended = {
      ...part,
      sessions: [
        { sectionEventId: SESSION, planSale: null, beginAt: minutes(0), endAt: minutes(60), cancelled: false },
      ],
    };
    const { outcome, stock } = afterBatches(ended, [minutes(61), reseat]);
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        kind: 'NO_PLACE',
        because: 'EVENT_ENDED',
        surplus: 0,
        payment: { state: 'REFUND_DUE', received: 100_000 },
      },
    });
    expect(paymentOf(stock, 'p1')?.state).toBe('REFUND_DUE');
  });

  it('ends if another payment completed the checkout', () => {
    const failed = { ...paying, payments: paying.payments.map((one) => ({ ...one, state: 'FAILED' as const })) };
    const second = afterBatches(
      failed,
      [NOW, beginPayment('p2', 'c1', { provider: 'STRIPE' })],
      [NOW, money('p2', 400_000)],
      [NOW, money('p1', 400_500)],
      [NOW, waitFor],
    ).stock;
    expect(afterBatches(second, [minutes(1), reseat]).outcome).toMatchObject({
      ok: true,
      value: { kind: 'NO_PLACE', because: 'OTHER_ORDER_PAID', surplus: 500, payment: { state: 'REFUND_DUE' } },
    });
  });
});

describe('money after a decided refund', () => {
  it('is left to a person, whatever its amount', () => {
    const part = afterBatches(lapsed, [minutes(50), money('p1', 100_000)]).stock;
    const refunding = afterBatches(part, [
      minutes(51),
      { kind: 'CHOOSE_LATE_MONEY', accountId: LAN, checkoutSessionId: 'c1', choice: 'REFUND' },
    ]).stock;
    for (const amount of [50_000, 300_000]) {
      const { outcome, stock } = afterBatches(refunding, [minutes(52), money('p1', amount)]);
      expect(outcome).toMatchObject({
        ok: true,
        value: { kind: 'SECOND_PAYMENT', surplus: amount, payment: { state: 'REFUND_DUE' } },
      });
      expect(quotaOf(stock)).toMatchObject({ reserved: 0, sold: 0 });
    }
  });
});

describe('timely money for a cancelled event', () => {
  it('finds no place, releases the held ones and waits for the buyer', () => {
    const cancelled = { ...paying, event: { ...paying.event, status: 'CANCELLED' as const } };
    const { stock, outcome } = afterBatches(cancelled, [minutes(5), money('p1', 400_000)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'NO_PLACE', because: 'EVENT_ENDED', surplus: 0 } });
    expect([paymentOf(stock, 'p1')?.state, checkoutOf(stock, 'c1')?.state]).toEqual(['LATE_MONEY', 'EXPIRED']);
    expect([reservationOf(stock, 'r1')?.state, quotaOf(stock)?.reserved]).toEqual(['RELEASED', 0]);
  });

  it('the same without any places', () => {
    const { outcome } = afterBatches({ ...paying, reservations: [] }, [minutes(5), money('p1', 400_000)]);
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'NO_PLACE', because: 'SOLD_OUT' } });
  });
});
