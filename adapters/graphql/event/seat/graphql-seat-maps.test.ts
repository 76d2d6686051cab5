import { expect, it } from 'vitest';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { ok } from '#domain/kernel/result.ts';
import { makeGraphqlSeatMaps } from './graphql-seat-maps.ts';

function scripted() {
  const asked: string[] = [];
  const server = { version: 1, states: '.x#?' };
  const map = () => ({
    version: server.version,
    pools_open_at: null,
    rows: [
      {
        section: '',
        name: 'A',
        ticket_id: null,
        seat_ids: ['a1', 'a2'],
        aliases: ['A1', 'A2'],
        places: [0, 2],
        kinds: '.A',
      },
      {
        section: 'Balcony',
        name: 'A',
        ticket_id: 't',
        seat_ids: ['b1', 'b2'],
        aliases: ['Balcony A1', 'Balcony A2'],
        places: [0, 1],
        kinds: 'C*',
      },
    ],
  });
  const transport = (async ({ name }: { readonly name: string }, variables: { readonly known?: string | null }) => {
    asked.push(name);
    if (name === 'SeatMap') return ok({ seat_map: map() });
    const tag = `${server.version} ${server.states}`;
    return ok({
      seat_states: { version: server.version, tag, states: variables.known === tag ? null : server.states },
    });
  }) as unknown as GraphqlTransport;
  return { maps: makeGraphqlSeatMaps(transport), asked, server };
}

it('joins the map with seat states; an unknown state is not free', async () => {
  const { maps } = scripted();
  const hall = await maps.read(5001);
  const rows = hall.ok ? (hall.value?.rows ?? []) : [];
  expect(rows.map((row) => [row.section, row.name, row.ticketId])).toEqual([
    ['', 'A', null],
    ['Balcony', 'A', 't'],
  ]);
  expect(
    rows.flatMap((row) => row.seats.map((seat) => [seat.id, seat.alias, seat.place, seat.kind, seat.state])),
  ).toEqual([
    ['a1', 'A1', 0, 'STANDARD', 'FREE'],
    ['a2', 'A2', 2, 'ACCESSIBLE', 'TAKEN'],
    ['b1', 'Balcony A1', 0, 'COMPANION', 'BLOCKED'],
    ['b2', 'Balcony A2', 1, 'SPECIAL', 'TAKEN'],
  ]);
});

it('fetches the map once per version and seat states only when changed', async () => {
  const { maps, asked, server } = scripted();
  const first = await maps.read(5001);
  expect(await maps.read(5001)).toEqual(first);
  expect(asked).toEqual(['SeatStates', 'SeatMap', 'SeatStates']);
  server.states = 'xx#.';
  const changed = await maps.read(5001);
  expect(changed.ok && changed.value?.rows[0]?.seats[0]?.state).toBe('TAKEN');
  server.version = 2;
  await maps.read(5001);
  expect(asked.filter((name) => name === 'SeatMap')).toHaveLength(2);
});
