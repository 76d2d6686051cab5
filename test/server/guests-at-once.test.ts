import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { MAILED_AT_ONCE } from '#domain/ticket/guests-at-once.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const CHECK_IN = `mutation ($event: Int!, $ids: [ID!]!) { check_in_guests(event_id: $event, ids: $ids) {
  checked_in { id check_in_id } refused { id code data } } }`;
const UNDO = `mutation ($event: Int!, $ids: [ID!]!) { undo_check_ins(event_id: $event, ids: $ids) {
  undone refused { id code data } } }`;
const SEND = `mutation ($event: Int!, $ids: [ID!]!) { send_tickets_again(event_id: $event, ids: $ids) {
  sent refused { id code data } } }`;
const SCAN = `mutation ($text: String!, $session: Int!) {
  redeem_bought_ticket(redeem_id: $text, section_event_id: $session) { outcome } }`;
const HISTORY = `query ($id: ID!) { check_ins(id: $id) {
  id at type way gate_id scanned_by undone_at undone_by can_undo } }`;
const HOUR_AWAY = 60 * MINUTE;

type Refused = readonly { readonly id: string; readonly code: string; readonly data: object }[];
type CheckedIn = {
  readonly checked_in: readonly { readonly id: string; readonly check_in_id: string }[];
  readonly refused: Refused;
};
type Done = { readonly undone?: number; readonly sent?: number; readonly refused: Refused };
type Ticket = {
  readonly id: string;
  readonly first_name: string;
  readonly email: string;
  readonly redeem_id: string;
  readonly user_order_id: string;
};

async function party(env: Readonly<Record<string, string>> = {}) {
  const world = await catalogueWorld(instant(Date.now()), env);
  const organiser = await world.account('organiser');
  const buyer = await world.account('buyer');
  const event = await world.published(organiser, { inMs: HOUR_AWAY });
  let made = 0;
  /** Guests of one order: a ticket each. */
  async function guests(of: OneSessionEvent, count: number): Promise<readonly Ticket[]> {
    const names = Array.from({ length: count }, () => {
      made += 1;
      return `Khách ${made}`;
    });
    await world.register(
      of,
      buyer,
      names.map((firstName, index) => ({ firstName, email: `khach${made}.${index}@vemoi.test` })),
    );
    const { entries } = await world.one<{ readonly entries: readonly Ticket[] }>(
      '{ my_tickets(input: { limit: 100 }) { entries { id first_name email redeem_id user_order_id } } }',
      { as: buyer },
    );
    return entries.filter(({ first_name: name }) => names.includes(name));
  }
  async function guest(of: OneSessionEvent = event): Promise<Ticket> {
    const [one] = await guests(of, 1);
    if (one === undefined) throw new Error('No ticket');
    return one;
  }
  const idsOf = (tickets: readonly { readonly id: string }[]) => tickets.map(({ id }) => id);
  const asking =
    <Answer>(text: string, of: OneSessionEvent = event) =>
    (ids: readonly string[], key: string = randomUUID(), as: Account = organiser) =>
      world.one<Answer>(text, { as, key, variables: { event: of.eventId, ids } });
  return {
    world,
    organiser,
    event,
    guests,
    guest,
    idsOf,
    asking,
    checkIn: asking<CheckedIn>(CHECK_IN),
    undo: asking<Done>(UNDO),
    send: asking<Done>(SEND),
  };
}
type Party = Awaited<ReturnType<typeof party>>;

let all: Party;
let world: CatalogueWorld;
let helper: Account;
let neighbour: Account;
let other: OneSessionEvent;

const scan = (ticket: Ticket, as: Account) =>
  world.one(SCAN, {
    as,
    key: randomUUID(),
    variables: { text: ticket.redeem_id, session: all.event.sessionId },
  });
const history = ({ id }: Ticket) =>
  world.one<readonly { readonly id: string }[]>(HISTORY, { as: all.organiser, variables: { id } });
const counted = async () => {
  const { number_redeemed: count } = await world.one<{ readonly number_redeemed: number }>(
    `{ redeems_admin(input: { event_id: ${all.event.eventId} }) { number_redeemed } }`,
    { as: all.organiser },
  );
  return count;
};
const discard = ({ user_order_id: id }: Ticket) =>
  world.one('mutation ($id: ID!) { delete_user_order(id: $id) { id } }', { as: all.organiser, variables: { id } });
const notFound = (id: string) => ({ id, code: 'NOT_FOUND', data: {} });
const undoRefused = (id: string, because: string) => ({ id, code: 'UNDO_REFUSED', data: { because } });

beforeAll(async () => {
  all = await party();
  world = all.world;
  helper = await world.account('helper');
  neighbour = await world.account('neighbour');
  other = await world.published(neighbour, { inMs: HOUR_AWAY });
  await world.one(
    'mutation ($email: String!, $event: Int!) { create_event_user(email: $email, event_id: $event, role: "CHECK_IN") { role } }',
    { as: all.organiser, variables: { email: 'helper@vemoi.test', event: all.event.eventId } },
  );
});

describe('several guests are checked in from the list', () => {
  it('by the rule of the door, each once, and the others are refused one by one with the reason', async () => {
    const [first, second] = [await all.guest(), await all.guest()];
    const [inside, gone, elsewhere] = [await all.guest(), await all.guest(), await all.guest(other)];
    await scan(inside, helper);
    await discard(gone);
    const before = await counted();
    const heard = world.told.length;
    const nobody = encodeWireId(all.event.eventId, randomUUID());
    const asked = [first, inside, gone, elsewhere, second, first].map(({ id }) => id);
    const { checked_in: done, refused } = await all.checkIn([...asked, nobody]);
    expect(all.idsOf(done)).toEqual([first.id, second.id]);
    expect(refused).toEqual([
      { id: inside.id, code: 'ALREADY_CHECKED_IN', data: { firstAt: world.now() } },
      { id: gone.id, code: 'TICKET_VOID', data: {} },
      notFound(elsewhere.id),
      notFound(nobody),
    ]);
    expect(await counted()).toBe(before + 2);
    expect(world.told.slice(heard)).toContainEqual({ kind: 'door', eventId: all.event.eventId });
    expect(await history(first)).toEqual([
      {
        id: done[0]?.check_in_id,
        at: world.now(),
        type: 'CODE',
        way: 'IN',
        gate_id: null,
        scanned_by: 'Nguyễn organiser',
        undone_at: null,
        undone_by: null,
        can_undo: true,
      },
    ]);
    const { rows } = await world.pool.query(
      "SELECT count(*)::int AS count FROM audit_entry WHERE act = 'ticket.checked-in' AND event_id = $1 AND actor_account_id = $2",
      [all.event.eventId, all.organiser.accountId],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('once under one key, also when the answer was lost, and once by two people at the same time', async () => {
    const [first, second, third] = [await all.guest(), await all.guest(), await all.guest()];
    const key = randomUUID();
    const told = await all.checkIn([first.id, second.id], key);
    expect(all.idsOf(told.checked_in)).toEqual([first.id, second.id]);
    expect(await all.checkIn([first.id, second.id], key)).toEqual(told);
    const again = await all.checkIn([first.id, second.id]);
    expect([again.checked_in, again.refused.map(({ code }) => code)]).toEqual([
      [],
      ['ALREADY_CHECKED_IN', 'ALREADY_CHECKED_IN'],
    ]);
    expect(await history(first)).toHaveLength(1);
    const both = await Promise.all([all.checkIn([third.id, first.id]), all.checkIn([first.id, third.id])]);
    expect(both.flatMap(({ checked_in: done }) => all.idsOf(done))).toEqual([third.id]);
    expect(await history(third)).toHaveLength(1);
  });

  it('not days before their session, as the door warns', async () => {
    const far = await world.published(all.organiser, { name: 'Còn lâu' });
    const { id } = await all.guest(far);
    const told = await all.asking<CheckedIn>(CHECK_IN, far)([id]);
    expect(told).toMatchObject({ checked_in: [], refused: [{ id, code: 'TICKET_TOO_EARLY' }] });
  });

  it('and taken back together by who manages the guests, each by the rule of its own', async () => {
    const [first, second, again] = [await all.guest(), await all.guest(), await all.guest()];
    const key = randomUUID();
    const before = await counted();
    const { checked_in: done } = await all.checkIn(all.idsOf([first, second, again]), key);
    const ids = done.map(({ check_in_id: id }) => id);
    const start = world.now();
    world.setNow(later(start, MINUTE));
    await scan(again, helper);
    const foreign = encodeWireId(other.eventId, randomUUID());
    const byHelper = await all.undo(ids, undefined, helper);
    expect(byHelper).toEqual({ undone: 0, refused: ids.map((id) => undoRefused(id, 'NOT_YOURS')) });
    const [, , last = ''] = ids;
    expect(await all.undo([...ids, foreign])).toEqual({
      undone: 2,
      refused: [undoRefused(last, 'NOT_LAST'), notFound(foreign)],
    });
    expect(await counted()).toBe(before + 1);
    expect(await history(first)).toMatchObject([{ undone_at: world.now(), undone_by: 'Nguyễn organiser' }]);
    expect(await all.undo(ids.slice(0, 2))).toEqual({
      undone: 0,
      refused: ids.slice(0, 2).map((id) => undoRefused(id, 'ALREADY_UNDONE')),
    });
    // A repeat that was on its way counts nothing; another request does.
    expect((await all.checkIn([first.id], key)).refused).toEqual([undoRefused(first.id, 'ALREADY_UNDONE')]);
    expect(all.idsOf((await all.checkIn([first.id])).checked_in)).toEqual([first.id]);
    world.setNow(start);
  });

  it('and found among one’s own scans at the door, where one is taken back, too', async () => {
    const guest = await all.guest();
    world.setNow(later(world.now(), 2 * MINUTE));
    await all.checkIn([guest.id]);
    const { data } = await world.one<{ readonly data: readonly { readonly scan_id: string }[] }>(
      `{ redeems_admin(input: { event_id: ${all.event.eventId}, own: true, limit: 1 }) { data { scan_id } } }`,
      { as: all.organiser },
    );
    const undone = await world.one(
      'mutation ($event: Int!, $key: String!) { undo_scan(event_id: $event, scan_id: $key) { redeem } }',
      { as: all.organiser, variables: { event: all.event.eventId, key: data[0]?.scan_id } },
    );
    expect(undone).toEqual({ redeem: 0 });
  });
});

describe('tickets of several guests are emailed again', () => {
  it('each to its address and once in five minutes, and the others are refused one by one', async () => {
    const [first, second] = [await all.guest(), await all.guest()];
    const [gone, elsewhere] = [await all.guest(), await all.guest(other)];
    await discard(gone);
    expect(await all.send([first, gone, elsewhere, second, first].map(({ id }) => id))).toEqual({
      sent: 2,
      refused: [{ id: gone.id, code: 'TICKET_VOID', data: {} }, notFound(elsewhere.id)],
    });
    const resendAt = later(world.now(), 5 * MINUTE);
    expect(await all.send(all.idsOf([first, second]))).toEqual({
      sent: 0,
      refused: [first, second].map(({ id }) => ({ id, code: 'RESEND_TOO_SOON', data: { resendAt } })),
    });
    const { rows } = await world.pool.query<{ readonly recipient: string }>(
      "SELECT recipient FROM email_message WHERE message = 'ticket-mailed' AND recipient = ANY($1)",
      [[first, second, gone, elsewhere].map(({ email }) => email)],
    );
    expect(rows.map(({ recipient }) => recipient).sort()).toEqual([first.email, second.email].sort());
    const { rows: acts } = await world.pool.query(
      "SELECT count(*)::int AS count FROM audit_entry WHERE act = 'ticket.mailed' AND event_id = $1 AND actor_account_id = $2",
      [all.event.eventId, all.organiser.accountId],
    );
    expect(acts).toEqual([{ count: 2 }]);
  });

  it('within what one person may send in a row', async () => {
    const strict = await party({ RATE_LIMITS: 'on' });
    const some: Ticket[] = [];
    while (some.length < MAILED_AT_ONCE + 2) some.push(...(await strict.guests(strict.event, 4)));
    const ids = strict.idsOf(some);
    expect(await strict.send(ids.slice(2, 2 + MAILED_AT_ONCE))).toEqual({ sent: MAILED_AT_ONCE, refused: [] });
    expect(await strict.send(ids.slice(0, 2))).toEqual({
      sent: 0,
      refused: ids.slice(0, 2).map((id) => ({ id, code: 'RATE_LIMITED', data: { retryAt: expect.any(Number) } })),
    });
  });
});

describe('only who manages the guests of the event', () => {
  it('checks them in or emails them, and a check-in names its request', async () => {
    const guest = await all.guest();
    const told = async (text: string, as: Account, key?: string) =>
      (
        await world.ask(text, {
          as,
          ...(key === undefined ? {} : { key }),
          variables: { event: all.event.eventId, ids: [guest.id] },
        })
      ).refusals;
    for (const text of [CHECK_IN, SEND])
      for (const as of [helper, neighbour]) expect(await told(text, as, 'key')).toEqual([{ code: 'FORBIDDEN' }]);
    expect(await told(UNDO, neighbour)).toEqual([{ code: 'FORBIDDEN' }]);
    expect(await told(CHECK_IN, all.organiser)).toEqual([{ code: 'IDEMPOTENCY_KEY_REQUIRED' }]);
    expect(await history(guest)).toEqual([]);
  });
});
