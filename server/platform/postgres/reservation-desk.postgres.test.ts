import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { anAttendee, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

describe('holding places', () => {
  it('counts a held line as reserved, and shows it in the cart', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const held = await world.hold(buyer, sale, [2]);
    expect(held).toMatchObject({ ok: true, value: [{ quantity: 2, sectionEventId: sale.sectionEventId }] });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 2, sold: 0 });
    expect(
      await world.reader.cart(buyer, { sectionEventId: null, afterReservationId: null, limit: 10 }, world.now()),
    ).toHaveLength(1);
    expect(world.heard).toContainEqual({ kind: 'stock', eventId: sale.eventId });
  });

  it('answers a repeated key with the same lines, and takes no more places', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const first = await world.hold(buyer, sale, [2], 'one-wish');
    const again = await world.hold(buyer, sale, [2], 'one-wish');
    expect(first.ok && again.ok && again.value.map((line) => line.reservationId)).toEqual(
      first.ok && first.value.map((line) => line.reservationId),
    );
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 2 });
  });

  it('refuses a key with another body, and allows it to another buyer', async () => {
    const sale = await world.sale();
    const [one, other] = [await world.buyer(), await world.buyer()];
    await world.hold(one, sale, [2], 'shared-key');
    expect(await world.hold(one, sale, [3], 'shared-key')).toMatchObject({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await world.hold(other, sale, [1], 'shared-key')).toMatchObject({ ok: true });
  });

  it('holds a selection as a whole or not at all', async () => {
    const sale = await world.sale({ types: [{ capacity: 5 }, { capacity: 1 }] });
    const refused = await world.hold(await world.buyer(), sale, [2, 2]);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'SOLD_OUT', remaining: 1 } });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0 });
  });

  it('releases the old selection with the new one', async () => {
    const sale = await world.sale({ types: [{ capacity: 5 }] });
    const buyer = await world.buyer();
    await world.hold(buyer, sale, [5]);
    expect(await world.hold(buyer, sale, [4])).toMatchObject({ ok: true });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 4 });
  });

  it('applies a session’s quota to all its ticket types together', async () => {
    const sale = await world.sale({ sessionCapacity: 3, types: [{ capacity: 100 }, { capacity: 100 }] });
    expect(await world.hold(await world.buyer(), sale, [2, 0])).toMatchObject({ ok: true });
    expect(await world.hold(await world.buyer(), sale, [0, 2])).toMatchObject({
      ok: false,
      refusal: { code: 'SOLD_OUT' },
    });
    expect(await world.hold(await world.buyer(), sale, [0, 1])).toMatchObject({ ok: true });
  });

  it('releases expired holds before it answers sold out', async () => {
    const sale = await world.sale({ types: [{ capacity: 2 }] });
    await world.hold(await world.buyer(), sale, [2]);
    expect(await world.hold(await world.buyer(), sale, [1])).toMatchObject({
      ok: false,
      refusal: { code: 'SOLD_OUT' },
    });
    world.pass(11 * MINUTE);
    expect(await world.hold(await world.buyer(), sale, [1])).toMatchObject({ ok: true });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 1 });
  });

  it('releases expired holds by a periodic job', async () => {
    const sale = await world.sale();
    await world.hold(await world.buyer(), sale, [3]);
    world.pass(11 * MINUTE);
    expect(await world.releaseDue()).toBeGreaterThan(0);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
    expect(await world.desk.eventsWithDue(world.now(), 10)).toEqual([]);
  });

  it('does not find an event that does not exist', async () => {
    const sale = await world.sale();
    const nowhere = { ...sale, eventId: 999_999 };
    expect(await world.hold(await world.buyer(), nowhere, [1])).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
  });
});

