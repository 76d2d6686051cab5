import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { RefundReport } from '#domain/money/payment/gateway-report.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { postgresRefundBook } from '#server/sale/postgres/postgres-refund-book.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { ChargeBack } from './charge-back.ts';
import { CloseDispute } from './close-dispute.ts';
import type { GatewayRefundOrder, PaymentGateway } from './ports/payment-gateway.ts';
import { makePostgresCardDisputes } from './postgres/postgres-card-disputes.ts';
import { makePostgresGatewayPayments } from './postgres/postgres-gateway-payments.ts';
import { makePostgresGatewayRefunds } from './postgres/postgres-gateway-refunds.ts';
import { RecordRefundReport } from './record-refund-report.ts';
import { writeRefundSecret } from './refund-link.ts';
import { SendGatewayRefund, SendGatewayRefunds } from './send-gateway-refunds.ts';

let world: SaleWorld;
let accountant: AccountId;
beforeAll(async () => {
  world = await saleWorld();
  accountant = await world.buyer();
});

const PRICE = 100_000;
const MOODS = ['done', 'accepted', 'refused', 'request lost', 'answer lost', 'down'] as const;
type Mood = (typeof MOODS)[number];
type Made = { readonly amount: number; readonly number: string; outcome: RefundReport['outcome'] };

/** A gateway that carries out each request once, and loses requests and answers as told. */
function unreliableGateway() {
  const made = new Map<string, Made>();
  const mood: { now: Mood } = { now: 'done' };
  const reportOf = ({ outcome, number }: Made): RefundReport => ({ outcome, number, code: outcome.toLowerCase() });
  const gateway: PaymentGateway = {
    provider: 'STRIPE',
    start: () => Promise.reject(new Error('Not asked')),
    query: () => Promise.reject(new Error('Not asked')),
    refund: async ({ refundId, amount }: GatewayRefundOrder) => {
      const told = mood.now;
      if (told === 'down' || told === 'request lost') throw new Error(told);
      const outcome = told === 'accepted' ? 'ACCEPTED' : told === 'refused' ? 'REFUSED' : 'DONE';
      const known = made.get(refundId) ?? { amount, number: `re_${refundId}`, outcome };
      made.set(refundId, known);
      if (told === 'answer lost') throw new Error(told);
      return reportOf(known);
    },
    refundState: async ({ refundId }: GatewayRefundOrder) => {
      if (mood.now === 'down') throw new Error('down');
      const known = made.get(refundId);
      return known === undefined ? null : reportOf(known);
    },
  };
  /** What it works on is over. */
  const finish = (outcome: 'DONE' | 'REFUSED') => {
    for (const one of made.values()) if (one.outcome === 'ACCEPTED') one.outcome = outcome;
  };
  return { gateway, mood, made, finish };
}

function hands(on: SaleWorld, transact: Transact = on.database) {
  const outside = unreliableGateway();
  const refunds = makePostgresGatewayRefunds(on.pool);
  const disputes = makePostgresCardDisputes(on.pool);
  const clock = { now: on.now };
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const metrics = { count: () => undefined, observe: () => undefined, set: () => undefined };
  const announce = AnnounceRefunds.make({ bus: makeMemoryEventBus(), jobs: makePostgresJobQueue(makeJobBell()) });
  const shared = { refunds, move: on.moveRefund, announce, clock, log } as const;
  const sending = (work: Transact) =>
    SendGatewayRefund.make({
      ...shared,
      transact: work,
      payments: makePostgresGatewayPayments(on.pool),
      gateways: { of: () => outside.gateway, methods: [] },
      record: RecordRefundReport.make({
        ...shared,
        disputes,
        payouts: on.payouts,
        transact: work,
        metrics: metrics as never,
      }),
    });
  const run = (work: Transact = transact) =>
    SendGatewayRefunds.make({ refunds, send: sending(work), clock, log, metrics: metrics as never })();
  const audit = makePostgresAuditLog(clock, on.test.newId);
  const sales = { transact, disputes, announce, clock } as const;
  const chargeBack = ChargeBack.make({
    ...sales,
    book: postgresRefundBook,
    decide: on.decideRefunds,
    outbox: on.outbox,
  });
  const close = CloseDispute.make({ ...sales, payouts: on.payouts, atGateway: refunds, move: on.moveRefund, audit });
  return { ...outside, run, refunds, disputes, chargeBack, close };
}

