import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { anAttendee, type Sale, type SaleWorld, saleWorld } from './sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const cancelEvent = (sale: Sale) =>
  world.pool.query(`UPDATE event SET status = 'CANCELLED' WHERE event_id = $1`, [sale.eventId]);
const withdraw = (sale: Sale, ...indexes: readonly number[]) =>
  world.stock.withdrawTicketTypes({
    eventId: sale.eventId,
    ticketTypeIds: indexes.map((index) => sale.types[index]?.ticketTypeId ?? ''),
  });

describe('a ticket type that is withdrawn while its money is on the way', () => {
  it('stays as long as somebody may still pay for it: late money never buys an order without tickets', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }, { price: 50_000 }, {}] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [2, 1, 0]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    expect(await withdraw(sale, 1)).toEqual({ ok: false, refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' } });
    // All or none: an unsold type stays if another one has to.
    expect(await withdraw(sale, 2, 0)).toEqual({ ok: false, refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' } });
    expect(await world.count('ticket_type WHERE event_id = $1', [sale.eventId])).toBe(3);
    await world.pay(waiting.code, waiting.amount);
    expect(await world.count(`bought_ticket WHERE event_id = $1`, [sale.eventId])).toBe(3);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('goes when its carts and checkouts ended without a payment', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }, {}] });
    const begun = await world.checkout(await world.buyer(), sale, [2]);
    expect(begun).toMatchObject({ ok: true });
    expect(await withdraw(sale, 0)).toEqual({ ok: false, refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' } });
    world.pass(46 * MINUTE);
    await world.releaseDue();
    expect(await withdraw(sale, 0, 1)).toEqual({ ok: true, value: null });
    // A checkout that was begun and never paid keeps no session.
    const store = makePostgresEventStore(world.pool, world);
    expect(
      await world.database.transaction((tx) =>
        store.removeSession(tx, sale.eventId, sale.sectionEventId, randomUUID()),
      ),
    ).toBe(true);
    expect(await world.count('section_event WHERE event_id = $1', [sale.eventId])).toBe(0);
  });
});

