import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { payoutDue, payoutState } from '#domain/sale/refund/payout.ts';
import type { FeedTransfer } from '#server/money/ports/bank-feed.ts';
import { type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { writeRefundSecret } from './refund-link.ts';

let world: SaleWorld;
let accountant: AccountId;
beforeAll(async () => {
  world = await saleWorld();
  accountant = await world.buyer();
});

const ACCOUNT = { bin: '970436', number: '0071000123456', holder: 'Nguyễn Thị Lan' };

/** A cancelled, paid order of two tickets at 100,000; `payer`: the payer that the feed named. */
async function decidedRefund(payer: unknown = {}) {
  const sale = await world.sale({ types: [{ price: 100_000, capacity: 10 }] });
  const buyer = await world.buyer();
  const waiting = await world.waitingForMoney(buyer, sale, [2]);
  await world.pay(waiting.code, waiting.amount, { body: payer });
  const { user_order_id: orderId } = await world.one<{ user_order_id: string }>(
    'SELECT user_order_id FROM user_order WHERE event_id = $1',
    [sale.eventId],
  );
  const { eventId } = sale;
  const [answer] = await world.database.transaction((tx) =>
    world.decideRefunds(tx, eventId, [
      { key: randomUUID(), orderId, reason: 'ORDER_CANCELLED', of: 'ALL', note: null, by: null, tell: true },
    ]),
  );
  if (answer?.ok !== true || answer.value.refundId === null) throw new Error('No refund');
  const { refundId, transferCode } = answer.value;
  return { eventId, refundId, orderId, buyer, code: transferCode ?? '', amount: 200_000 };
}
type Decided = Awaited<ReturnType<typeof decidedRefund>>;

const name = (refund: Decided, form = ACCOUNT) =>
  world.nameRefundAccount(writeRefundSecret(world.keyring, refund), form);
const found = async (refund: Decided) => {
  const payout = await world.payouts.find(refund);
  if (payout === null) throw new Error('No refund');
  return payout;
};
const send = async (refund: Decided, by = accountant, accountAt = 0) => {
  const shown = accountAt === 0 ? (await found(refund)).accountAt : accountAt;
  const [marked] = await world.sendRefunds(
    [{ eventId: refund.eventId, refundId: refund.refundId, accountAt: (shown ?? 0) as never }],
    by,
  );
  return marked?.result;
};
const out = (refund: Decided, more: Partial<FeedTransfer> = {}) =>
  world.transferOf(`MBVCB.1.${refund.code}.CT tu VEMOI`, refund.amount, { direction: 'out', ...more });
const orderStatus = async ({ eventId }: Decided) =>
  (await world.one<{ status: string }>('SELECT status FROM user_order WHERE event_id = $1', [eventId])).status;
const stateOf = async (transfer: FeedTransfer) => {
  const { incomingTransferId } = await world.receive(transfer);
  return world.stateOf(incomingTransferId);
};
const healthy = async ({ eventId }: Decided) =>
  expect(await world.integrity(eventId)).toMatchObject({ healthy: true, faults: [] });
const problem = (because: string) => ({ ok: false, refusal: { code: 'PAYOUT_REFUSED', because } });

describe('money that leaves our account', () => {
  it('confirms the refund that it names with the exact amount, and the order is refunded', async () => {
    const refund = await decidedRefund();
    await name(refund);
    expect(await send(refund)).toEqual({ ok: true, value: null });
    expect(await orderStatus(refund)).toBe('CANCELLED');
    expect(await stateOf(out(refund))).toBe('REFUND_PAID');
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED' });
    expect(await orderStatus(refund)).toBe('REFUNDED');
    await healthy(refund);
  });

  it('confirms a refund that nobody marked as sent', async () => {
    const refund = await decidedRefund();
    expect(await stateOf(out(refund))).toBe('REFUND_PAID');
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED', attempts: 1 });
    await healthy(refund);
  });

  it('counts once, however often and by whichever feed it is reported', async () => {
    const refund = await decidedRefund();
    const transfer = out(refund);
    const casso = { ...transfer, provider: 'casso', providerTransferId: randomUUID() } as const;
    expect(await stateOf(casso)).toBe('AMBIGUOUS');
    expect(await found(refund)).toMatchObject({ status: 'DECIDED' });
    for (const told of [transfer, transfer, casso]) expect(await stateOf(told)).toBe('REFUND_PAID');
    const lines = await world.count(`ledger_line WHERE book_id = $1 AND kind = 'refund-sent'`, [
      String(refund.eventId),
    ]);
    expect(lines).toBe(1);
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [transfer.bankReference])).toBe(1);
    await healthy(refund);
  });

  it.each([
    ['too little', { amount: 199_999 }],
    ['too much', { amount: 200_001 }],
  ])('with %s is shown to the accountant and confirms nothing', async (_what, over) => {
    const refund = await decidedRefund();
    const transfer = out(refund, over);
    expect(await stateOf(transfer)).toBe('REFUND_AMOUNT');
    expect(await found(refund)).toMatchObject({ status: 'DECIDED' });
    const listed = await world.inbox.list({ state: 'REFUND_AMOUNT', search: refund.code }, { limit: 10, from: null });
    expect(listed.rows).toMatchObject([{ direction: 'out', transferCode: refund.code }]);
  });

  it('twice is shown to the accountant, who closes it with a reason', async () => {
    const refund = await decidedRefund();
    await world.receive(out(refund));
    const again = await world.receive(out(refund));
    expect(await world.stateOf(again.incomingTransferId)).toBe('REFUND_SECOND');
    await healthy(refund);
    const close = () =>
      world.closeTransfer({ incomingTransferId: again.incomingTransferId, because: 'Paid back', by: accountant });
    expect(await close()).toMatchObject({ ok: true, value: { state: 'CLOSED' } });
    expect(await close()).toMatchObject({ ok: false, refusal: { code: 'TRANSFER_ALREADY_MATCHED' } });
    expect(await world.count(`audit_entry WHERE act = 'transfer.closed' AND actor_account_id = $1`, [accountant])).toBe(
      1,
    );
  });

  it.each([
    ['a second number', randomUUID(), ''],
    ['another message', null, ' x'],
  ])('reported again with %s under one reference is left to a person', async (_what, number, words) => {
    const refund = await decidedRefund();
    const transfer = out(refund);
    await world.receive(transfer);
    const again = {
      ...transfer,
      providerTransferId: number ?? transfer.providerTransferId,
      content: `${transfer.content}${words}`,
    };
    expect(await stateOf(again)).toBe('REFUND_SECOND');
  });

  it('with the code of no refund, or of a payment, is shown to the accountant; without a code it is ignored', async () => {
    const refund = await decidedRefund();
    const { transfer_code: payment } = await world.one<{ transfer_code: string }>(
      'SELECT transfer_code FROM transfer_code_directory WHERE event_id = $1',
      [refund.eventId],
    );
    const states = await Promise.all(
      ['VEMOIAAAAAAAAA', payment, 'tien dien'].map((words) => stateOf(out(refund, { content: words }))),
    );
    expect(states).toEqual(['UNKNOWN', 'UNKNOWN', 'IGNORED']);
    expect(await found(refund)).toMatchObject({ status: 'DECIDED' });
  });

  it('is matched to its refund by a person, with the exact amount alone', async () => {
    const refund = await decidedRefund();
    const match = async (amount: number) => {
      const { incomingTransferId } = await world.receive(out(refund, { content: 'VEMOIAAAAAAAAA', amount }));
      return world.matchByHand({ incomingTransferId, transferCode: refund.code, by: accountant });
    };
    expect(await match(1)).toMatchObject(problem('OTHER_AMOUNT'));
    expect(await match(200_000)).toMatchObject({ ok: true, value: { state: 'REFUND_PAID' } });
    expect(await match(200_000)).toMatchObject(problem('ALREADY_PAID'));
    await healthy(refund);
  });

  it('is confirmed after a crash between storing and settling', async () => {
    const refund = await decidedRefund();
    await world.inbox.store(out(refund), randomUUID(), world.now());
    expect(await found(refund)).toMatchObject({ status: 'DECIDED' });
    world.pass(2 * 60_000);
    await world.attendForgotten();
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED' });
    await healthy(refund);
  });

  it('two transfers at once: one pays, the other is a second payment', async () => {
    const refund = await decidedRefund();
    const states = await Promise.all([stateOf(out(refund)), stateOf(out(refund))]);
    expect(states.sort()).toEqual(['REFUND_PAID', 'REFUND_SECOND']);
    await healthy(refund);
  });
});