/** Transactions of which the `last` one is undone, as by a node that dies in it. */
const dying = (last: number): Transact => {
  let left = last;
  return {
    transaction: (work) => {
      left -= 1;
      if (left > 0) return world.database.transaction(work);
      return world.database.transaction(async (tx) => {
        await work(tx);
        throw new Error('killed');
      });
    },
  };
};

/** An order of places at 100,000 each that was paid by card. */
async function paidByCard(places: number) {
  const sale = await world.sale({ types: [{ price: PRICE, capacity: 10 }] });
  const buyer = await world.buyer();
  const checkout = await world.checkout(buyer, sale, [places]);
  if (!checkout.ok) throw new Error(checkout.refusal.code);
  const { checkoutSessionId } = checkout.value;
  const paymentId = randomUUID();
  const { eventId } = sale;
  const registrant = { firstName: 'Minh', lastName: 'Trần', email: `${buyer}@example.test`, phoneNumber: null };
  const begun = await world.desk.submit(
    eventId,
    {
      kind: 'BEGIN_PAYMENT',
      accountId: buyer,
      checkoutSessionId,
      paymentId,
      provider: 'STRIPE',
      idempotencyKey: paymentId,
      pointsHeld: 0 as never,
    },
    { registrant: registrant as never },
  );
  if (!begun.ok) throw new Error(begun.refusal.code);
  const amount = dong(places * PRICE);
  await world.pool.query(
    `INSERT INTO gateway_payment (provider, reference, event_id, payment_id, method, amount, started_at, expires_at, state)
     VALUES ('STRIPE', $1, $2, $3, 'Stripe', $4, now(), now(), 'PAID')`,
    [`pi_${paymentId}`, eventId, paymentId, amount],
  );
  const settled = await world.desk.submit(
    eventId,
    { kind: 'SETTLE', paymentId, provider: 'STRIPE', providerReference: `pi_${paymentId}`, amount, at: world.now() },
    { incomingTransferId: null, transferCode: null, decidedBy: null },
  );
  if (!settled.ok) throw new Error(settled.refusal.code);
  const { user_order_id: orderId } = await world.one<{ user_order_id: string }>(
    'SELECT user_order_id FROM user_order WHERE event_id = $1',
    [eventId],
  );
  return { sale, buyer, orderId, paymentId };
}
type Paid = Awaited<ReturnType<typeof paidByCard>>;

async function decide({ sale, orderId }: Pick<Paid, 'sale' | 'orderId'>, of: 'ALL' | readonly string[] = 'ALL') {
  const wish = { key: randomUUID(), orderId, reason: 'ORDER_CANCELLED', note: null, by: null, tell: true } as const;
  const [answer] = await world.database.transaction((tx) =>
    world.decideRefunds(tx, sale.eventId, [{ ...wish, of: of === 'ALL' ? 'ALL' : { ticketIds: of, donation: false } }]),
  );
  if (answer?.ok !== true || answer.value.refundId === null) throw new Error('No refund');
  return { eventId: sale.eventId, refundId: answer.value.refundId, code: answer.value.transferCode ?? '' };
}
type Decided = Awaited<ReturnType<typeof decide>>;

const found = async (refund: Decided) => {
  const payout = await world.payouts.find(refund);
  if (payout === null) throw new Error('No refund');
  return payout;
};
const ticketsOf = async ({ sale }: Paid) =>
  (
    await world.pool.query<{ id: string }>(
      'SELECT bought_ticket_id AS id FROM bought_ticket WHERE event_id = $1 ORDER BY bought_ticket_id',
      [sale.eventId],
    )
  ).rows.map(({ id }) => id);
const healthy = async ({ eventId }: Pick<Sale, 'eventId'>) =>
  expect(await world.integrity(eventId)).toMatchObject({ healthy: true, faults: [] });
