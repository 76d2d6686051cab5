import { beforeAll, describe, expect, it } from 'vitest';
import { UNDO_WINDOW } from '#domain/event/cancellation.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { makeUseCase } from '#domain/kernel/use-case.ts';
import { CarryOutCancellation } from '#server/event/calling-off/carry-out-cancellation.ts';
import { PlanCancellation } from '#server/event/calling-off/plan-cancellation.ts';
import { Cancellations } from '#server/event/ports/cancellations.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { type Transact, Transact as TransactPort } from '#server/platform/ports/transact.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const ORDERS = 240;
const NAME = 'Đêm nhạc';

let world: CatalogueWorld;
let organiser: Account;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
});

/** Each order has a ticket of its buyer's and one of a friend's; every tenth friend has two. */
const emailsOf = (at: number) => [`buyer${at}@vemoi.test`, `friend${at - (at % 10 === 9 ? 1 : 0)}@vemoi.test`];

async function register(event: OneSessionEvent, at: number): Promise<void> {
  const buyer = await world.account(`b${event.eventId}x${at}`);
  await world.register(
    event,
    buyer,
    emailsOf(at).map((email) => ({ firstName: email, email })),
  );
}

async function invite(event: OneSessionEvent, email: string, locale: 'en' | 'vi', sendings = 1): Promise<void> {
  await world.pool.query(
    `INSERT INTO rsvp_invitation (event_id, rsvp_invitation_id, section_event_id, ticket_type_id, email, first_name,
       inserted_at, updated_at, locale, sendings)
     VALUES ($1, $2, $3, $4, $5, 'Khách', now(), now(), $6, $7)`,
    [event.eventId, world.newId.newId(), event.sessionId, event.ticketTypeId, email, locale, sendings],
  );
}

async function planned(event: OneSessionEvent, sectionEventId: number | null = null): Promise<string> {
  const scope = { eventId: event.eventId, sectionEventId };
  const row = await world.use(PlanCancellation)({ ...scope, actor: organiser.accountId, typed: NAME, reason: 'Bão' });
  if (!row.ok) throw new Error(row.refusal.code);
  world.setNow(instant(world.now() + UNDO_WINDOW));
  return row.value.eventCancellationId;
}

/** On a node killed with its `transactions`th transaction, or just after it. */
async function killed(asked: Parameters<CarryOutCancellation>[0], transactions: number, committed: boolean) {
  let left = transactions;
  const { transaction } = world.use(TransactPort);
  const dying: Transact = {
    transaction: async (work) => {
      left -= 1;
      if (left > 0) return transaction(work);
      if (committed) await transaction(work);
      else
        await transaction(async (tx) => {
          await work(tx);
          throw new Error('killed');
        });
      throw new Error('killed');
    },
  };
  const job = makeUseCase(CarryOutCancellation, (token) =>
    token === TransactPort ? dying : world.use(token as typeof TransactPort),
  );
  return job(asked).then(
    () => false,
    (error: unknown) => error instanceof Error && error.message === 'killed',
  );
}

async function pay(event: OneSessionEvent, at: number): Promise<void> {
  const { accountId } = await world.account(`p${event.eventId}x${at}`);
  const [reservationId, checkoutSessionId, paymentId] = [
    world.newId.newId(),
    world.newId.newId(),
    world.newId.newId(),
  ] as const;
  const email = `payer${at}@vemoi.test`;
  const attendee = { email, firstName: email, lastName: null, gender: null, phoneNumber: null, jobTitle: null };
  const registrant = { email, firstName: email, lastName: null, gender: null, phoneNumber: null };
  const keys = { accountId, requestHash: '00', sectionEventId: event.sessionId };
  const done = [
    await world.desk.submit(
      event.eventId,
      {
        kind: 'HOLD',
        mode: 'replace',
        ...keys,
        idempotencyKey: world.newId.newId(),
        lines: [{ reservationId, ticketTypeId: event.ticketTypeId, quantity: 2 }],
      },
      null,
    ),
    await world.desk.submit(
      event.eventId,
      {
        kind: 'BEGIN_CHECKOUT',
        ...keys,
        idempotencyKey: world.newId.newId(),
        checkoutSessionId,
        donation: ZERO,
        shownPrice: null,
        attendees: [{ reservationId, count: 2 }],
      },
      {
        attendees: [
          { reservationId, attendees: [0, 1].map(() => ({ ...attendee, note: null, about: null, answers: null })) },
        ],
        policyAgreed: true,
        registrant,
        locale: at % 2 === 0 ? 'en' : 'vi',
      },
    ),
    await world.desk.submit(
      event.eventId,
      {
        kind: 'BEGIN_PAYMENT',
        accountId,
        checkoutSessionId,
        paymentId,
        provider: 'BANK_TRANSFER',
        idempotencyKey: world.newId.newId(),
      },
      { registrant },
    ),
    await world.desk.submit(
      event.eventId,
      {
        kind: 'SETTLE',
        paymentId,
        provider: 'BANK_TRANSFER',
        providerReference: paymentId,
        amount: dong(200_000),
        at: world.now(),
      },
      { incomingTransferId: null, transferCode: null, decidedBy: null },
    ),
  ];
  for (const outcome of done) if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
}

