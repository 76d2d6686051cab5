import { beforeAll, describe, expect, it } from 'vitest';
import { DAY, later, MINUTE } from '#domain/kernel/instant.ts';
import { makePostgresNoticeBodies } from '#server/money/postgres/postgres-notice-bodies.ts';
import { EMAIL_JOB } from '#server/platform/mail/email-jobs.ts';
import { makePostgresEmailRows } from '#server/platform/mail/postgres/postgres-email-rows.ts';
import { makePostgresEndedHolds } from '#server/sale/postgres/postgres-ended-holds.ts';
import { type SaleWorld, saleWorld } from '#test/races/sale-world.ts';

let world: SaleWorld;
beforeAll(async () => {
  world = await saleWorld();
});

const MOST = 1_000;
const rowsOf = async (eventId: number) => ({
  holds: await world.count('reservation WHERE event_id = $1', [eventId]),
  names: await world.count('attendee WHERE event_id = $1', [eventId]),
  checkouts: await world.count('checkout_session WHERE event_id = $1', [eventId]),
});
const forget = async () => {
  const holds = makePostgresEndedHolds(world.database);
  await holds.forgetHolds(later(world.now(), -30 * DAY), MOST);
  await holds.forgetCheckouts(later(world.now(), -30 * DAY), MOST);
};

describe('a hold that ended', () => {
  it('is removed with its names and its checkout after 30 days, and not before', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    await world.hold(await world.buyer(), sale, [2]);
    await world.checkout(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    const before = await rowsOf(sale.eventId);
    expect(before).toEqual({ holds: 2, names: 1, checkouts: 1 });
    world.pass(29 * DAY);
    await forget();
    expect(await rowsOf(sale.eventId)).toEqual(before);
    world.pass(2 * DAY);
    await forget();
    expect(await rowsOf(sale.eventId)).toEqual({ holds: 0, names: 0, checkouts: 0 });
    expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('stays when a payment was begun: money that comes after months still gets its places', async () => {
    const sale = await world.sale({ types: [{ price: 90_000 }] });
    const waiting = await world.waitingForMoney(await world.buyer(), sale, [2]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    world.pass(5 * DAY);
    await makePostgresEndedHolds(world.database).forgetHolds(later(world.now(), -DAY), MOST);
    await world.pay(waiting.code, waiting.amount);
    expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(2);
  });

  it('stays while it is held or sold', async () => {
    const sale = await world.sale();
    await world.checkout(await world.buyer(), sale, [1]);
    await world.hold(await world.buyer(), sale, [1]);
    await makePostgresEndedHolds(world.database).forgetHolds(later(world.now(), DAY), MOST);
    expect(await rowsOf(sale.eventId)).toMatchObject({ holds: 2 });
  });

  it('is removed in steps of the given size', async () => {
    const sale = await world.sale();
    for (let buyer = 0; buyer < 3; buyer += 1) await world.hold(await world.buyer(), sale, [1]);
    world.pass(46 * MINUTE);
    await world.releaseDue();
    const holds = makePostgresEndedHolds(world.database);
    const steps = [2, 2].map(() => holds.forgetHolds(later(world.now(), MINUTE), 2));
    expect((await Promise.all(steps)).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(2);
    await holds.forgetHolds(later(world.now(), MINUTE), 2);
    expect(await rowsOf(sale.eventId)).toMatchObject({ holds: 0 });
  });
});

describe('the body of a bank’s notice', () => {
  it('is emptied after its time; what was read from it stays, and the application may change nothing else', async () => {
    const body = { id: 92704, content: 'as it came' };
    const told = [await world.pay('no code', 50_000, { body }), await world.pay('no code', 60_000, { body })];
    const ids = told.map((each) => each.incomingTransferId);
    await world.pool.query('SELECT forget_notice_bodies($1, 0)', [new Date(later(world.now(), DAY))]);
    expect(
      await world.count('incoming_transfer WHERE body <> $1 AND incoming_transfer_id = ANY($2)', ['{}', ids]),
    ).toBe(2);
    const bodies = makePostgresNoticeBodies(world.database);
    await bodies.forget(later(world.now(), -DAY), MOST);
    expect(
      await world.count('incoming_transfer WHERE body <> $1 AND incoming_transfer_id = ANY($2)', ['{}', ids]),
    ).toBe(2);
    await bodies.forget(later(world.now(), DAY), MOST);
    expect(await world.count('incoming_transfer WHERE body = $1 AND incoming_transfer_id = ANY($2)', ['{}', ids])).toBe(
      2,
    );
    await expect(world.pool.query('UPDATE incoming_transfer SET amount = 1')).rejects.toThrow('permission denied');
  });
});

describe('an email', () => {
  it('is removed when it was sent or given up before, and stays while it waits', async () => {
    const rows = makePostgresEmailRows(world.database);
    const add = async (subjectId: string): Promise<string> => {
      const emailMessageId = world.test.newId.newId();
      await world.database.transaction((tx) =>
        rows.add(tx, [
          {
            emailMessageId,
            message: 'order-confirmed',
            subjectId,
            recipient: 'lan@example.test',
            occurrence: 1,
            locale: 'vi',
            data: {},
            queuedAt: world.now(),
            job: EMAIL_JOB,
          },
        ]),
      );
      return emailMessageId;
    };
    const ids = await Promise.all(['sent', 'given up', 'waits', 'sent today'].map(add));
    const [sent = '', dropped = '', , today = ''] = ids;
    await rows.sent(sent, later(world.now(), -400 * DAY));
    await rows.dropped(dropped, later(world.now(), -400 * DAY), 'REJECTED', 'no such mailbox');
    await rows.sent(today, world.now());
    await rows.forget(later(world.now(), -365 * DAY), MOST);
    const { rows: left } = await world.pool.query<{ subject_id: string }>(
      'SELECT subject_id FROM email_message WHERE email_message_id = ANY($1) ORDER BY subject_id',
      [ids],
    );
    expect(left.map((row) => row.subject_id)).toEqual(['sent today', 'waits']);
  });
});
