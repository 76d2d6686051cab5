import { expect, it } from 'vitest';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { ok } from '#domain/kernel/result.ts';
import { makeGraphqlSeatMaps } from './graphql-seat-maps.ts';
import type { RawSeatMap } from './seat-map.parse.ts';

function scripted() {
  const asked: string[] = [];
  const server: { version: number; states: string; early: RawSeatMap | null } = {
    version: 1,
    states: '.x#?',
    early: null,
  };
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
    const seatStates = { version: server.version, tag, states: variables.known === tag ? null : server.states };
    return ok({ ...(name === 'Seats' ? { seat_map: server.early ?? map() } : {}), seat_states: seatStates });
  }) as unknown as GraphqlTransport;
  return { maps: makeGraphqlSeatMaps(transport), asked, server, map };
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

it('fetches map and states together, then the map once per version and seat states only when changed', async () => {
  const { maps, asked, server } = scripted();
  const first = await maps.read(5001);
  expect(await maps.read(5001)).toEqual(first);
  expect(asked).toEqual(['Seats', 'SeatStates']);
  server.states = 'xx#.';
  const changed = await maps.read(5001);
  expect(changed.ok && changed.value?.rows[0]?.seats[0]?.state).toBe('TAKEN');
  server.version = 2;
  await maps.read(5001);
  expect(asked.filter((name) => name === 'SeatMap')).toHaveLength(1);
});

it('fetches the map again when it was written between the two answers', async () => {
  const { maps, asked, server, map } = scripted();
  server.early = { ...map(), rows: [] };
  server.version = 2;
  const hall = await maps.read(5001);
  expect(asked).toEqual(['Seats', 'SeatMap']);
  expect(hall.ok && hall.value?.rows).toHaveLength(2);
});
