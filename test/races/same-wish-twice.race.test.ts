import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { EMAIL_JOB } from '#server/platform/mail/email-jobs.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { makePostgresJobStore } from '#server/platform/postgres/postgres-job-store.ts';
import { makeNodeKeyring } from '#server/platform/secrets/node-keyring.ts';
import { makePostgresTicketKeyRows } from '#server/ticket/postgres/postgres-ticket-key-rows.ts';
import { makeEd25519TicketSigner } from '#server/ticket/secrets/ed25519-ticket-signer.ts';
import type { TestDatabase } from '#test/postgres/test-database.ts';
import { heldUp, readBeforeAnyWrites } from './read-before-any-writes.ts';
import { anAttendee, type SaleWorld, saleWorld } from './sale-world.ts';
import { withoutGuard } from './without-guard.ts';

type Nodes = readonly [SaleWorld, SaleWorld];

async function twoNodes(lock: boolean): Promise<Nodes> {
  const first = await saleWorld({ lock });
  return [first, await saleWorld({ lock }, first.test)];
}

const dropped = (
  test: TestDatabase,
  ...constraints: readonly (readonly [table: string, name: string])[]
): Promise<unknown> =>
  Promise.all(constraints.map(([table, name]) => test.asOwner(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)));

async function heldTwice(nodes: Nodes) {
  const [first] = nodes;
  const sale = await first.sale();
  const buyer = await first.buyer();
  await readBeforeAnyWrites(first, 2, () =>
    Promise.allSettled(nodes.map((node) => node.hold(buyer, sale, [2], 'one wish', 'add'))),
  );
  return {
    lines: await first.count('reservation WHERE event_id = $1', [sale.eventId]),
    reserved: (await first.quotaOf(sale)).reserved,
  };
}

async function begunTwice(nodes: Nodes): Promise<number> {
  const [first] = nodes;
  const sale = await first.sale({ types: [{ price: 90_000 }] });
  const accountId = await first.buyer();
  const held = await first.hold(accountId, sale, [1]);
  if (!held.ok) throw new Error(held.refusal.code);
  const attendees = held.value.map((line) => ({
    reservationId: line.reservationId,
    attendees: [anAttendee('lan@example.test')],
  }));
  const { eventId, sectionEventId } = sale;
  const wish = {
    accountId,
    eventId,
    sectionEventId,
    policyAgreed: false,
    shownPrice: null,
    attendees,
    locale: 'vi',
    idempotencyKey: 'one',
  } as const;
  await readBeforeAnyWrites(first, 2, () => Promise.allSettled(nodes.map((node) => node.openCheckout(wish))));
  return first.count('checkout_session WHERE event_id = $1', [eventId]);
}

async function askedToPayTwice(nodes: Nodes) {
  const [first] = nodes;
  const sale = await first.sale({ types: [{ price: 90_000 }] });
  const accountId = await first.buyer();
  const begun = await first.checkout(accountId, sale, [1]);
  if (!begun.ok) throw new Error(begun.refusal.code);
  const asked = { accountId, eventId: sale.eventId, checkoutSessionId: begun.value.checkoutSessionId };
  await readBeforeAnyWrites(first, 2, () => Promise.allSettled(nodes.map((node) => node.requestTransfer(asked))));
  return {
    payments: await first.count(`payment WHERE event_id = $1 AND state = 'PENDING'`, [sale.eventId]),
    orders: await first.count('user_order WHERE event_id = $1', [sale.eventId]),
  };
}

const KEYS = [
  ['reservation', 'reservation_event_id_account_id_idempotency_key_ticket_type_key'],
  ['checkout_session', 'checkout_session_event_id_account_id_idempotency_key_key'],
  // The attendees of a line are written once.
  ['attendee', 'attendee_pkey'],
  ['payment', 'payment_event_id_account_id_idempotency_key_key'],
  ['user_order', 'user_order_event_id_checkout_session_id_key'],
] as const;

describe.each([
  ['with the locks', true],
  ['by the unique keys alone, without the locks', false],
])('the same wish at two nodes in one moment, %s', (_how, lock) => {
  it('is one hold, one checkout, and one payment of one order', async () => {
    const nodes = await twoNodes(lock);
    expect(await heldTwice(nodes)).toEqual({ lines: 1, reserved: 2 });
    expect(await begunTwice(nodes)).toBe(1);
    expect(await askedToPayTwice(nodes)).toEqual({ payments: 1, orders: 1 });
  });
});

