import { beforeAll, describe, expect, it } from 'vitest';
import { MOVE_PAUSE } from '#domain/event/session-move.ts';
import { instant } from '#domain/kernel/instant.ts';
import { TellMove } from '#server/event/calling-off/tell-move.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const MOVE =
  'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { moves } }';
const CHANGE = 'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }';
const ALLOW = 'mutation ($event: Int!, $until: Timestamp) { allow_give_back(event_id: $event, until: $until) }';
const DAY = 86_400_000;

let world: CatalogueWorld;
let organiser: Account;
let buyer: Account;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  buyer = await world.account('buyer');
});

async function sold(): Promise<OneSessionEvent> {
  const event = await world.published(organiser);
  await world.register(event, buyer, [
    { firstName: 'Mai', email: 'buyer@vemoi.test' },
    { firstName: 'An', email: 'AN@vemoi.test' },
  ]);
  return event;
}

const move = (event: OneSessionEvent, at: number) =>
  world.one<{ readonly moves: number }>(MOVE, {
    as: organiser,
    variables: { id: event.sessionId, input: { begin_at: at, end_at: at + 7_200_000 } },
  });
const moves = async ({ eventId }: OneSessionEvent) =>
  (
    await world.pool.query<{ readonly id: string; readonly state: string }>(
      'SELECT session_move_id AS id, state FROM session_move WHERE event_id = $1 ORDER BY moved_at, session_move_id',
      [eventId],
    )
  ).rows;
const states = async (event: OneSessionEvent) => (await moves(event)).map(({ state }) => state);
const mails = async () =>
  (
    await world.pool.query<{ readonly recipient: string; readonly locale: string; readonly subject: string }>(
      `SELECT recipient, locale, subject_id AS subject FROM email_message WHERE message = 'session-moved'
        ORDER BY recipient`,
    )
  ).rows;
const tell = async (event: OneSessionEvent) => {
  const done: boolean[] = [];
  for (const { id } of await moves(event)) done.push(await world.use(TellMove)({ eventId: event.eventId, moveId: id }));
  return done;
};
const pass = (ms: number) => world.setNow(instant(world.now() + ms));