const platform = async (refund: Decided) =>
  (
    await world.pool.query<{ kind: string; debit: string; credit: string }>(
      `SELECT kind, debit_account AS debit, credit_account AS credit FROM ledger_line
       WHERE book = 'PLATFORM' AND subject LIKE $1 || ' %' ORDER BY ledger_line_id`,
      [refund.refundId],
    )
  ).rows.map(({ kind, debit, credit }) => `${kind}: ${debit} to ${credit}`);
const mails = async (refund: Decided) =>
  (
    await world.pool.query<{ message: string }>(
      `SELECT message || ' ' || coalesce(data ->> 'occasion', '') AS message FROM email_message
       WHERE data ->> 'refundId' = $1 ORDER BY queued_at`,
      [refund.refundId],
    )
  ).rows.map(({ message }) => message.trim());
const account = { bin: '970436', number: '0071000123456', holder: 'Nguyễn Thị Lan' };
const problem = (because: string) => ({ ok: false, refusal: { code: 'PAYOUT_REFUSED', because } });

describe('a refund of what a gateway took', () => {
  it('goes back through it, without asking the buyer for an account', async () => {
    const { run, made } = hands(world);
    const refund = await decide(await paidByCard(2));
    await world.askForRefundAccounts();
    expect(await found(refund)).toMatchObject({ status: 'DECIDED', byProvider: true, gateway: 'STRIPE' });
    await run();
    expect([...made.values()]).toMatchObject([{ amount: 2 * PRICE }]);
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED', paidWith: `re_${refund.refundId}` });
    expect(await platform(refund)).toEqual(['refund-paid: clearing to card']);
    expect(await mails(refund)).toEqual(['refund-paid']);
    await healthy(refund);
  });

  it('that is refused for good is paid by transfer, and only then is the buyer asked', async () => {
    const { run, mood } = hands(world);
    const refund = await decide(await paidByCard(1));
    mood.now = 'refused';
    await run();
    expect(await found(refund)).toMatchObject({ status: 'FAILED', byProvider: false, failedBecause: 'refused' });
    await world.askForRefundAccounts();
    expect(await mails(refund)).toEqual(['refund-account REFUSED']);
    await world.nameRefundAccount(writeRefundSecret(world.keyring, refund), account);
    expect(
      await world.stateOf(
        (await world.receive(world.transferOf(refund.code, PRICE, { direction: 'out' }))).incomingTransferId,
      ),
    ).toBe('REFUND_PAID');
    expect(await platform(refund)).toEqual([
      'refund-paid: clearing to card',
      'refund-returned: card to clearing',
      'refund-paid: clearing to bank',
    ]);
    await healthy(refund);
  });

  it.each(['request lost', 'answer lost', 'down'] as const)(
    'stays unknown with %s, and is paid back once',
    async (how) => {
      const { run, mood, made } = hands(world);
      const refund = await decide(await paidByCard(1));
      mood.now = how;
      await run();
      expect(await found(refund)).toMatchObject({ status: 'SENT' });
      mood.now = 'done';
      world.pass(2 * 60_000);
      await run();
      expect(await found(refund)).toMatchObject({ status: 'CONFIRMED', attempts: 1 });
      expect(made.size).toBe(1);
      await healthy(refund);
    },
  );

  it.each([1, 2])('is paid back once, whichever of its transactions a node dies in: %i', async (killedIn) => {
    const { run, made } = hands(world);
    const refund = await decide(await paidByCard(1));
    await run(dying(killedIn));
    expect(await found(refund)).toMatchObject({ status: killedIn === 1 ? 'DECIDED' : 'SENT' });
    expect(made.size).toBe(killedIn - 1);
    world.pass(2 * 60_000);
    await run();
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED', attempts: 1 });
    expect(made.size).toBe(1);
    await healthy(refund);
  });

  it('is never marked by an accountant, transferred, or sent to an account', async () => {
    const { run, mood } = hands(world);
    const refund = await decide(await paidByCard(1));
    const secret = writeRefundSecret(world.keyring, refund);
    expect(await world.nameRefundAccount(secret, account)).toMatchObject(problem('WITH_PROVIDER'));
    const [marked] = await world.sendRefunds([{ ...refund, accountAt: world.now() }], accountant);
    expect(marked?.result).toMatchObject(problem('WITH_PROVIDER'));
    mood.now = 'accepted';
    await run();
    const { incomingTransferId } = await world.receive(world.transferOf(refund.code, PRICE, { direction: 'out' }));
    expect(await world.stateOf(incomingTransferId)).toBe('REFUND_SECOND');
    expect(await found(refund)).toMatchObject({ status: 'SENT' });
    await healthy(refund);
  });

  it('of one payment waits for the other, and each is paid back', async () => {
    const { run, mood, made, finish } = hands(world);
    const paid = await paidByCard(2);
    const [one = '', two = ''] = await ticketsOf(paid);
    const refunds = [await decide(paid, [one]), await decide(paid, [two])];
    mood.now = 'accepted';
    await run();
    await run();
    expect(made.size).toBe(1);
    finish('DONE');
    mood.now = 'done';
    for (let turn = 0; turn < 2; turn++) {
      world.pass(2 * 60_000);
      await run();
    }
    expect(await Promise.all(refunds.map(found))).toMatchObject([{ status: 'CONFIRMED' }, { status: 'CONFIRMED' }]);
    await healthy({ eventId: paid.sale.eventId });
  });

  it('that a person gives up is asked of the buyer, and confirmed after all if the gateway paid', async () => {
    const { run, mood, finish } = hands(world);
    const [waiting, accepted] = [await decide(await paidByCard(1)), await decide(await paidByCard(1))];
    const giveUp = (refund: Decided) =>
      world.failRefund({ ...refund, because: 'Card closed', askAgain: false, by: accountant });
    expect(await giveUp(waiting)).toEqual({ ok: true, value: null });
    mood.now = 'accepted';
    await run();
    expect(await found(waiting)).toMatchObject({ status: 'DECIDED', byProvider: false });
    expect(await giveUp(accepted)).toEqual({ ok: true, value: null });
    expect(await found(accepted)).toMatchObject({ status: 'FAILED', byProvider: false });
    await world.askForRefundAccounts();
    expect([await mails(waiting), await mails(accepted)]).toEqual([
      ['refund-account FIRST'],
      ['refund-account REFUSED'],
    ]);
    finish('DONE');
    world.pass(2 * 60_000);
    await run();
    expect(await found(accepted)).toMatchObject({ status: 'CONFIRMED', byProvider: true });
    expect(await found(waiting)).toMatchObject({ status: 'DECIDED' });
    await healthy(accepted);
    await healthy(waiting);
  });

  it('is listed as with its provider, and overdue three days after it was sent', async () => {
    const { run, mood } = hands(world);
    const refund = await decide(await paidByCard(1));
    mood.now = 'accepted';
    await run();
    const listed = async (filter: 'WITH_PROVIDER' | 'SENT' | 'NEEDS_ACCOUNT' | 'OVERDUE', days: number) => {
      const at = later(world.now(), days * DAY);
      const page = await world.payouts.open({ filter, search: refund.code }, at, { limit: 10, from: null });
      return page.rows.length;
    };
    expect(await Promise.all([listed('WITH_PROVIDER', 0), listed('SENT', 0), listed('NEEDS_ACCOUNT', 0)])).toEqual([
      1, 0, 0,
    ]);
    expect([await listed('OVERDUE', 2), await listed('OVERDUE', 3)]).toEqual([0, 1]);
  });
});

