import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { BANK_TRANSFER_HOLD } from '#domain/money/payment/hold-times.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { SettlePayment } from './settle-payment.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

/** A buyer whose places went back before the money came. */
async function paysLate() {
  const sale = await world.sale({ types: [{ price: 100_000, capacity: 1 }] });
  const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
  world.pass(BANK_TRANSFER_HOLD + MINUTE);
  await world.releaseDue();
  const { payment_id: paymentId } = await world.one<{ readonly payment_id: string }>(
    'SELECT payment_id FROM payment WHERE event_id = $1 AND checkout_session_id = $2',
    [sale.eventId, waiting.checkoutSessionId],
  );
  return { sale, waiting, paymentId };
}

/** Queued at once, unlike a hold by the use case, which first thinks. */
async function holder(sale: Sale) {
  const accountId = await world.buyer();
  const [{ ticketTypeId } = { ticketTypeId: '' }] = sale.types;
  const line = { reservationId: world.test.newId.newId(), ticketTypeId, quantity: 1 };
  const request = { accountId, idempotencyKey: line.reservationId, requestHash: line.reservationId };
  const { eventId, sectionEventId } = sale;
  return () =>
    world.desk.submit(eventId, { kind: 'HOLD', mode: 'replace', ...request, sectionEventId, lines: [line] }, null);
}

describe('money goes before holds that queued earlier:', () => {
  it('a late transfer gets the last place', async () => {
    const { sale, waiting } = await paysLate();
    const hold = await holder(sale);
    const settle = SettlePayment.make({ desk: world.desk });
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const stored = await world.inbox.store(transfer, world.test.newId.newId(), world.now());
    const [owner] = await world.inbox.owners([waiting.code]);
    if (owner === undefined) throw new Error('Nobody waits for the transfer');
    const [held, settled] = await Promise.all([hold(), settle({ stored, owner, decidedBy: null })]);
    expect(settled).toMatchObject({ ok: true, value: { kind: 'SOLD', late: true } });
    expect(held).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT' } });
  });

  it('late money that looks for places again gets the one that came back', async () => {
    const { sale, waiting, paymentId } = await paysLate();
    const [before, hold] = [await holder(sale), await holder(sale)];
    expect(await before()).toMatchObject({ ok: true });
    await world.pay(waiting.code, waiting.amount);
    expect(await world.chooseLate({ ...waiting, choice: 'WAIT' })).toMatchObject({ ok: true });
    const quotaId = sale.types[0]?.quotaId ?? '';
    const by = { by: waiting.accountId };
    await world.desk.submit(sale.eventId, { kind: 'CHANGE_CAPACITY', quotaId, capacity: 2 }, by);
    const [held, seated] = await Promise.all([
      hold(),
      world.desk.submit(sale.eventId, { kind: 'RESEAT', paymentId }, null),
    ]);
    expect(seated).toMatchObject({ ok: true, value: { kind: 'SOLD', late: true } });
    expect(held).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT' } });
  });
});