describe('moving a session', () => {
  it('is told to each ticket holder once, in the buyer’s language, with the old and the new time', async () => {
    const event = await sold();
    const before = world.now() + 7 * DAY;
    expect(await move(event, before + DAY)).toEqual({ moves: 1 });
    expect(await tell(event)).toEqual([false]);
    expect(await mails()).toEqual([]);
    pass(MOVE_PAUSE);
    await tell(event);
    await tell(event);
    const told = await mails();
    expect(told.map(({ recipient, locale }) => `${recipient} ${locale}`)).toEqual([
      'an@vemoi.test vi',
      'buyer@vemoi.test vi',
    ]);
    expect(await states(event)).toEqual(['DONE']);
    const facts = await world.use(EmailFacts).move(event.eventId, told[0]?.subject ?? '');
    expect(facts).toMatchObject({
      event: { beginAt: before + DAY, moves: 1 },
      before: { beginAt: before, place: 'Hà Nội' },
      giveBackUntil: null,
    });
  });

  it('twice in quick succession tells the latest only', async () => {
    const event = await sold();
    const known = world.now() + 7 * DAY;
    const count = (await mails()).length;
    await move(event, known + DAY);
    pass(MOVE_PAUSE - 1);
    expect(await move(event, known + 2 * DAY)).toEqual({ moves: 2 });
    pass(MOVE_PAUSE);
    await tell(event);
    expect(await states(event)).toEqual(['SUPERSEDED', 'DONE']);
    expect((await mails()).length).toBe(count + 2);
    const [old, newest] = await moves(event);
    expect(await world.use(EmailFacts).move(event.eventId, old?.id ?? '')).toBe(null);
    expect(await world.use(EmailFacts).move(event.eventId, newest?.id ?? '')).toMatchObject({
      event: { beginAt: known + 2 * DAY },
      before: { beginAt: known },
    });
  });

  it('and back again is told to nobody', async () => {
    const event = await sold();
    const known = world.now() + 7 * DAY;
    const count = (await mails()).length;
    await move(event, known + DAY);
    await move(event, known);
    pass(MOVE_PAUSE);
    await tell(event);
    expect([await states(event), (await mails()).length]).toEqual([['SUPERSEDED'], count]);
  });

  it('by a new address of its event is told too, and a new name is not', async () => {
    const event = await sold();
    const change = (input: object) => world.one(CHANGE, { as: organiser, variables: { id: event.eventId, input } });
    await change({ name: 'Đêm nhạc mới' });
    expect(await states(event)).toEqual([]);
    await change({ address: 'Nhà hát Lớn, Huế' });
    expect(await states(event)).toEqual(['WAITING']);
    const [first] = await moves(event);
    pass(MOVE_PAUSE);
    await tell(event);
    expect(await world.use(EmailFacts).move(event.eventId, first?.id ?? '')).toMatchObject({
      event: { place: 'Nhà hát Lớn, Huế' },
      before: { place: 'Hà Nội' },
    });
  });

  it('can let people give back until a date before it ends', async () => {
    const event = await sold();
    await move(event, world.now() + 8 * DAY);
    const allow = (until: number | null, as = organiser) =>
      world.ask(ALLOW, { as, variables: { event: event.eventId, until } });
    expect((await allow(world.now() - 1)).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'until', problem: { kind: 'MALFORMED' } },
    ]);
    expect((await allow(world.now() + 30 * DAY)).refusals).toHaveLength(1);
    expect((await allow(world.now() + DAY, buyer)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await allow(world.now() + DAY)).data).toEqual({ allow_give_back: 1 });
    const [first] = await moves(event);
    const until = world.now() + DAY;
    pass(MOVE_PAUSE);
    await tell(event);
    expect(await world.use(EmailFacts).move(event.eventId, first?.id ?? '')).toMatchObject({ giveBackUntil: until });
  });

  it('lets its buyer give the order back until then, and its places are free again', async () => {
    const event = await sold();
    const read = async (as: Account) =>
      world.one<{ readonly user_orders: readonly { readonly id: string; readonly give_back_until: number | null }[] }>(
        'query ($event: Int) { user_orders(event_id: $event) { user_orders { id give_back_until } } }',
        { as, variables: { event: event.eventId } },
      );
    const giveBack = (id: string, as = buyer) =>
      world.ask('mutation ($id: ID!) { give_back_order(id: $id) }', { as, variables: { id } });
    const [order] = (await read(buyer)).user_orders;
    const id = order?.id ?? '';
    expect([order?.give_back_until, (await giveBack(id)).refusals]).toEqual([null, [{ code: 'ORDER_STAYS' }]]);
    pass(1_000);
    await move(event, world.now() + 8 * DAY);
    const until = world.now() + DAY;
    await world.one(ALLOW, { as: organiser, variables: { event: event.eventId, until } });
    expect((await read(buyer)).user_orders).toEqual([{ id, give_back_until: until }]);
    expect((await giveBack(id, organiser)).refusals).toEqual([{ code: 'NOT_FOUND' }]);

    const used = 'UPDATE bought_ticket SET redeem_count = $2 WHERE event_id = $1';
    await world.pool.query(used, [event.eventId, 1]);
    expect((await giveBack(id)).refusals).toEqual([{ code: 'ORDER_STAYS' }]);
    await world.pool.query(used, [event.eventId, 0]);
    expect((await giveBack(id)).data).toEqual({ give_back_order: true });
    expect((await giveBack(id)).data).toEqual({ give_back_order: true });
    const { rows } = await world.pool.query(
      `SELECT (SELECT status FROM user_order WHERE event_id = $1) AS status,
         (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1 AND status = 'VALID') AS valid,
         (SELECT sum(sold)::int FROM quota WHERE event_id = $1) AS sold`,
      [event.eventId],
    );
    expect(rows).toEqual([{ status: 'CANCELLED', valid: 0, sold: 0 }]);

    const late = await sold();
    pass(1_000);
    await move(late, world.now() + 8 * DAY);
    await world.one(ALLOW, { as: organiser, variables: { event: late.eventId, until: world.now() + DAY } });
    pass(DAY);
    const [missed] = (
      await world.one<{ readonly user_orders: readonly { readonly id: string }[] }>(
        'query ($event: Int) { user_orders(event_id: $event) { user_orders { id } } }',
        { as: buyer, variables: { event: late.eventId } },
      )
    ).user_orders;
    expect((await giveBack(missed?.id ?? '')).refusals).toEqual([{ code: 'ORDER_STAYS' }]);
  });
});