describe('an event that is cancelled while somebody pays', () => {
  it('takes no new payment', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const accountId = await world.buyer();
    const begun = await world.checkout(accountId, sale, [1]);
    if (!begun.ok) throw new Error(begun.refusal.code);
    await cancelEvent(sale);
    const { eventId } = sale;
    expect(
      await world.requestTransfer({ accountId, eventId, checkoutSessionId: begun.value.checkoutSessionId }),
    ).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ON_SALE' },
    });
    expect(await world.count('payment WHERE event_id = $1', [eventId])).toBe(0);
  });

  it('gives no tickets for money that still comes: it is late money, told to the buyer, and its places are free', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [2]);
    await cancelEvent(sale);
    const paid = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(paid.incomingTransferId)).toBe('LATE_NO_PLACE');
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(0);
    expect(await world.find(waiting)).toMatchObject({
      ok: true,
      value: { state: 'EXPIRED', payment: { state: 'LATE_MONEY' }, order: { status: 'UNSUCCESSFUL' } },
    });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
    expect(
      await world.count(`email_message WHERE message = 'late-money' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]),
    ).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
    expect(await world.chooseLate({ ...waiting, choice: 'REFUND' })).toMatchObject({
      ok: true,
      value: { payment: { state: 'REFUND_DUE' } },
    });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});

describe('a donation', () => {
  it.each(['READY', 'CANCELLED'])('is not left with an event that is %s', async (status) => {
    const sale = await world.sale({ donations: true });
    const gift = {
      accountId: await world.buyer(),
      sectionEventId: sale.sectionEventId,
      amount: dong(50_000),
      message: null,
    };
    expect(await world.saveDonation(gift)).toMatchObject({ ok: true });
    await world.pool.query('UPDATE event SET status = $2 WHERE event_id = $1', [sale.eventId, status]);
    expect(await world.saveDonation(gift)).toEqual({ ok: false, refusal: { code: 'DONATION_NOT_ACCEPTED' } });
  });
});

describe('who takes the places', () => {
  it('is what the checkout was begun with, once it is being paid', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }], formPerTicket: true });
    const accountId = await world.buyer();
    const held = await world.hold(accountId, sale, [2]);
    if (!held.ok) throw new Error(held.refusal.code);
    const reservationId = held.value[0]?.reservationId ?? '';
    const begun = await world.openCheckout({
      accountId,
      eventId: sale.eventId,
      sectionEventId: sale.sectionEventId,
      policyAgreed: false,
      shownPrice: null,
      attendees: [{ reservationId, attendees: [anAttendee('one@example.test'), anAttendee('two@example.test')] }],
      locale: 'vi',
      idempotencyKey: 'named',
    });
    if (!begun.ok) throw new Error(begun.refusal.code);
    // Named in full when it began: none can be left out afterwards.
    expect(
      await world.notes.writeAttendees(sale.eventId, reservationId, accountId, [anAttendee('only@example.test')]),
    ).toBe(false);
    const asked = { accountId, eventId: sale.eventId, checkoutSessionId: begun.value.checkoutSessionId };
    const transfer = await world.requestTransfer(asked);
    if (!transfer.ok) throw new Error(transfer.refusal.code);
    expect(
      await world.notes.writeAttendees(sale.eventId, reservationId, accountId, [anAttendee('only@example.test')]),
    ).toBe(false);
    await world.pay(transfer.value.message, transfer.value.amount);
    const { rows } = await world.pool.query('SELECT email FROM bought_ticket WHERE event_id = $1 ORDER BY position', [
      sale.eventId,
    ]);
    expect(rows).toEqual([{ email: 'one@example.test' }, { email: 'two@example.test' }]);
  });
});

describe('what PostgreSQL cannot keep in JSON', () => {
  it.each([
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])('%s in an answer is kept as a readable character, and fails nobody', async (_name, text) => {
    const sale = await world.sale({ types: [{}] });
    const accountId = await world.buyer();
    const held = await world.hold(accountId, sale, [1]);
    if (!held.ok) throw new Error(held.refusal.code);
    const reservationId = held.value[0]?.reservationId ?? '';
    const attendee = { ...anAttendee('one@example.test'), answers: { [text]: [text] } };
    expect(await world.notes.writeAttendees(sale.eventId, reservationId, accountId, [attendee])).toBe(true);
    const begun = await world.openCheckout({
      accountId,
      eventId: sale.eventId,
      sectionEventId: sale.sectionEventId,
      policyAgreed: false,
      shownPrice: null,
      attendees: [{ reservationId, attendees: [attendee] }],
      locale: 'vi',
      idempotencyKey: `json ${reservationId}`,
    });
    expect(begun).toMatchObject({ ok: true });
    expect(await world.one('SELECT answers FROM attendee WHERE event_id = $1', [sale.eventId])).toEqual({
      answers: { 'a\ufffdb': ['a\ufffdb'] },
    });
  });

  it.each([
    ['a NUL', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
  ])("%s in a bank's notice loses no transfer", async (_name, text) => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    const paid = await world.pay(`${text} ${waiting.code}`, waiting.amount, {
      description: text,
      body: { content: text },
    });
    expect(await world.stateOf(paid.incomingTransferId)).toBe('PAID');
  });
});

describe('places held against a promise to pay', () => {
  it('are bounded for one person, so that nobody empties a sale by asking for bank transfers', async () => {
    const sale = await world.sale({ types: [{ price: 90_000, capacity: 100 }] });
    const accountId = await world.buyer();
    const asked: string[] = [];
    for (let round = 0; round < 20; round += 1) {
      const begun = await world.checkout(accountId, sale, [5]);
      if (!begun.ok) {
        asked.push(begun.refusal.code);
        break;
      }
      const transfer = await world.requestTransfer({
        accountId,
        eventId: sale.eventId,
        checkoutSessionId: begun.value.checkoutSessionId,
      });
      asked.push(transfer.ok ? 'PAYING' : transfer.refusal.code);
      if (!transfer.ok) break;
    }
    expect(asked).toEqual(['PAYING', 'PAYING', 'PAYING', 'TOO_MANY_UNPAID']);
    expect((await world.quotaOf(sale)).reserved).toBeLessThanOrEqual(20);
  });
});

describe('late money whose buyer waits', () => {
  it('is sent back when the event ends without a place, and the buyer is told', async () => {
    const sale = await world.sale({ types: [{ price: 90_000, capacity: 1 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    await world.checkout(await world.buyer(), { ...sale, types: sale.types }, [1]);
    await world.pay(waiting.code, waiting.amount);
    expect(await world.chooseLate({ ...waiting, choice: 'WAIT' })).toMatchObject({
      ok: true,
      value: { payment: { state: 'LATE_MONEY' } },
    });
    await world.seatLate();
    expect(await world.find(waiting)).toMatchObject({ value: { payment: { state: 'LATE_MONEY' } } });
    await cancelEvent(sale);
    await world.seatLate();
    expect(await world.find(waiting)).toMatchObject({ value: { payment: { state: 'REFUND_DUE' } } });
    await world.seatLate();
    expect(
      await world.count(`email_message WHERE message = 'refund-due' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]),
    ).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('that is only a part of the price goes back at once, which is told, unless the rest comes first', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    await world.pay(waiting.code, waiting.amount - 1);
    expect(await world.find(waiting)).toMatchObject({ value: { payment: { state: 'LATE_MONEY' } } });
    const told = () =>
      world.count(`email_message WHERE message IN ('late-money', 'refund-due') AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]);
    expect(await told()).toBe(0);
    const other = await world.waitingForMoney(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    await world.pay(other.code, other.amount - 1);
    await world.pay(other.code, 1);
    expect(await world.find(other)).toMatchObject({ value: { payment: { state: 'SUCCEEDED' } } });
    await world.refundOwed();
    expect(await world.find(waiting)).toMatchObject({ value: { payment: { state: 'REFUND_DUE' } } });
    expect(await told()).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });
});

describe('one transfer that two feeds tell of under different references', () => {
  const tellings = async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    const half = waiting.amount / 2;
    return {
      sale,
      waiting,
      half,
      sepay: world.transferOf(waiting.code, half, { provider: 'sepay' }),
      casso: world.transferOf(waiting.code, half, { provider: 'casso' }),
    };
  };

  it.each(['one after the other', 'at once'])(
    'told %s, counts once: the other telling waits for a person',
    async (how) => {
      const { sale, waiting, half, sepay, casso } = await tellings();
      const told =
        how === 'at once'
          ? await Promise.all([world.receive(sepay), world.receive(casso)])
          : [await world.receive(sepay), await world.receive(casso)];
      const states = await Promise.all(told.map((each) => world.stateOf(each.incomingTransferId)));
      expect([...states].sort()).toEqual(['AMBIGUOUS', 'SHORT']);
      expect(await world.find(waiting)).toMatchObject({
        value: { state: 'PAYING', payment: { state: 'PART_PAID', received: half } },
      });
      expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(0);
      expect(world.failures).toEqual([]);
    },
  );

  it('that were two transfers after all, a person says so', async () => {
    const { waiting, sepay, casso } = await tellings();
    await world.receive(sepay);
    const second = await world.receive(casso);
    const matched = await world.matchByHand({
      incomingTransferId: second.incomingTransferId,
      transferCode: waiting.code,
      by: await world.buyer(),
    });
    expect(matched).toMatchObject({ ok: true, value: { state: 'PAID' } });
    expect(await world.find(waiting)).toMatchObject({ value: { state: 'COMPLETED' } });
  });

  it('the same amount twice from one feed is money twice', async () => {
    const { waiting, half } = await tellings();
    await world.pay(waiting.code, half);
    await world.pay(waiting.code, half);
    expect(await world.find(waiting)).toMatchObject({
      value: { state: 'COMPLETED', payment: { received: waiting.amount } },
    });
  });
});
