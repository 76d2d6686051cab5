import { beforeAll, describe, expect, it } from 'vitest';
import { MOST_FILTERS } from '#domain/people/saved-filter.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let lan: Person;
let minh: Person;
beforeAll(async () => {
  world = await ticketWorld();
  lan = await world.person('filters.lan');
  minh = await world.person('filters.minh');
});

type Filter = { readonly id: string; readonly name: string; readonly query: string };
const list = async (by: Person, of = 'users') =>
  (
    await by.ask<readonly Filter[]>('query ($list: String!) { saved_filters(list: $list) { id name query } }', {
      list: of,
    })
  ).value;
const save = (by: Person, name: string, query = 'q=lan', of = 'users') =>
  by.ask<Filter>(
    `mutation ($list: String!, $name: String!, $query: String!) {
      save_filter(list: $list, name: $name, query: $query) { id name query } }`,
    { list: of, name, query },
  );
const RENAME = 'mutation ($id: ID!, $name: String!) { rename_saved_filter(id: $id, name: $name) { name } }';
const REMOVE = 'mutation ($id: ID!) { remove_saved_filter(id: $id) }';

describe('saved filters', () => {
  it('are kept for their account alone, list by list, without the page of the list', async () => {
    const { value } = await save(lan, ' Của Lan ', '?status=PAID&q=lan&after=xyz');
    expect(value).toMatchObject({ name: 'Của Lan', query: 'q=lan&status=PAID' });
    expect(await list(lan)).toEqual([value]);
    expect([await list(lan, 'refunds'), await list(minh)]).toEqual([[], []]);
    expect((await minh.ask(RENAME, { id: value.id, name: 'x' })).refusal).toMatchObject({ code: 'NOT_FOUND' });
    await minh.ask(REMOVE, { id: value.id });
    expect(await list(lan)).toHaveLength(1);
    expect((await lan.ask(RENAME, { id: value.id, name: 'Chị Lan' })).value).toEqual({ name: 'Chị Lan' });
    expect((await lan.ask(REMOVE, { id: value.id })).value).toBe(true);
    expect((await lan.ask(REMOVE, { id: value.id })).value).toBe(true);
    expect(await list(lan)).toEqual([]);
  });

  it('are refused with the field that is wrong, and to nobody who is signed out', async () => {
    await save(minh, 'Một');
    for (const [asked, field] of [
      [save(minh, ' '), 'name'],
      [save(minh, 'MỘT'), 'name'],
      [save(minh, 'Hai', 'after=x'), 'query'],
      [save(minh, 'Hai', 'q=1', 'secrets'), 'list'],
    ] as const)
      expect((await asked).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
    const { errors } = await world.app.graphql('{ saved_filters(list: "users") { id } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('are never more than the bound, however many are saved at once', async () => {
    const saved = await Promise.all(Array.from({ length: MOST_FILTERS + 5 }, (_, at) => save(lan, `Lọc ${at}`)));
    const refusals = saved.flatMap(({ refusal }) => (refusal === null ? [] : [refusal]));
    expect(refusals).toHaveLength(5);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'filters' });
    expect(await list(lan)).toHaveLength(MOST_FILTERS);
  });
});