const one = async (text: string, values: readonly unknown[]) => (await world.pool.query(text, [...values])).rows[0];
const mailsOf = async (cancellationId: string) =>
  (
    await world.pool.query<{ readonly recipient: string; readonly locale: string }>(
      `SELECT recipient, locale FROM email_message WHERE message = 'event-cancelled' AND subject_id = $1
        ORDER BY recipient`,
      [cancellationId],
    )
  ).rows;

describe('carrying out a cancellation', () => {
  it('goes on wherever it was killed: every order is cancelled and everybody told once', {
    timeout: 120_000,
  }, async () => {
    const event = await world.published(organiser, { name: NAME, capacity: 1_000 });
    for (let at = 0; at < ORDERS; at += 40)
      await Promise.all(Array.from({ length: 40 }, (_, more) => register(event, at + more)));
    await invite(event, 'guest@vemoi.test', 'en');
    await invite(event, 'Buyer0@vemoi.test', 'en');
    await invite(event, 'unsent@vemoi.test', 'en', 0);
    const { eventId } = event;
    const cancellationId = await planned(event);
    let kills = 0;
    for (let transactions = 1; transactions <= 12; transactions += 1)
      for (const committed of [false, true])
        if (await killed({ eventId, cancellationId }, transactions, committed)) kills += 1;
    expect(kills).toBeGreaterThan(6);
    await world.use(CarryOutCancellation)({ eventId, cancellationId });
    await world.use(CarryOutCancellation)({ eventId, cancellationId });

    expect(
      await one(
        `SELECT (SELECT count(*)::int FROM user_order WHERE event_id = $1 AND status = 'CANCELLED') AS orders,
           (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1 AND status = 'VALID') AS valid,
           (SELECT sum(sold)::int FROM quota WHERE event_id = $1) AS sold,
           (SELECT max(number) FROM order_event WHERE event_id = $1) AS history`,
        [eventId],
      ),
    ).toEqual({ orders: ORDERS, valid: 0, sold: 0, history: 2 });
    const everybody = new Map(
      Array.from({ length: ORDERS }, (_, at) => emailsOf(at).map((email) => [email, 'vi'] as const)).flat(),
    );
    everybody.set('guest@vemoi.test', 'en' as 'vi');
    const mails = await mailsOf(cancellationId);
    expect(mails.map(({ recipient, locale }) => `${recipient} ${locale}`)).toEqual(
      [...everybody].map(([email, locale]) => `${email} ${locale}`).toSorted(),
    );
    expect(await world.use(Cancellations).find(eventId, cancellationId)).toMatchObject({
      state: 'DONE',
      orders: ORDERS,
      ordersDone: ORDERS,
      invitations: 2,
    });
    expect(await world.use(Cancellations).told(eventId, cancellationId)).toEqual({
      people: everybody.size,
      told: everybody.size,
    });
  });

  it('decides the refund of each paid order once, and tells its buyer how much', { timeout: 60_000 }, async () => {
    const event = await world.published(organiser, { name: NAME, price: 100_000 });
    for (let at = 0; at < 6; at += 1) await pay(event, at);
    const { eventId } = event;
    const cancellationId = await planned(event);
    for (let transactions = 1; transactions <= 4; transactions += 1)
      await killed({ eventId, cancellationId }, transactions, transactions % 2 === 0);
    await world.use(CarryOutCancellation)({ eventId, cancellationId });
    expect(await world.use(Cancellations).find(eventId, cancellationId)).toMatchObject({
      state: 'DONE',
      money: 1_200_000,
      ordersDone: 6,
      refunded: 1_200_000,
    });
    expect(
      await one(
        `SELECT (SELECT array_agg(DISTINCT status) FROM user_order WHERE event_id = $1) AS orders,
           (SELECT array_agg(DISTINCT state) FROM payment WHERE event_id = $1) AS payments,
           (SELECT array_agg(DISTINCT status) FROM bought_ticket WHERE event_id = $1) AS tickets,
           (SELECT count(*)::int FROM refund WHERE event_id = $1 AND reason = 'EVENT_CANCELLED') AS refunds,
           (SELECT sum(sold)::int FROM quota WHERE event_id = $1) AS sold`,
        [eventId],
      ),
    ).toEqual({ orders: ['CANCELLED'], payments: ['REFUND_DUE'], tickets: ['VOID'], refunds: 6, sold: 0 });
    const mails = await mailsOf(cancellationId);
    expect(mails.map(({ recipient, locale }) => `${recipient} ${locale}`)).toEqual(
      [0, 1, 2, 3, 4, 5].map((at) => `payer${at}@vemoi.test ${at % 2 === 0 ? 'en' : 'vi'}`),
    );
    expect(await world.use(EmailFacts).cancellation(eventId, cancellationId, 'payer3@vemoi.test')).toMatchObject({
      reason: 'Bão',
      refunds: [{ amount: 200_000 }],
    });
    const others = await one(
      `SELECT count(*)::int AS mails FROM email_message WHERE message IN ('refund-due', 'order-cancelled')`,
      [],
    );
    expect(others).toEqual({ mails: 0 });
  });

  it('ends holds first, so that nobody is sold a place of it any more', async () => {
    const event = await world.published(organiser, { name: NAME });
    const buyer = await world.account('holder');
    const { eventId } = event;
    const held = await world.desk.submit(
      eventId,
      {
        kind: 'HOLD',
        mode: 'replace',
        accountId: buyer.accountId,
        idempotencyKey: world.newId.newId(),
        requestHash: '00',
        sectionEventId: event.sessionId,
        lines: [{ reservationId: world.newId.newId(), ticketTypeId: event.ticketTypeId, quantity: 2 }],
      },
      null,
    );
    expect(held.ok).toBe(true);
    const plan = await world.use(PlanCancellation)({
      eventId,
      sectionEventId: null,
      actor: organiser.accountId,
      typed: NAME,
      reason: 'Bão',
    });
    const cancellationId = plan.ok ? plan.value.eventCancellationId : '';
    await world.pool.query('UPDATE event_cancellation SET begins_at = $2 WHERE event_id = $1', [
      eventId,
      new Date(world.now()),
    ]);
    await world.use(CarryOutCancellation)({ eventId, cancellationId });
    expect(
      await one('SELECT sum(reserved)::int AS held, sum(sold)::int AS sold FROM quota WHERE event_id = $1', [eventId]),
    ).toEqual({ held: 0, sold: ZERO });
  });

  it('of one session leaves the others as they are', async () => {
    const event = await world.published(organiser, { name: NAME });
    await register(event, 1);
    const other = await world.one<{ readonly id: number }>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
      {
        as: organiser,
        variables: {
          id: event.eventId,
          input: { name: 'Đêm hai', begin_at: world.now() + 86_400_000, end_at: world.now() + 90_000_000 },
        },
      },
    );
    const cancellationId = await planned(event, other.id);
    await world.use(CarryOutCancellation)({ eventId: event.eventId, cancellationId });
    expect([
      await one('SELECT status FROM user_order WHERE event_id = $1', [event.eventId]),
      await mailsOf(cancellationId),
    ]).toEqual([{ status: 'SUCCESSFUL' }, []]);
    const first = await planned(event, event.sessionId);
    await world.use(CarryOutCancellation)({ eventId: event.eventId, cancellationId: first });
    expect([
      await one('SELECT status FROM user_order WHERE event_id = $1', [event.eventId]),
      (await mailsOf(first)).length,
    ]).toEqual([{ status: 'CANCELLED' }, 2]);
  });
});