describe('a refund whose buyer disputes the payment, too', () => {
  /** Given up at its gateway and payable by hand, when the bank takes `amount`; `lose`: as the provider reports. */
  async function disputed(amount: number, tickets = 1) {
    const { disputes, chargeBack, close } = hands(world);
    const paid = await paidByCard(2);
    const refunds: Decided[] = [];
    for (const id of (await ticketsOf(paid)).slice(0, tickets)) {
      const refund = await decide(paid, [id]);
      await world.failRefund({ ...refund, because: 'Card closed', askAgain: false, by: accountant });
      await world.nameRefundAccount(writeRefundSecret(world.keyring, refund), account);
      refunds.push(refund);
    }
    const { eventId } = paid.sale;
    const disputeId = `dp_${paid.paymentId}`;
    const { paymentId } = paid;
    const fits = await chargeBack({ eventId, paymentId, disputeId, reason: 'fraudulent', amount: dong(amount) });
    const [refund] = refunds;
    if (refund === undefined) throw new Error('No refund');
    const lose = () => close({ eventId, disputeId }, { state: 'LOST', named: null, note: 'lost', by: null });
    const byHand = (state: 'WON' | 'LOST', named: string | null) =>
      close({ eventId, disputeId }, { state, named, note: 'seen', by: accountant });
    return { paid, refund, refunds, fits, lose, byHand, held: () => disputes.holding(refund) };
  }
  const mark = async (refund: Decided) => {
    const { accountAt } = await found(refund);
    const [marked] = await world.sendRefunds([{ ...refund, accountAt: accountAt ?? world.now() }], accountant);
    return marked?.result;
  };

  it('is not paid by hand, is listed as disputed, and a lost dispute has paid it', async () => {
    const { refund, fits, lose, held } = await disputed(2 * PRICE);
    expect([fits, await held()]).toMatchObject([true, { state: 'OPEN', ofRefunds: PRICE }]);
    expect(await mark(refund)).toMatchObject(problem('DISPUTED'));
    const query = { filter: 'DISPUTED', search: refund.code } as const;
    const listed = await world.payouts.open(query, world.now(), { limit: 10, from: null });
    expect(listed.rows).toMatchObject([{ refundId: refund.refundId, heldBy: 'OPEN' }]);
    expect(await world.payouts.countOpen({ ...query, filter: 'READY' }, world.now())).toBe(0);
    expect([await lose(), await lose()]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(await found(refund)).toMatchObject({ status: 'CONFIRMED', byProvider: true, attempts: 1 });
    expect(await platform(refund)).toEqual(['refund-paid: clearing to card']);
    // Its bank tells the buyer.
    expect(await mails(refund)).toEqual([]);
    await healthy(refund);
  });

  it('is paid by hand after a dispute that was won, and one that leaves its money alone never waits', async () => {
    const won = await disputed(2 * PRICE);
    expect(await won.byHand('WON', won.refund.refundId)).toEqual({ ok: true, value: null });
    expect(await mark(won.refund)).toEqual({ ok: true, value: null });
    const ofTheRest = await disputed(PRICE);
    expect([ofTheRest.fits, await ofTheRest.held()]).toEqual([true, null]);
    expect(await mark(ofTheRest.refund)).toEqual({ ok: true, value: null });
    await healthy(won.refund);
    await healthy(ofTheRest.refund);
  });

  it('of another amount than the dispute is settled by a person, who names it and releases the others', async () => {
    const { refunds, fits, lose, byHand } = await disputed(PRICE, 2);
    const [first, second] = refunds;
    if (first === undefined || second === undefined) throw new Error('Two refunds');
    expect(fits).toBe(false);
    await lose();
    expect([await mark(first), await mark(second)]).toMatchObject([problem('DISPUTED'), problem('DISPUTED')]);
    expect(await byHand('LOST', first.refundId)).toEqual({ ok: true, value: null });
    expect([await found(first), await found(second)]).toMatchObject([
      { status: 'CONFIRMED', heldBy: null },
      { status: 'DECIDED', heldBy: null },
    ]);
    expect(await mark(second)).toEqual({ ok: true, value: null });
    await healthy(first);
  });

  it('that a lost dispute does not cover is released by a person, and by nobody else', async () => {
    const { refund, lose, byHand } = await disputed(PRICE + 1);
    await lose();
    expect(await found(refund)).toMatchObject({ status: 'DECIDED', heldBy: 'LOST' });
    expect(await byHand('WON', refund.refundId)).toEqual({ ok: true, value: null });
    expect(await found(refund)).toMatchObject({ heldBy: null });
    const sure = await disputed(2 * PRICE);
    await sure.byHand('WON', sure.refund.refundId);
    expect(await sure.lose()).toMatchObject(problem('DISPUTE_CLOSED'));
    expect(
      await world.count(`audit_entry WHERE act = 'refund.dispute-closed' AND actor_account_id = $1`, [accountant]),
    ).toBeGreaterThan(0);
  });

  it('cannot be taken out of its gateway’s hands, and what left before the dispute is confirmed as ever', async () => {
    const { chargeBack } = hands(world);
    const dispute = async ({ sale, paymentId }: Paid) =>
      chargeBack({ eventId: sale.eventId, paymentId, disputeId: `dp_${paymentId}`, reason: 'x', amount: dong(PRICE) });
    const [paid, sentFirst] = [await paidByCard(1), await paidByCard(1)];
    const [refund, sent] = [await decide(paid), await decide(sentFirst)];
    await world.failRefund({ ...sent, because: 'Card closed', askAgain: false, by: accountant });
    await world.nameRefundAccount(writeRefundSecret(world.keyring, sent), account);
    await mark(sent);
    expect([await dispute(paid), await dispute(sentFirst)]).toEqual([true, true]);
    const giveUp = { ...refund, because: 'Card closed', askAgain: false, by: accountant };
    expect(await world.failRefund(giveUp)).toMatchObject(problem('DISPUTED'));
    expect(await world.confirmRefund({ ...sent, reference: 'FT1', by: accountant })).toEqual({ ok: true, value: null });
    await healthy(sent);
  });
});

type Step =
  | { readonly kind: 'run'; readonly mood: Mood; readonly killedIn: number | null }
  | { readonly kind: 'finish'; readonly outcome: 'DONE' | 'REFUSED' }
  | { readonly kind: 'give up'; readonly index: number }
  | { readonly kind: 'pass' };
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('run' as const),
    mood: fc.constantFrom(...MOODS),
    killedIn: fc.constantFrom(null, null, 1, 2, 3),
  }),
  fc.record({ kind: fc.constant('finish' as const), outcome: fc.constantFrom('DONE' as const, 'REFUSED' as const) }),
  fc.record({ kind: fc.constant('give up' as const), index: fc.nat(2) }),
  fc.record({ kind: fc.constant('pass' as const) }),
);