describe('the same wish at two nodes in one moment, without the locks and without the keys', () => {
  it('is two holds, two checkouts, and two payments of two orders', async () => {
    const nodes = await twoNodes(false);
    await dropped(nodes[0].test, ...KEYS);
    await nodes[0].test.asOwner('DROP INDEX payment_open');
    expect(await heldTwice(nodes)).toEqual({ lines: 2, reserved: 4 });
    expect(await begunTwice(nodes)).toBe(2);
    expect(await askedToPayTwice(nodes)).toEqual({ payments: 2, orders: 2 });
  });
});

describe('an event that is created by a form that was sent many times', () => {
  const ids = async ({ pool, now }: SaleWorld): Promise<number> => {
    const creation = { accountId: randomUUID() as never, key: 'one form', requestHash: 'as filled in' };
    const store = makePostgresEventStore(pool, { now });
    return new Set(await Promise.all(Array.from({ length: 6 }, () => store.eventIdOf(creation)))).size;
  };

  it('has one number', async () => {
    expect(await ids(await saleWorld())).toBe(1);
  });

  it('has many without the key', async () => {
    const world = await saleWorld();
    await dropped(world.test, ['event_creation', 'event_creation_pkey']);
    expect(await ids(world)).toBe(6);
  });
});

describe('a mail that two transactions queue at once', () => {
  const queued = async (world: SaleWorld): Promise<number> => {
    const mails = makePostgresEmailRows(world.database);
    const mail = {
      message: 'order-confirmed',
      subjectId: randomUUID(),
      recipient: 'lan@example.test',
      occurrence: 1,
      locale: 'vi',
      data: {},
      job: EMAIL_JOB,
    } as const;
    await Promise.all(
      [1, 2].map(() =>
        world.database.transaction((tx) =>
          mails.add(tx, [{ ...mail, emailMessageId: randomUUID(), queuedAt: world.now() }]),
        ),
      ),
    );
    const rows = await world.count('email_message WHERE subject_id = $1', [mail.subjectId]);
    expect(
      await world.count(
        `job j JOIN email_message m ON j.unique_key = 'send-email:' || m.email_message_id WHERE subject_id = $1`,
        [mail.subjectId],
      ),
    ).toBe(rows);
    return rows;
  };

  it('is one mail', async () => {
    expect(await queued(await saleWorld())).toBe(1);
  });

  it('is two without the key', async () => {
    const world = await saleWorld();
    await dropped(world.test, ['email_message', 'email_message_message_subject_id_recipient_occurrence_key']);
    expect(await queued(world)).toBe(2);
  });
});

describe('an event whose first ticket two nodes sign in one moment', () => {
  async function keysOf(world: SaleWorld, database: Database): Promise<number> {
    const { eventId } = await world.sale();
    const keyring = makeNodeKeyring([{ keyId: 'k1', secret: randomBytes(32) }]);
    const clock = { now: world.now };
    const signers = [1, 2].map(() => makeEd25519TicketSigner(makePostgresTicketKeyRows(database, clock), keyring));
    await readBeforeAnyWrites(
      world,
      2,
      () => Promise.all(signers.map((signer) => signer.signingKey(eventId))),
      'ticket_key',
    );
    return world.count('ticket_key WHERE event_id = $1', [eventId]);
  }

  it('has one key', async () => {
    const world = await saleWorld();
    expect(await keysOf(world, world.database)).toBe(1);
  });

  it('has two under one number without the table’s own key', async () => {
    const world = await saleWorld();
    await dropped(world.test, ['ticket_key', 'ticket_key_pkey']);
    const insertAnyway = (text: string): string => text.replace('ON CONFLICT (event_id, key_number) DO NOTHING', '');
    expect(await keysOf(world, withoutGuard(world.test, insertAnyway))).toBe(2);
  });
});

describe('jobs that several workers claim in one moment', () => {
  async function leases(world: SaleWorld, database: Database): Promise<readonly number[]> {
    await world.test.asOwner(
      `INSERT INTO job (lane, task, payload) SELECT 'money', 'one', '{}' FROM generate_series(1, 20)`,
    );
    const store = makePostgresJobStore(database);
    const leased: number[] = [];
    await heldUp(world, 4, 'SELECT FROM job WHERE id = (SELECT max(id) FROM job) FOR UPDATE', async () => {
      for (const batch of await Promise.all(Array.from({ length: 4 }, () => store.claim('money', 20, 60_000))))
        leased.push(...batch.map((job) => Number(job.jobId)));
    });
    return [...Map.groupBy(leased, (job) => job).values()].map((each) => each.length);
  }

  it('are each one worker’s', async () => {
    const world = await saleWorld();
    expect(await leases(world, world.database)).toEqual(Array.from({ length: 19 }, () => 1));
  });

  it('are several workers’ without the locks', async () => {
    const world = await saleWorld();
    expect(Math.max(...(await leases(world, withoutGuard(world.test))))).toBeGreaterThan(1);
  });
});
