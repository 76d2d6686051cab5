import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { InboxBusy } from '#server/money/ports/transfer-inbox.ts';
import { makePostgresTransferInbox } from '#server/money/postgres/postgres-transfer-inbox.ts';
import { type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

/** Tickets at 100,000 each, and a buyer who has to transfer the price of two. */
async function twoTickets(capacity = 10) {
  const sale = await world.sale({ types: [{ price: 100_000, capacity }] });
  const accountId = await world.buyer();
  return { sale, accountId, waiting: await world.waitingForMoney(accountId, sale, [2]) };
}
const statusOf = async (given: {
  readonly accountId: Parameters<SaleWorld['find']>[0]['accountId'];
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => {
  const found = await world.find(given);
  return found.ok
    ? {
        checkout: found.value.state,
        payment: found.value.payment?.state,
        order: found.value.order?.status,
        received: found.value.payment?.received,
      }
    : found.refusal;
};

describe('money that arrives in time', () => {
  it('pays the order: tickets, history, email, ledger and an update to the page [S4-17]', async () => {
    const { sale, waiting } = await twoTickets();
    const mails = () =>
      world.count(`email_message WHERE message = 'order-confirmed' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]);
    expect([await statusOf(waiting), await mails()]).toMatchObject([
      { checkout: 'PAYING', payment: 'PENDING', order: 'PROCESSING' },
      0,
    ]);
    const stored = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('PAID');
    expect(await mails()).toBe(1);
    expect(await statusOf(waiting)).toEqual({
      checkout: 'COMPLETED',
      payment: 'SUCCEEDED',
      order: 'SUCCESSFUL',
      received: 200_000,
    });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 2 });
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
    expect(await world.count('ledger_line WHERE book_id = $1', [String(sale.eventId)])).toBe(2);
    expect(world.heard).toContainEqual({
      kind: 'checkout',
      eventId: sale.eventId,
      checkoutSessionId: waiting.checkoutSessionId,
    });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('is matched by a code that bank and payer have mangled', async () => {
    const { waiting } = await twoTickets();
    const [start, end] = [waiting.code.slice(0, 7).toLowerCase(), waiting.code.slice(7)];
    const mangled = `MBVCB.3278907687.${start} ${end}-CHUYEN TIEN.CT tu 0123 TRAN MINH`;
    const stored = await world.pay(mangled, waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('PAID');
  });

  it('counts once when it is reported twice', async () => {
    const { sale, waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const [first, again] = [await world.receive(transfer), await world.receive(transfer)];
    expect(again.incomingTransferId).toBe(first.incomingTransferId);
    expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
  });

  it('counts once when both feeds report it', async () => {
    const { sale, waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount);
    await world.receive(transfer);
    await world.receive({ ...transfer, provider: 'casso', providerTransferId: `casso-${transfer.providerTransferId}` });
    expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [transfer.bankReference])).toBe(1);
  });

  it('counts once the authoritative feed reports it, not when the confirming feed does, and only once', async () => {
    const { sale, waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const casso = {
      ...transfer,
      provider: 'casso',
      providerTransferId: `casso-${transfer.providerTransferId}`,
    } as const;
    const first = await world.receive(casso);
    expect(await world.stateOf(first.incomingTransferId)).toBe('AMBIGUOUS');
    expect(await statusOf(waiting)).toMatchObject({ payment: 'PENDING', received: 0 });
    const told = [await world.receive(transfer), await world.receive(transfer), await world.receive(casso)];
    expect(new Set(told.map((each) => each.incomingTransferId))).toEqual(new Set([first.incomingTransferId]));
    expect(await world.stateOf(first.incomingTransferId)).toBe('PAID');
    expect(await statusOf(waiting)).toEqual({
      checkout: 'COMPLETED',
      payment: 'SUCCEEDED',
      order: 'SUCCESSFUL',
      received: 200_000,
    });
    expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('can be matched by hand while only the confirming feed has reported it', async () => {
    const { waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount, { provider: 'casso' });
    const { incomingTransferId } = await world.receive(transfer);
    expect(
      await world.matchByHand({ incomingTransferId, transferCode: waiting.code, by: await world.buyer() }),
    ).toMatchObject({
      ok: true,
      value: { state: 'PAID' },
    });
    await world.receive({ ...transfer, provider: 'sepay', providerTransferId: `sepay-${transfer.providerTransferId}` });
    expect(await statusOf(waiting)).toMatchObject({ payment: 'SUCCEEDED', received: 200_000 });
  });

  it.each([
    ['another number', { providerTransferId: `another-${crypto.randomUUID()}` }],
    ['another message', { content: 'another message' }],
  ])(
    'is stored and left to a person when its feed reports its reference and amount again with %s',
    async (_what, more) => {
      const { sale, waiting } = await twoTickets();
      const transfer = world.transferOf(waiting.code, waiting.amount);
      const first = await world.receive(transfer);
      const told = [await world.receive({ ...transfer, ...more }), await world.receive({ ...transfer, ...more })];
      const [second] = told;
      expect(told.map((each) => each.incomingTransferId)).not.toContain(first.incomingTransferId);
      expect(new Set(told.map((each) => each.incomingTransferId)).size).toBe(1);
      expect(await world.inbox.find(second?.incomingTransferId ?? '')).toMatchObject({
        state: 'AMBIGUOUS',
        resembles: first.incomingTransferId,
      });
      const found = await world.inbox.list({ state: 'AMBIGUOUS', search: null }, { limit: 50, from: null });
      expect(found.rows.map((row) => row.incomingTransferId)).toContain(second?.incomingTransferId);
      expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
      expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
    },
  );

  it('is stored and left to a person when its feed corrects the amount under the same number', async () => {
    const { sale, waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const first = await world.receive(transfer);
    const second = await world.receive({ ...transfer, amount: transfer.amount + 1 });
    expect(await world.inbox.find(second.incomingTransferId)).toMatchObject({
      amount: transfer.amount + 1,
      state: 'AMBIGUOUS',
      resembles: first.incomingTransferId,
    });
    expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(1);
  });

  it('asks for the rest in checkout and QR code when it is short, and completes with the rest', async () => {
    const { sale, waiting } = await twoTickets();
    const short = await world.pay(waiting.code, 150_000);
    expect(await world.stateOf(short.incomingTransferId)).toBe('SHORT');
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'PAYING', payment: 'PART_PAID', received: 150_000 });
    const rest = await world.requestTransfer(waiting);
    expect(rest).toMatchObject({ ok: true, value: { amount: 50_000, message: waiting.code } });
    await world.pay(waiting.code, 50_000);
    expect(await statusOf(waiting)).toMatchObject({ payment: 'SUCCEEDED', order: 'SUCCESSFUL' });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('pays the order when it is too much, and owes the surplus back', async () => {
    const { sale, waiting } = await twoTickets();
    const over = await world.pay(waiting.code, 230_000);
    expect(await world.stateOf(over.incomingTransferId)).toBe('OVER');
    expect(await statusOf(waiting)).toMatchObject({ payment: 'SUCCEEDED', received: 230_000 });
    expect(
      await world.count(`ledger_line WHERE book_id = $1 AND kind = 'surplus-owed' AND amount = 30000`, [
        String(sale.eventId),
      ]),
    ).toBe(1);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('leaves a second transfer for a paid order to a person', async () => {
    const { sale, waiting } = await twoTickets();
    await world.pay(waiting.code, waiting.amount);
    const second = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(second.incomingTransferId)).toBe('DUPLICATE');
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('counts after the deadline while the places are still held', async () => {
    const { waiting } = await twoTickets();
    world.pass(46 * MINUTE);
    const stored = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('PAID');
  });
});

describe('money without a payment', () => {
  it.each([
    ['without a code', 'CHUYEN TIEN MUNG CUOI'],
    ['with a code that we never gave out', 'VEMOIAAAAAAAAA'],
  ])('%s waits in the inbox', async (_case, content) => {
    const stored = await world.pay(content, 50_000);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('UNKNOWN');
  });

  it('is left to a person when it names two codes', async () => {
    const [one, other] = [await twoTickets(), await twoTickets()];
    const stored = await world.pay(`${one.waiting.code} ${other.waiting.code}`, 200_000);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('AMBIGUOUS');
  });

  it('is ignored when it has no amount or came to another account, and shown when it left with a payment’s code', async () => {
    const { waiting } = await twoTickets();
    const states = [{ direction: 'out' as const }, { amount: 0 }, { bankAccount: '999' }].map(async (odd) =>
      world.stateOf((await world.receive(world.transferOf(waiting.code, waiting.amount, odd))).incomingTransferId),
    );
    expect(await Promise.all(states)).toEqual(['UNKNOWN', 'IGNORED', 'IGNORED']);
    expect(await statusOf(waiting)).toMatchObject({ payment: 'PENDING' });
  });

  it('is matched by hand once, with an audit entry', async () => {
    const { sale, waiting } = await twoTickets();
    const by = await world.buyer();
    const stored = await world.pay('tien ve', waiting.amount);
    const match = (transferCode: string) =>
      world.matchByHand({ incomingTransferId: stored.incomingTransferId, transferCode, by });
    expect(await match('VEMOIBBBBBBBBB')).toMatchObject({ ok: false, refusal: { code: 'TRANSFER_CODE_UNKNOWN' } });
    expect(await match(` ${waiting.code.toLowerCase()} `)).toMatchObject({
      ok: true,
      value: { state: 'PAID', transferCode: waiting.code },
    });
    expect(await match(waiting.code)).toMatchObject({ ok: false, refusal: { code: 'TRANSFER_ALREADY_MATCHED' } });
    expect(await statusOf(waiting)).toMatchObject({ payment: 'SUCCEEDED' });
    expect(
      await world.count(`audit_entry WHERE act = 'transfer.matched' AND event_id = $1 AND actor_account_id = $2`, [
        sale.eventId,
        by,
      ]),
    ).toBe(1);
  });

  it('of nobody is closed with a reason, explained then, and matched after it was reopened', async () => {
    const { waiting } = await twoTickets();
    const by = await world.buyer();
    const { incomingTransferId } = await world.pay('gop von', waiting.amount);
    const close = () => world.closeTransfer({ incomingTransferId, because: 'Capital of the owner', by });
    const reopen = () => world.reopenTransfer({ incomingTransferId, by });
    const match = () => world.matchByHand({ incomingTransferId, transferCode: waiting.code, by });
    const taken = { ok: false, refusal: { code: 'TRANSFER_ALREADY_MATCHED' } };
    expect(await reopen()).toMatchObject(taken);
    expect(await close()).toMatchObject({
      ok: true,
      value: { state: 'CLOSED', closedBecause: 'Capital of the owner', transferCode: null },
    });
    expect(await close()).toMatchObject(taken);
    expect(await match()).toMatchObject(taken);
    expect(await statusOf(waiting)).toMatchObject({ payment: 'PENDING' });
    expect(await reopen()).toMatchObject({ ok: true, value: { state: 'UNKNOWN', closedBecause: null } });
    expect(await match()).toMatchObject({ ok: true, value: { state: 'PAID' } });
    expect(await statusOf(waiting)).toMatchObject({ payment: 'SUCCEEDED' });
    for (const answer of [await close(), await reopen()]) expect(answer).toMatchObject(taken);
    for (const act of ['transfer.closed', 'transfer.reopened', 'transfer.matched'])
      expect(await world.count('audit_entry WHERE act = $1 AND actor_account_id = $2', [act, by])).toBe(1);
  });

  it('is closed or matched by one of two accountants at once, never both', async () => {
    const { waiting } = await twoTickets();
    const by = await world.buyer();
    const { incomingTransferId } = await world.pay('tien ve', waiting.amount);
    const answers = await Promise.all([
      world.closeTransfer({ incomingTransferId, because: 'Not ours', by }),
      world.matchByHand({ incomingTransferId, transferCode: waiting.code, by }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const [closed] = answers;
    expect(await world.stateOf(incomingTransferId)).toBe(closed?.ok === true ? 'CLOSED' : 'PAID');
    expect(await statusOf(waiting)).toMatchObject({ payment: closed?.ok === true ? 'PENDING' : 'SUCCEEDED' });
  });

  it('cannot be matched by hand when it leaves our account, has no amount or came to another account', async () => {
    const { waiting } = await twoTickets();
    const by = await world.buyer();
    for (const [code, odd] of [
      ['TRANSFER_CODE_UNKNOWN', { direction: 'out' }],
      ['TRANSFER_ALREADY_MATCHED', { amount: 0 }],
      ['TRANSFER_ALREADY_MATCHED', { bankAccount: '999' }],
    ] as const) {
      const { incomingTransferId } = await world.inbox.store(
        world.transferOf('hoan tien', waiting.amount, odd),
        crypto.randomUUID(),
        world.now(),
      );
      expect(await world.matchByHand({ incomingTransferId, transferCode: waiting.code, by })).toMatchObject({
        ok: false,
        refusal: { code },
      });
    }
    expect(await statusOf(waiting)).toMatchObject({ payment: 'PENDING' });
  });

  it('is matched by one of two people who match it to two orders at once', async () => {
    const [one, other] = [await twoTickets(), await twoTickets()];
    const by = await world.buyer();
    const stored = await world.pay('tien ve', 200_000);
    const both = await Promise.all(
      [one, other].map(({ waiting }) =>
        world.matchByHand({ incomingTransferId: stored.incomingTransferId, transferCode: waiting.code, by }),
      ),
    );
    expect(both.map((each) => (each.ok ? 'MATCHED' : each.refusal.code)).sort()).toEqual([
      'MATCHED',
      'TRANSFER_ALREADY_MATCHED',
    ]);
    expect(await world.count('payment_receipt WHERE provider_reference = $1', [stored.incomingTransferId])).toBe(1);
  });
});

describe('late money', () => {
  it('buys the same places again while there are any', async () => {
    const { sale, waiting } = await twoTickets();
    world.pass(46 * MINUTE);
    await world.releaseDue();
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'EXPIRED', payment: 'EXPIRED', order: 'UNSUCCESSFUL' });
    const stored = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('LATE_SEATED');
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'COMPLETED', payment: 'SUCCEEDED', order: 'SUCCESSFUL' });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('lets the buyer choose a refund when no place is left', async () => {
    const { sale, waiting } = await twoTickets(2);
    world.pass(46 * MINUTE);
    const rival = await world.waitingForMoney(await world.buyer(), sale, [2]);
    const stored = await world.pay(waiting.code, waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('LATE_NO_PLACE');
    expect(await statusOf(waiting)).toMatchObject({ payment: 'LATE_MONEY', order: 'UNSUCCESSFUL' });
    expect(await world.reader.unfinished(sale.eventId, sale.sectionEventId, waiting.accountId)).toMatchObject({
      checkoutSessionId: waiting.checkoutSessionId,
    });
    expect(
      await world.count(`email_message WHERE message = 'late-money' AND data ->> 'eventId' = $1`, [
        String(sale.eventId),
      ]),
    ).toBe(1);
    // A repeated choice is answered like the first, and is in the order's history and the mail once.
    for (let turn = 0; turn < 3; turn += 1)
      expect(await world.chooseLate({ ...waiting, choice: 'REFUND' })).toMatchObject({
        ok: true,
        value: { payment: { state: 'REFUND_DUE' } },
      });
    expect(await world.count(`order_event WHERE event_id = $1 AND kind = 'refund-chosen'`, [sale.eventId])).toBe(1);
    expect(await world.chooseLate({ ...waiting, choice: 'WAIT' })).toMatchObject({
      ok: false,
      refusal: { code: 'CHOICE_NOT_OPEN' },
    });
    await world.pay(rival.code, rival.amount);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('lets the buyer wait for places when none is left', async () => {
    const { sale, waiting } = await twoTickets(2);
    world.pass(46 * MINUTE);
    await world.waitingForMoney(await world.buyer(), sale, [2]);
    await world.pay(waiting.code, waiting.amount);
    expect(await world.seatLate()).toBe(0);
    expect(await world.chooseLate({ ...waiting, choice: 'WAIT' })).toMatchObject({
      ok: true,
      value: { payment: { state: 'LATE_MONEY' } },
    });
    expect(await world.seatLate()).toBe(0);
    world.pass(46 * MINUTE);
    expect(await world.seatLate()).toBe(1);
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'COMPLETED', payment: 'SUCCEEDED', order: 'SUCCESSFUL' });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('includes a part payment that was not completed in time', async () => {
    const { sale, waiting } = await twoTickets();
    await world.pay(waiting.code, 50_000);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'EXPIRED', payment: 'LATE_MONEY', received: 50_000 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
    await world.pay(waiting.code, 150_000);
    expect(await statusOf(waiting)).toMatchObject({ checkout: 'COMPLETED', payment: 'SUCCEEDED', received: 200_000 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('buys no places after the event, or when the buyer has bought again', async () => {
    const ended = await twoTickets();
    world.pass(12 * DAY);
    await world.pay(ended.waiting.code, ended.waiting.amount);
    // Decided before anything was released, so the places are still the buyer's.
    expect(await statusOf(ended.waiting)).toMatchObject({ payment: 'SUCCEEDED' });
    const twice = await twoTickets();
    world.pass(46 * MINUTE);
    await world.releaseDue();
    const anew = await world.waitingForMoney(twice.accountId, twice.sale, [2]);
    await world.pay(anew.code, anew.amount);
    const stored = await world.pay(twice.waiting.code, twice.waiting.amount);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('LATE_NO_PLACE');
    expect(await world.integrity(twice.sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });
});

describe('a node that dies between storing and settling', () => {
  it('leaves a transfer that the next retry settles', async () => {
    const { waiting } = await twoTickets();
    const transfer = world.transferOf(waiting.code, waiting.amount);
    const stored = await world.inbox.store(transfer, crypto.randomUUID(), world.now());
    await world.attendForgotten();
    expect(await world.stateOf(stored.incomingTransferId)).toBeNull();
    world.pass(2 * MINUTE);
    expect(await world.attendForgotten()).toBe(1);
    expect(await world.stateOf(stored.incomingTransferId)).toBe('PAID');
    expect(world.failures).toEqual([]);
  });
});

describe('many reports at once', () => {
  it('pay each order that they name once', async () => {
    const sale = await world.sale({ types: [{ price: 50_000, capacity: 100 }] });
    const waiting = await Promise.all(
      Array.from({ length: 12 }, async () => world.waitingForMoney(await world.buyer(), sale, [1])),
    );
    const transfers = waiting.map(({ code, amount }) => world.transferOf(`ung ho ${code}`, amount));
    const stored = await Promise.all([...transfers, ...transfers.toReversed()].map(world.receive));
    expect(new Set(stored.map((each) => each.incomingTransferId)).size).toBe(12);
    expect(await world.count(`user_order WHERE event_id = $1 AND status = 'SUCCESSFUL'`, [sale.eventId])).toBe(12);
    expect(await world.count('payment_receipt WHERE event_id = $1', [sale.eventId])).toBe(12);
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(12);
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('are stored except for one that cannot be', async () => {
    const tellings = [10_000, 1e19, 20_000, 30_000].map((amount) => world.transferOf('GOP Y', amount));
    const told = await Promise.allSettled(tellings.map(world.receive));
    expect(told.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  });

  it('are refused when the queue is full, and accepted when repeated', async () => {
    const narrow = makePostgresTransferInbox(world.pool, { queueSize: 2 });
    const tellings = [1, 2, 3].map((amount) => world.transferOf('GOP Y', amount));
    const store = (index: number) =>
      narrow.store(tellings[index] ?? world.transferOf('', 0), world.test.newId.newId(), world.now());
    const told = await Promise.allSettled([store(0), store(1), store(2)]);
    expect(told.map((each) => (each.status === 'rejected' ? each.reason : 'stored'))).toEqual([
      'stored',
      'stored',
      expect.any(InboxBusy),
    ]);
    expect(await store(2)).toMatchObject({ amount: 3 });
  });
});

describe('the inbox', () => {
  it('lists by state and search words, newest first, in pages', async () => {
    const { waiting } = await twoTickets();
    for (let index = 0; index < 3; index += 1) {
      world.pass(1_000);
      await world.pay(`LOTUS GARDEN ${index}`, 10_000 + index);
    }
    await world.pay(waiting.code, waiting.amount);
    const filter = { state: 'UNKNOWN', search: 'lotus' } as const;
    const first = await world.inbox.list(filter, { limit: 2, from: null });
    expect(first.rows.map((row) => row.content)).toEqual(['LOTUS GARDEN 2', 'LOTUS GARDEN 1']);
    const after = first.after;
    const next = await world.inbox.list(filter, {
      limit: 2,
      from: after === null ? null : { direction: 'after', position: after },
    });
    expect(next.rows.map((row) => row.content)).toEqual(['LOTUS GARDEN 0']);
    expect(await world.inbox.count(filter)).toBe(3);
    expect(
      (await world.inbox.list({ state: null, search: waiting.code }, { limit: 5, from: null })).rows,
    ).toMatchObject([{ state: 'PAID', orderNumber: expect.any(String) }]);
  });
});