it('whatever is lost, refused, killed or given up, each refund is paid back once or is owed, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
      const { run, mood, made, finish } = hands(world);
      const paid = await paidByCard(3);
      const { eventId } = paid.sale;
      const refunds: Decided[] = [];
      for (const ticket of await ticketsOf(paid)) refunds.push(await decide(paid, [ticket]));
      const closing: Step[] = [1, 2, 3, 4].map(() => ({ kind: 'run', mood: 'done', killedIn: null }));
      for (const step of [...steps, { kind: 'finish', outcome: 'DONE' } as const, ...closing]) {
        if (step.kind === 'finish') finish(step.outcome);
        if (step.kind === 'give up') {
          const refund = refunds[step.index];
          if (refund !== undefined)
            await world.failRefund({ ...refund, because: 'x', askAgain: false, by: accountant });
        }
        if (step.kind === 'run' || step.kind === 'pass') world.pass(361 * 60_000);
        if (step.kind === 'run') {
          mood.now = step.mood;
          await run(step.killedIn === null ? world.database : dying(step.killedIn));
        }
        await healthy({ eventId });
      }
      for (const refund of refunds) {
        const { status, byProvider, amount } = await found(refund);
        const back = made.get(refund.refundId);
        expect(amount).toBe(PRICE);
        if (back?.outcome === 'DONE') expect({ status, byProvider }).toEqual({ status: 'CONFIRMED', byProvider: true });
        else expect(['DECIDED', 'FAILED']).toContain(status);
        if (status === 'CONFIRMED') expect(back).toMatchObject({ outcome: 'DONE', amount: PRICE });
      }
    }),
    { numRuns: 12 },
  );
});