describe('the desk', () => {
  it('marks a refund as sent once: the same accountant again changes nothing, a colleague is told', async () => {
    const refund = await decidedRefund();
    expect(await send(refund)).toMatchObject(problem('NO_ACCOUNT'));
    await name(refund);
    expect([await send(refund), await send(refund)]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await send(refund, await world.buyer())).toMatchObject(problem('ALREADY_SENT'));
    expect(await found(refund)).toMatchObject({ status: 'SENT', attempts: 1, sentBy: accountant });
  });

  it('of two accountants at once, the second is told', async () => {
    const refund = await decidedRefund();
    await name(refund);
    const results = await Promise.all([send(refund), send(refund, await world.buyer())]);
    expect(results.filter((result) => result?.ok === true)).toHaveLength(1);
    expect(results).toContainEqual(problem('ALREADY_SENT'));
    await healthy(refund);
  });

  it('refuses to mark what was paid to an account that the buyer has changed', async () => {
    const refund = await decidedRefund();
    await name(refund);
    const { accountAt } = await found(refund);
    world.pass(1_000);
    await name(refund, { ...ACCOUNT, number: '99887766' });
    expect(await send(refund, accountant, accountAt ?? 0)).toMatchObject(problem('ACCOUNT_CHANGED'));
  });

  it('takes a returned refund back to due, asks for another account, and pays it again', async () => {
    const refund = await decidedRefund();
    await name(refund);
    await send(refund);
    const fail = () =>
      world.failRefund({
        eventId: refund.eventId,
        refundId: refund.refundId,
        because: 'Account closed',
        askAgain: true,
        by: accountant,
      });
    expect([await fail(), await fail()]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await found(refund)).toMatchObject({ status: 'FAILED', failedBecause: 'Account closed', account: null });
    await world.askForRefundAccounts();
    await name(refund);
    expect(await send(refund)).toMatchObject({ ok: true });
    expect(await stateOf(out(refund))).toBe('REFUND_PAID');
    expect(await orderStatus(refund)).toBe('REFUNDED');
    await healthy(refund);
  });

  it('confirms by hand with the bank’s reference; the feed’s late notice of it is no second payment', async () => {
    const refund = await decidedRefund();
    const { eventId, refundId } = refund;
    const confirm = (reference: string) => world.confirmRefund({ eventId, refundId, reference, by: accountant });
    expect(await confirm('FT1')).toMatchObject(problem('NOT_SENT'));
    await name(refund);
    await send(refund);
    const transfer = out(refund);
    const told = [await confirm(transfer.bankReference), await confirm(transfer.bankReference)];
    expect(told).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await confirm('another')).toMatchObject(problem('ALREADY_PAID'));
    expect(await stateOf(transfer)).toBe('REFUND_PAID');
    expect(await stateOf(out(refund))).toBe('REFUND_SECOND');
    await healthy(refund);
  });

  it('lists what is not paid by state, and overdue ones as their deadline says', async () => {
    const [bare, ready, sent, paid] = [
      await decidedRefund(),
      await decidedRefund(),
      await decidedRefund(),
      await decidedRefund(),
    ];
    for (const refund of [ready, sent]) await name(refund);
    await send(sent);
    await world.receive(out(paid));
    const mine = [bare, ready, sent, paid].map(({ refundId }) => refundId);
    const listed = async (filter: Parameters<typeof world.payouts.open>[0]['filter'], at = world.now()) => {
      const page = await world.payouts.open({ filter, search: null }, at, { limit: 200, from: null });
      return page.rows.filter(({ refundId }) => mine.includes(refundId));
    };
    const ids = async (filter: Parameters<typeof listed>[0]) => (await listed(filter)).map(({ refundId }) => refundId);
    expect(await ids(null)).toEqual([bare, ready, sent].map(({ refundId }) => refundId));
    expect(await ids('NEEDS_ACCOUNT')).toEqual([bare.refundId]);
    expect(await ids('READY')).toEqual([ready.refundId]);
    expect(await ids('SENT')).toEqual([sent.refundId]);
    const all = await listed(null);
    expect(all.map(payoutState)).toEqual(['NEEDS_ACCOUNT', 'READY', 'SENT']);
    for (const days of [1, 3, 6, 8]) {
      const at = later(world.now(), days * DAY);
      expect((await listed('OVERDUE', at)).map(({ refundId }) => refundId)).toEqual(
        all.filter((refund) => payoutDue(refund) <= at).map(({ refundId }) => refundId),
      );
    }
    const search = { filter: null, search: ready.code.toLowerCase() };
    expect(await world.payouts.countOpen(search, world.now())).toBe(1);
  });
});