describe('checking out', () => {
  it('sells a free order at once, with tickets, history and one email', async () => {
    const sale = await world.sale();
    const begun = await world.checkout(await world.buyer(), sale, [3]);
    expect(begun).toMatchObject({
      ok: true,
      value: { state: 'COMPLETED', order: { status: 'SUCCESSFUL' }, quote: { final: 0 } },
    });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 3 });
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(3);
    const orderId = begun.ok ? begun.value.order?.userOrderId : undefined;
    expect(
      await world.count(`email_message WHERE message = 'order-confirmed' AND data ->> 'orderId' = $1`, [orderId]),
    ).toBe(1);
    expect(await world.count('order_event WHERE event_id = $1 AND user_order_id = $2', [sale.eventId, orderId])).toBe(
      1,
    );
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('answers a repeated checkout with the first, and sells nothing twice', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const held = await world.hold(buyer, sale, [2]);
    const input = {
      accountId: buyer,
      eventId: sale.eventId,
      sectionEventId: sale.sectionEventId,
      policyAgreed: false,
      shownPrice: null,
      attendees: held.ok
        ? held.value.map((line) => ({ reservationId: line.reservationId, attendees: [anAttendee('a@example.test')] }))
        : [],
      locale: 'vi' as const,
      idempotencyKey: 'begin-once',
    };
    const [first, again] = await Promise.all([world.openCheckout(input), world.openCheckout(input)]);
    const third = await world.openCheckout(input);
    const ids = [first, again, third].map((each) => (each.ok ? each.value.checkoutSessionId : each.refusal.code));
    expect(new Set(ids).size).toBe(1);
    expect(await world.count('user_order WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
    expect(await world.openCheckout({ ...input, policyAgreed: true })).toMatchObject({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('requires agreement to an event’s regulations', async () => {
    const sale = await world.sale({ policy: 'Không mang đồ uống' });
    const buyer = await world.buyer();
    expect(await world.checkout(buyer, sale, [1])).toMatchObject({ ok: false, refusal: { code: 'POLICY_NOT_AGREED' } });
    expect(await world.checkout(buyer, sale, [1], { policyAgreed: true })).toMatchObject({ ok: true });
    expect(
      await world.count('checkout_session WHERE event_id = $1 AND policy_version IS NOT NULL', [sale.eventId]),
    ).toBe(1);
  });

  it('refuses a changed price, with the current one', async () => {
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    expect(await world.checkout(await world.buyer(), sale, [2], { shownPrice: 150_000 })).toMatchObject({
      ok: false,
      refusal: { code: 'PRICE_CHANGED', price: 200_000 },
    });
  });

  it('requires an attendee per ticket where each has its own form, and one otherwise', async () => {
    const strict = await world.sale({ formPerTicket: true });
    expect(await world.checkout(await world.buyer(), strict, [2])).toMatchObject({
      ok: false,
      refusal: { code: 'ATTENDEES_INCOMPLETE', expected: 2, given: 1 },
    });
    const loose = await world.sale();
    expect(await world.checkout(await world.buyer(), loose, [2])).toMatchObject({ ok: true });
    expect(
      await world.count('attendee a JOIN reservation r USING (event_id, reservation_id) WHERE a.event_id = $1', [
        loose.eventId,
      ]),
    ).toBe(2);
  });

  it('uses attendees saved with the cart, and refuses an empty cart', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const held = await world.hold(buyer, sale, [1]);
    const line = held.ok ? held.value[0] : undefined;
    expect(
      await world.notes.writeAttendees(sale.eventId, line?.reservationId ?? '', buyer, [
        anAttendee('left@example.test'),
      ]),
    ).toBe(true);
    const bare = {
      accountId: buyer,
      eventId: sale.eventId,
      sectionEventId: sale.sectionEventId,
      policyAgreed: false,
      shownPrice: null,
      attendees: [],
      locale: 'en' as const,
    };
    expect(await world.openCheckout({ ...bare, idempotencyKey: 'left' })).toMatchObject({
      ok: true,
      value: { order: { status: 'SUCCESSFUL' } },
    });
    expect(await world.one('SELECT email FROM bought_ticket WHERE event_id = $1', [sale.eventId])).toEqual({
      email: 'left@example.test',
    });
    expect(await world.openCheckout({ ...bare, idempotencyKey: 'empty' })).toMatchObject({
      ok: false,
      refusal: { code: 'SHOPPING_ITEMS_EMPTY' },
    });
  });

  it('freezes a donation into the checkout, and uses it up', async () => {
    const sale = await world.sale({ donations: true, types: [{ price: 50_000 }] });
    const buyer = await world.buyer();
    const noted = await world.saveDonation({
      accountId: buyer,
      sectionEventId: sale.sectionEventId,
      amount: 20_000 as never,
      message: 'Cố lên',
    });
    expect(noted).toMatchObject({ ok: true });
    expect(await world.checkout(buyer, sale, [1])).toMatchObject({
      ok: true,
      value: { quote: { final: 70_000, donation: 20_000 } },
    });
    expect(await world.count('ticket_donation WHERE event_id = $1', [sale.eventId])).toBe(0);
  });

  it('refuses a donation where the event takes none, and a message over 500 characters [S5-37]', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const given = { accountId: buyer, sectionEventId: sale.sectionEventId, amount: 20_000 as never };
    expect(await world.saveDonation({ ...given, message: null })).toMatchObject({
      ok: false,
      refusal: { code: 'DONATION_NOT_ACCEPTED' },
    });
    expect(await world.saveDonation({ ...given, message: 'x'.repeat(501) })).toMatchObject({
      ok: false,
      refusal: { code: 'DONATION_MESSAGE_TOO_LONG' },
    });
  });

  it('keeps places without tickets for an order that needs approval, and tells its buyer by mail', async () => {
    const sale = await world.sale({ approval: true });
    expect(await world.checkout(await world.buyer(), sale, [1])).toMatchObject({
      ok: true,
      value: { order: { status: 'REQUIRED_APPROVAL' } },
    });
    expect(await world.quotaOf(sale)).toMatchObject({ sold: 1 });
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(0);
    const mails = "email_message WHERE message = $1 AND data ->> 'eventId' = $2";
    expect(await world.count(mails, ['registration-pending', String(sale.eventId)])).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('replaces or cancels a checkout without a payment', async () => {
    const sale = await world.sale({ types: [{ price: 100_000, capacity: 5 }] });
    const buyer = await world.buyer();
    const first = await world.checkout(buyer, sale, [2]);
    const second = await world.checkout(buyer, sale, [3]);
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 3 });
    const ids = [first, second].map((each) => (each.ok ? each.value.checkoutSessionId : ''));
    expect(
      await world.find({ accountId: buyer, eventId: sale.eventId, checkoutSessionId: ids[0] ?? '' }),
    ).toMatchObject({
      ok: true,
      value: { state: 'CANCELLED' },
    });
    expect(
      await world.giveUp({ accountId: buyer, eventId: sale.eventId, checkoutSessionId: ids[1] ?? '' }),
    ).toMatchObject({
      ok: true,
      value: { state: 'CANCELLED' },
    });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0 });
  });

  it('never cancels a checkout with a payment, but finds it as unfinished [S4-40]', async () => {
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    const buyer = await world.buyer();
    const waiting = await world.waitingForMoney(buyer, sale, [2]);
    expect(await world.giveUp(waiting)).toMatchObject({ ok: false, refusal: { code: 'PAYMENT_STARTED' } });
    expect(await world.reader.unfinished(sale.eventId, sale.sectionEventId, buyer)).toMatchObject({
      checkoutSessionId: waiting.checkoutSessionId,
    });
  });

  it('does not find another buyer’s checkout', async () => {
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [1]);
    const stranger = { ...waiting, accountId: await world.buyer() };
    expect(await world.find(stranger)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(await world.requestTransfer(stranger)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(await world.giveUp(stranger)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });
});

describe('starting a bank transfer', () => {
  it('answers repeats with the same payment, with its code in the directory once', async () => {
    const sale = await world.sale({ types: [{ price: 120_000 }] });
    const buyer = await world.buyer();
    const waiting = await world.waitingForMoney(buyer, sale, [2]);
    const [again, andAgain] = await Promise.all([world.requestTransfer(waiting), world.requestTransfer(waiting)]);
    expect([again, andAgain].map((each) => each.ok && each.value.message)).toEqual([waiting.code, waiting.code]);
    expect(waiting.amount).toBe(240_000);
    expect(await world.count('payment WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count('transfer_code_directory WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count(`user_order WHERE event_id = $1 AND status = 'PROCESSING'`, [sale.eventId])).toBe(1);
  });

  it('refuses a payment for a free checkout', async () => {
    const sale = await world.sale();
    const buyer = await world.buyer();
    const begun = await world.checkout(buyer, sale, [1]);
    const checkoutSessionId = begun.ok ? begun.value.checkoutSessionId : '';
    expect(await world.requestTransfer({ accountId: buyer, eventId: sale.eventId, checkoutSessionId })).toMatchObject({
      ok: false,
      refusal: { code: 'NOTHING_TO_PAY' },
    });
  });
});

describe('changing capacity', () => {
  it('goes no lower than what is taken, and is audited', async () => {
    const sale = await world.sale({ types: [{ capacity: 10 }] });
    await world.hold(await world.buyer(), sale, [4]);
    const quotaId = sale.types[0]?.quotaId ?? '';
    const change = (capacity: number | null) =>
      world.stock.changeCapacity({ eventId: sale.eventId, quotaId, capacity, by: null });
    expect(await change(3)).toMatchObject({ ok: false, refusal: { code: 'CAPACITY_BELOW_TAKEN', sold: 0, held: 4 } });
    expect(await change(4)).toMatchObject({ ok: true, value: { capacity: 4, reserved: 4 } });
    expect(await world.hold(await world.buyer(), sale, [1])).toMatchObject({
      ok: false,
      refusal: { code: 'SOLD_OUT' },
    });
    expect(await change(null)).toMatchObject({ ok: true, value: { capacity: null } });
    expect(await world.count(`audit_entry WHERE act = 'capacity.changed' AND event_id = $1`, [sale.eventId])).toBe(2);
  });

  it('withdraws a ticket type only while nobody holds or bought it', async () => {
    const sale = await world.sale({ types: [{}, {}] });
    await world.hold(await world.buyer(), sale, [1, 0]);
    const withdraw = (index: number) =>
      world.stock.withdrawTicketTypes({
        eventId: sale.eventId,
        ticketTypeIds: [sale.types[index]?.ticketTypeId ?? ''],
      });
    expect(await withdraw(0)).toMatchObject({ ok: false, refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' } });
    expect(await withdraw(1)).toEqual({ ok: true, value: null });
    expect(await world.count('quota WHERE event_id = $1', [sale.eventId])).toBe(1);
  });

  it('keeps a ticket type of which a void ticket tells, also when nothing was paid', async () => {
    const sale = await world.sale({ types: [{ price: 0 }, {}] });
    const accountId = await world.buyer();
    await world.checkout(accountId, sale, [1]);
    const { eventId } = sale;
    const voided = await world.pool.query<{ readonly user_order_id: string }>(
      'SELECT user_order_id FROM bought_ticket WHERE event_id = $1',
      [eventId],
    );
    const orderId = voided.rows[0]?.user_order_id ?? '';
    const wish = {
      key: 'k',
      orderId,
      reason: 'ORDER_CANCELLED',
      of: 'ALL',
      note: null,
      by: null,
      tell: false,
    } as const;
    const [answer] = await world.database.transaction((tx) => world.decideRefunds(tx, eventId, [wish]));
    expect(answer?.ok).toBe(true);
    const ticketTypeIds = [sale.types[0]?.ticketTypeId ?? ''];
    expect(await world.stock.withdrawTicketTypes({ eventId, ticketTypeIds })).toEqual({
      ok: false,
      refusal: { code: 'HAS_ORDERS', of: 'TICKET_TYPE' },
    });
  });
});
