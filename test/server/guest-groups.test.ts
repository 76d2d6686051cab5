import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { GROUP_NAME_LENGTH, MOST_GROUPS } from '#domain/ticket/guest-groups.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const GROUPS = 'query ($event: Int!) { guest_groups(event_id: $event) { id name guests } }';
const ADD = `mutation ($event: Int!, $name: String!, $tickets: [ID!]!) {
  add_to_guest_group(event_id: $event, name: $name, ticket_ids: $tickets) { id name guests } }`;
const TAKE_OUT = `mutation ($id: ID!, $tickets: [ID!]!) {
  remove_from_guest_group(id: $id, ticket_ids: $tickets) { guests } }`;
const RENAME = 'mutation ($id: ID!, $name: String!) { rename_guest_group(id: $id, name: $name) { name } }';
const DELETE = 'mutation ($id: ID!) { delete_guest_group(id: $id) }';
const LIST = `query ($event: Int!, $group: ID) { bought_tickets_admin(event_id: $event, group_id: $group) {
  entries { id groups { name } } metadata { total_count } } }`;

type Group = { readonly id: string; readonly name: string; readonly guests: number };
type Listed = {
  readonly entries: readonly { readonly id: string; readonly groups: readonly { readonly name: string }[] }[];
  readonly metadata: { readonly total_count: number };
};

let world: CatalogueWorld;
let organiser: Account;
beforeAll(async () => {
  world = await catalogueWorld(instant(Date.parse('2026-11-20T03:00:00Z')));
  organiser = await world.account('groups.organiser');
});

async function eventWith(tickets: number) {
  const event = await world.published(organiser, { name: 'Tiệc tối' });
  const buyer = await world.account(`groups.buyer.${event.eventId}`);
  const guests = Array.from({ length: tickets }, (_, at) => ({ firstName: `Khách ${at}`, email: `k${at}@vemoi.test` }));
  await world.register(event, buyer, guests);
  const { entries } = await world.one<Listed>(LIST, { as: organiser, variables: { event: event.eventId } });
  expect(entries).toHaveLength(tickets);
  return { event, buyer, ids: entries.map(({ id }) => id) };
}

const add = (event: OneSessionEvent, name: string, tickets: readonly string[], as: PermissionViewer = organiser) =>
  world.ask(ADD, { as, variables: { event: event.eventId, name, tickets } });
const added = async (...asked: Parameters<typeof add>): Promise<Group> => {
  const { data, refusals } = await add(...asked);
  expect(refusals).toEqual([]);
  return (data as unknown as { readonly add_to_guest_group: Group }).add_to_guest_group;
};
const groups = ({ eventId }: OneSessionEvent) =>
  world.one<readonly Group[]>(GROUPS, { as: organiser, variables: { event: eventId } });
const list = ({ eventId }: OneSessionEvent, group: string | null = null) =>
  world.one<Listed>(LIST, { as: organiser, variables: { event: eventId, group } });

describe('groups of guests', () => {
  it('are made by the first guests put into them; a guest may be in several; the list is filtered by one', async () => {
    const { event, ids } = await eventWith(3);
    const [lan = '', minh = '', hoa = ''] = ids;
    const table = await added(event, ' Bàn  4 ', [lan, minh]);
    expect(table).toMatchObject({ name: 'Bàn 4', guests: 2 });
    expect(await added(event, 'BÀN 4', [minh, hoa])).toEqual({ ...table, guests: 3 });
    const press = await added(event, 'Báo chí', [lan]);
    expect(await groups(event)).toEqual([{ ...table, guests: 3 }, press]);
    const inPress = await list(event, press.id);
    expect(inPress.entries).toEqual([{ id: lan, groups: [{ name: 'Bàn 4' }, { name: 'Báo chí' }] }]);
    expect(inPress.metadata.total_count).toBe(1);
    expect((await list(event)).entries).toHaveLength(3);

    const out = await world.one(TAKE_OUT, { as: organiser, variables: { id: table.id, tickets: [minh, hoa] } });
    expect(out).toEqual({ guests: 1 });
    expect(await world.one(RENAME, { as: organiser, variables: { id: press.id, name: 'Truyền thông' } })).toEqual({
      name: 'Truyền thông',
    });
    expect((await world.ask(RENAME, { as: organiser, variables: { id: press.id, name: 'bàn 4' } })).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'name', problem: { kind: 'MALFORMED' } },
    ]);
    for (let again = 0; again < 2; again++)
      expect((await world.ask(DELETE, { as: organiser, variables: { id: table.id } })).data).toEqual({
        delete_guest_group: true,
      });
    expect(await groups(event)).toEqual([{ ...press, name: 'Truyền thông' }]);
    expect((await list(event, table.id)).entries).toEqual([]);
    expect((await world.ask(RENAME, { as: organiser, variables: { id: table.id, name: 'x' } })).refusals).toEqual([
      { code: 'NOT_FOUND' },
    ]);
  });

  it('of one name become one, also for two editors at once', async () => {
    const { event, ids } = await eventWith(2);
    const both = await Promise.all(ids.map((id) => added(event, 'Diễn giả', [id])));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await groups(event)).map(({ guests }) => guests)).toEqual([2]);
  });

  it('are for the team alone, and a guest does not read theirs', async () => {
    const { event, buyer, ids } = await eventWith(1);
    await added(event, 'VIP', ids);
    const stranger = await world.account(`groups.stranger.${event.eventId}`);
    expect((await add(event, 'VIP', ids, stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    for (const query of [GROUPS, LIST])
      expect((await world.ask(query, { as: stranger, variables: { event: event.eventId } })).refusals).toEqual([
        { code: 'FORBIDDEN' },
      ]);
    const own = '{ my_tickets(input: { limit: 10 }) { entries { id groups { name } } } }';
    expect(await world.one(own, { as: buyer })).toEqual({ entries: [{ id: ids[0], groups: [] }] });
  });

  it('take no nameless group, no long name, no guest of another event, and at most a hundred groups', async () => {
    const { event, ids } = await eventWith(1);
    const other = await eventWith(1);
    const refusal = async (name: string, tickets = ids) => (await add(event, name, tickets)).refusals;
    expect(await refusal(' \u200B')).toEqual([{ code: 'INVALID_INPUT', field: 'name', problem: { kind: 'REQUIRED' } }]);
    expect(await refusal('x'.repeat(GROUP_NAME_LENGTH + 1))).toEqual([
      { code: 'INVALID_INPUT', field: 'name', problem: { kind: 'TOO_LONG', max: GROUP_NAME_LENGTH } },
    ]);
    expect(await refusal('Bàn 1', other.ids)).toEqual([{ code: 'NOT_FOUND' }]);
    await world.pool.query(
      `INSERT INTO guest_group (event_id, guest_group_id, name, name_key, inserted_at)
       SELECT $1, gen_random_uuid(), 'bàn ' || n, 'bàn ' || n, now() FROM generate_series(1, $2::int) n`,
      [event.eventId, MOST_GROUPS],
    );
    expect(await refusal('Bàn 101')).toEqual([
      { code: 'INVALID_INPUT', field: 'name', problem: { kind: 'TOO_LARGE', max: MOST_GROUPS } },
    ]);
    expect((await added(event, 'Bàn 100', ids)).guests).toBe(1);
  });
});