describe('where a refund is paid to', () => {
  const mails = ({ refundId }: Decided) =>
    world.pool
      .query<{ occasion: string }>(
        `SELECT data ->> 'occasion' AS occasion FROM email_message WHERE message = 'refund-account'
           AND data ->> 'refundId' = $1 ORDER BY queued_at`,
        [refundId],
      )
      .then(({ rows }) => rows.map(({ occasion }) => occasion));

  it('is asked once, and the buyer is reminded once', async () => {
    const refund = await decidedRefund();
    for (let times = 0; times < 2; times += 1) await world.askForRefundAccounts();
    expect(await mails(refund)).toEqual(['FIRST']);
    world.pass(3 * DAY + 1);
    for (let times = 0; times < 2; times += 1) await world.askForRefundAccounts();
    expect(await mails(refund)).toEqual(['FIRST', 'REMINDER']);
  });

  it.each([
    ['asks for another account', true, ['refund-account']],
    ['says that we try again', false, ['refund-failed']],
  ])('a transfer that came back is told in one email, which %s', async (_what, askAgain, told) => {
    const refund = await decidedRefund();
    const { eventId, refundId } = refund;
    await name(refund);
    await send(refund);
    await world.failRefund({ eventId, refundId, because: 'Account closed', askAgain, by: accountant });
    await world.askForRefundAccounts();
    const { rows } = await world.pool.query<{ message: string }>(
      `SELECT message FROM email_message WHERE data ->> 'refundId' = $1`,
      [refundId],
    );
    expect(rows.map(({ message }) => message)).toEqual(told);
    expect(await mails(refund)).toEqual(askAgain ? ['RETURNED'] : []);
  });

  it('is the account that paid, where the feed tells it, and then nobody is asked', async () => {
    const payer = {
      data: { counterAccountBankId: '970436', counterAccountNumber: '0011001234567', counterAccountName: 'Nguyễn An' },
    };
    const refund = await decidedRefund(payer);
    await world.askForRefundAccounts();
    expect(await mails(refund)).toEqual([]);
    expect(await found(refund)).toMatchObject({
      source: 'PAYER',
      account: { bin: '970436', number: '0011001234567', holder: 'NGUYEN AN' },
    });
  });

  it('is stored sealed', async () => {
    const refund = await decidedRefund();
    await name(refund);
    const { account_sealed } = await world.one<{ account_sealed: string }>(
      'SELECT account_sealed FROM refund_account WHERE refund_id = $1',
      [refund.refundId],
    );
    expect(account_sealed).not.toContain(ACCOUNT.number);
    expect(account_sealed).not.toContain('LAN');
  });

  it('can be changed until the refund is sent, and not by another link', async () => {
    const refund = await decidedRefund();
    const other = await decidedRefund();
    expect(await name(refund)).toMatchObject({ ok: true, value: { account: { number: '•••••••••3456' } } });
    expect(await name(refund, { ...ACCOUNT, bin: '123456' })).toMatchObject({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field: 'bank' },
    });
    const secret = writeRefundSecret(world.keyring, refund);
    const forged = secret.replace(`1.${refund.eventId}.`, `1.${other.eventId}.`);
    expect(await world.nameRefundAccount(forged, ACCOUNT)).toMatchObject({ refusal: { code: 'LINK_EXPIRED' } });
    await send(refund);
    expect(await name(refund)).toMatchObject(problem('ON_ITS_WAY'));
    await world.receive(out(refund));
    expect(await name(refund)).toMatchObject(problem('ALREADY_PAID'));
  });
});
