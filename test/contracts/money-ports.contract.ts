import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { SETTLE_WAITS } from '#domain/money/bank-transfer/settle-waits.ts';
import { anAttendee } from '#test/races/sale-world.ts';
import { type MoneyPorts, moneyWorld } from './money-world.ts';

export function moneyPortsContract(makePorts: () => Promise<MoneyPorts>): void {
  const paidSale = { types: [{ price: 100_000, originalPrice: 120_000, capacity: 4 }] };
  const start = async () => moneyWorld(await makePorts());

  it('shows a held line in its buyer’s cart only, until the hold ends', async () => {
    const world = await start();
    const [sale, other] = [await world.sale(paidSale), await world.sale(paidSale)];
    const [buyer, stranger] = [await world.buyer(), await world.buyer()];
    const held = await world.hold(buyer, sale, [2]);
    await world.hold(buyer, other, [1]);
    const cart = (accountId: typeof buyer, sectionEventId: number | null = null) =>
      world.reader.cart(accountId, { sectionEventId, afterReservationId: null, limit: 10 }, world.clock.now());
    expect(held).toMatchObject({ ok: true, value: [{ quantity: 2, unitPrice: 100_000, originalUnitPrice: 120_000 }] });
    expect(await cart(buyer)).toHaveLength(2);
    expect(await cart(buyer, sale.sectionEventId)).toMatchObject([{ eventId: sale.eventId, quantity: 2 }]);
    expect(await cart(stranger)).toEqual([]);
    world.pass(10 * MINUTE);
    expect(await cart(buyer)).toEqual([]);
    expect(new Set(await world.desk.eventsWithDue(world.clock.now(), 10))).toEqual(
      new Set([sale.eventId, other.eventId]),
    );
    await world.releaseDue();
    expect(await world.desk.eventsWithDue(world.clock.now(), 10)).toEqual([]);
  });

  it('answers a repeated key with the same lines and refuses another selection', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const buyer = await world.buyer();
    const first = await world.hold(buyer, sale, [1], 'a wish');
    const again = await world.hold(buyer, sale, [1], 'a wish');
    expect(again.ok && again.value.map((line) => line.reservationId)).toEqual(
      first.ok && first.value.map((line) => line.reservationId),
    );
    expect(await world.hold(buyer, sale, [2], 'a wish')).toMatchObject({
      ok: false,
      refusal: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('refuses places that another buyer holds', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    expect(await world.hold(await world.buyer(), sale, [3])).toMatchObject({ ok: true });
    expect(await world.hold(await world.buyer(), sale, [2])).toMatchObject({
      ok: false,
      refusal: { code: 'SOLD_OUT', remaining: 1 },
    });
    expect(await world.hold(await world.buyer(), { ...sale, eventId: 987_654 }, [1])).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_FOUND' },
    });
  });

  it('includes saved attendees and donation in the checkout', async () => {
    const world = await start();
    const sale = await world.sale({ ...paidSale, donations: true });
    const [buyer, stranger] = [await world.buyer(), await world.buyer()];
    const held = await world.hold(buyer, sale, [1]);
    const line = held.ok ? (held.value[0]?.reservationId ?? '') : '';
    expect(await world.notes.writeAttendees(sale.eventId, line, stranger, [anAttendee('x@example.test')])).toBe(false);
    expect(await world.notes.writeAttendees(sale.eventId, line, buyer, [anAttendee('left@example.test')])).toBe(true);
    expect(
      await world.saveDonation({
        accountId: buyer,
        sectionEventId: sale.sectionEventId,
        amount: dong(30_000),
        message: 'Cố lên',
      }),
    ).toMatchObject({ ok: true });
    const begun = await world.checkout(buyer, sale, [1]);
    expect(begun).toMatchObject({
      ok: true,
      value: { quote: { original: 150_000, discount: 20_000, donation: 30_000, final: 130_000 }, state: 'OPEN' },
    });
    // The attendees of a checkout are frozen.
    expect(await world.notes.writeAttendees(sale.eventId, line, buyer, [anAttendee('new@example.test')])).toBe(false);
    // The donation is spent: the next checkout is without it.
    expect(await world.checkout(buyer, sale, [1])).toMatchObject({
      ok: true,
      value: { quote: { donation: 0, final: 100_000 } },
    });
  });

  it('issues the tickets of a free order at once', async () => {
    const world = await start();
    const sale = await world.sale({ policy: 'Đến đúng giờ' });
    const buyer = await world.buyer();
    expect(await world.checkout(buyer, sale, [3])).toMatchObject({ ok: false, refusal: { code: 'POLICY_NOT_AGREED' } });
    expect(await world.checkout(buyer, sale, [3], true)).toMatchObject({
      ok: true,
      value: { order: { status: 'SUCCESSFUL' } },
    });
    expect(await world.ticketsOf(sale.eventId)).toBe(3);
    const orders = await world.reader.orders(buyer, { eventId: null, pendingAt: null }, { limit: 10, from: null });
    expect(orders.rows).toMatchObject([
      { status: 'SUCCESSFUL', paymentMethod: 'FREE', lines: [{ quantity: 3, name: 'Vé 1' }] },
    ]);
    expect(await world.reader.order(sale.eventId, orders.rows[0]?.userOrderId ?? '')).toMatchObject({
      accountId: buyer,
    });
    expect(await world.reader.countOrders(buyer, { eventId: sale.eventId, pendingAt: null })).toBe(1);
  });

  it('finds a checkout that waits for money, keeps its payment and refuses to cancel it', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const waiting = await world.waiting(await world.buyer(), sale, [2]);
    expect(await world.reader.unfinished(sale.eventId, sale.sectionEventId, waiting.accountId)).toMatchObject({
      checkoutSessionId: waiting.checkoutSessionId,
      payment: { transferCode: waiting.code, amount: 200_000, state: 'PENDING' },
    });
    expect(await world.request(waiting)).toMatchObject({ ok: true, value: { message: waiting.code } });
    expect(await world.giveUp(waiting)).toMatchObject({ ok: false, refusal: { code: 'PAYMENT_STARTED' } });
    expect(await world.inbox.owners([waiting.code, 'VEMOIAAAAAAAAA'])).toMatchObject([
      { transferCode: waiting.code, eventId: sale.eventId },
    ]);
  });

  it('counts a transfer once, however often it is reported', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const waiting = await world.waiting(await world.buyer(), sale, [2]);
    const transfer = world.transferOf(`ck ${waiting.code.toLowerCase()}`, waiting.amount);
    const stored = await world.receive(transfer);
    await world.receive({ ...transfer, provider: 'casso', providerTransferId: 'of casso' });
    expect(await world.inbox.find(stored.incomingTransferId)).toMatchObject({
      state: 'PAID',
      transferCode: waiting.code,
      orderNumber: expect.any(String),
    });
    expect(await world.find(waiting)).toMatchObject({
      ok: true,
      value: { state: 'COMPLETED', payment: { state: 'SUCCEEDED', received: 200_000 } },
    });
    expect(await world.ticketsOf(sale.eventId)).toBe(2);
    expect(await world.reader.unfinished(sale.eventId, sale.sectionEventId, waiting.accountId)).toBeNull();
  });

  it('leaves money that only the confirming feed reported to a person or the authoritative feed', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const waiting = await world.waiting(await world.buyer(), sale, [1]);
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const stored = await world.receive({ ...transfer, provider: 'casso', providerTransferId: 'of casso' });
    expect(await world.inbox.find(stored.incomingTransferId)).toMatchObject({ state: 'AMBIGUOUS', transferCode: null });
    expect(await world.find(waiting)).toMatchObject({ value: { state: 'PAYING', payment: { state: 'PENDING' } } });
    expect((await world.receive(transfer)).incomingTransferId).toBe(stored.incomingTransferId);
    expect(await world.inbox.find(stored.incomingTransferId)).toMatchObject({
      state: 'PAID',
      transferCode: waiting.code,
    });
    expect(await world.ticketsOf(sale.eventId)).toBe(1);
  });

  it('labels short, excess, second and unmatched money in the inbox', async () => {
    const world = await start();
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    const [short, over] = [
      await world.waiting(await world.buyer(), sale, [1]),
      await world.waiting(await world.buyer(), sale, [1]),
    ];
    const states = [
      await world.pay(short.code, 40_000),
      await world.pay(short.code, 60_000),
      await world.pay(over.code, 110_000),
      await world.pay(over.code, 100_000),
      await world.pay('khong co ma', 100_000),
      await world.pay(`${short.code} ${over.code}`, 100_000),
      await world.pay(over.code, 100_000, { direction: 'out' }),
      await world.pay('tien dien thang 11', 100_000, { direction: 'out' }),
    ].map((stored) => world.stateOf(stored.incomingTransferId));
    expect(await Promise.all(states)).toEqual([
      'SHORT',
      'PAID',
      'OVER',
      'DUPLICATE',
      'UNKNOWN',
      'AMBIGUOUS',
      // A payment's code is no refund's.
      'UNKNOWN',
      'IGNORED',
    ]);
  });

  it('buys places with late money while there are any, and otherwise asks the buyer', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const [early, unlucky] = [
      await world.waiting(await world.buyer(), sale, [2]),
      await world.waiting(await world.buyer(), sale, [2]),
    ];
    world.pass(46 * MINUTE);
    await world.releaseDue();
    const rival = await world.waiting(await world.buyer(), sale, [2]);
    const seated = await world.pay(early.code, early.amount);
    const homeless = await world.pay(unlucky.code, unlucky.amount);
    expect([await world.stateOf(seated.incomingTransferId), await world.stateOf(homeless.incomingTransferId)]).toEqual([
      'LATE_SEATED',
      'LATE_NO_PLACE',
    ]);
    expect(await world.chooseLate({ ...unlucky, choice: 'WAIT' })).toMatchObject({ ok: true });
    expect(await world.desk.waitingLateMoney(10)).toMatchObject([{ eventId: sale.eventId }]);
    expect(await world.seatLate()).toBe(0);
    world.pass(46 * MINUTE);
    expect(await world.seatLate()).toBe(1);
    expect(await world.find(unlucky)).toMatchObject({ ok: true, value: { order: { status: 'SUCCESSFUL' } } });
    expect(await world.find(rival)).toMatchObject({ ok: true, value: { state: 'EXPIRED' } });
  });

  it('matches a transfer by hand once', async () => {
    const world = await start();
    const sale = await world.sale(paidSale);
    const waiting = await world.waiting(await world.buyer(), sale, [1]);
    const stored = await world.pay('quen ma', waiting.amount);
    const match = () =>
      world.matchByHand({
        incomingTransferId: stored.incomingTransferId,
        transferCode: waiting.code,
        by: waiting.accountId,
      });
    expect(await match()).toMatchObject({ ok: true, value: { state: 'PAID' } });
    expect(await match()).toMatchObject({ ok: false, refusal: { code: 'TRANSFER_ALREADY_MATCHED' } });
  });

  it('reads the inbox by state and words, in pages, and finds unsettled transfers', async () => {
    const world = await start();
    const forgotten = await world.inbox.store(
      world.transferOf('bo quen', 5_000),
      world.newId.newId(),
      world.clock.now(),
    );
    for (const content of ['Hoa sen một', 'Hoa sen hai', 'Hoa hồng']) {
      world.pass(1_000);
      await world.pay(content, 7_000);
    }
    const filter = { state: 'UNKNOWN', search: 'hoa sen' } as const;
    const first = await world.inbox.list(filter, { limit: 1, from: null });
    expect(first.rows.map((row) => row.content)).toEqual(['Hoa sen hai']);
    const position = first.after;
    const second = await world.inbox.list(filter, {
      limit: 1,
      from: position === null ? null : { direction: 'after', position },
    });
    expect(second.rows.map((row) => row.content)).toEqual(['Hoa sen một']);
    expect(second.after).toBeNull();
    expect(await world.inbox.count(filter)).toBe(2);
    expect(await world.inbox.takeDue(world.clock.now(), 10)).toEqual([]);
    for (const wait of SETTLE_WAITS) {
      world.pass(wait);
      expect(await world.inbox.takeDue(world.clock.now(), 10)).toMatchObject([
        { incomingTransferId: forgotten.incomingTransferId, state: null },
      ]);
      expect(await world.inbox.takeDue(world.clock.now(), 10)).toEqual([]);
    }
    await world.inbox.note(forgotten, 'UNKNOWN', world.clock.now());
    world.pass(DAY);
    expect(await world.inbox.takeDue(world.clock.now(), 10)).toEqual([]);
  });
}
