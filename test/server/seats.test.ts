import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
let app: TestApp;
let world: SaleWorld;
beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer) });
  world = await saleWorld({}, app.database);
});

type Told = Awaited<ReturnType<TestApp['graphql']>>;
const codeOf = (told: Told) => told.errors[0]?.extensions['code'] ?? null;
const rowsOf = (told: Told, field: string) =>
  (told.data?.[field] ?? []) as readonly Readonly<Record<string, unknown>>[];
const dataOf = (told: Told) =>
  told.errors[0]?.extensions['data'] as
    | { seatIds?: readonly string[]; trouble?: { code: string; free?: number } }
    | undefined;

const MAP =
  'query ($id: Int!) { seat_map(section_event_id: $id) { version pools_open_at rows { section name ticket_id seat_ids aliases places kinds } } }';
const STATES =
  'query ($id: Int!, $known: String) { seat_states(section_event_id: $id, known: $known) { version tag states } }';
const SEATS =
  'query ($input: SeatsInput!) { seats(input: $input) { id alias status section row ticket { id } special_seat { is_accept seats_approve special_code } } }';
const WRITE =
  'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats rows { section name layout ticket_id special_code } } }';
const CHOOSE =
  'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id metadata { number_of_tickets } seats { id alias } } }';
type MapRow = {
  readonly seat_ids: readonly string[];
  readonly aliases: readonly string[];
  readonly kinds: string;
  readonly places: readonly number[];
};

const ticketOf = (sale: Sale, at = 0): string =>
  encodeWireId(sale.eventId, sale.types[at]?.ticketTypeId ?? randomUUID());

async function hallOf(rows: readonly Readonly<Record<string, unknown>>[], sale: Sale | null = null) {
  return hallIn(sale ?? (await world.sale()), rows);
}

async function hallIn(sale: Sale, rows: readonly Readonly<Record<string, unknown>>[]) {
  const email = `${randomUUID()}@example.test`;
  const { accessToken: token } = await signIn(app, mailer, email);
  await world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );
  const write = (input: Readonly<Record<string, unknown>>) =>
    app.graphql(WRITE, { token, variables: { input: { section_event_id: sale.sectionEventId, ...input } } });
  const written = await write({ rows });
  const map = await app.graphql(MAP, { variables: { id: sale.sectionEventId } });
  const mapRows = (map.data?.['seat_map'] as { rows: readonly MapRow[] } | null)?.rows ?? [];
  const ids = new Map(
    mapRows.flatMap((row) => row.aliases.map((alias, at) => [alias, row.seat_ids[at] ?? ''] as const)),
  );
  const states = async (known?: string) => {
    const told = await app.graphql(STATES, { variables: { id: sale.sectionEventId, known: known ?? null } });
    return told.data?.['seat_states'] as { version: number; tag: string; states: string | null };
  };
  return { sale, token, write, written, mapRows, ids, states };
}
type Hall = Awaited<ReturnType<typeof hallOf>>;

async function buyer() {
  const { accessToken: token } = await signIn(app, mailer, `${randomUUID()}@example.test`);
  const ask = (query: string, variables: Readonly<Record<string, unknown>>) =>
    app.graphql(query, { token, variables, locale: 'vi', idempotencyKey: randomUUID() });
  const choose = (hall: Hall, line: Readonly<Record<string, unknown>>) =>
    ask(CHOOSE, {
      input: { section_event_id: hall.sale.sectionEventId, lines: [{ ticket_id: ticketOf(hall.sale), ...line }] },
    });
  const named = (hall: Hall, names: string) => {
    const seat_ids = names.split(' ').map((name) => hall.ids.get(name) ?? '');
    return choose(hall, { number_of_tickets: seat_ids.length, seat_ids });
  };
  return { token, ask, choose, named };
}
const seatsIn = (told: Told): string[] =>
  ((told.data?.['choose_tickets'] ?? []) as readonly { seats: readonly { alias: string }[] }[]).flatMap((line) =>
    line.seats.map((seat) => seat.alias),
  );

describe('the map of a session', () => {
  it('is written row by row by its organiser and read by everybody, without the codes of its special seats [S3-75] [S7.6-26]', async () => {
    const hall = await hallOf([
      { name: 'A', layout: '.. AC' },
      { section: 'Balcony', name: 'A', layout: '*#', special_code: 'VIP' },
    ]);
    expect(hall.written.data?.['write_seat_map']).toMatchObject({
      number_of_seats: 6,
      rows: [{ layout: '.. AC' }, { special_code: 'VIP' }],
    });
    expect(hall.mapRows).toMatchObject([
      { aliases: ['A1', 'A2', 'A3', 'A4'], places: [0, 1, 3, 4], kinds: '..AC' },
      { section: 'Balcony', aliases: ['Balcony A1', 'Balcony A2'], kinds: '*.' },
    ]);
    const input = { section_event_id: hall.sale.sectionEventId, ids: [hall.ids.get('Balcony A1'), hall.ids.get('A1')] };
    const [first, special] = rowsOf(await app.graphql(SEATS, { variables: { input } }), 'seats');
    expect(first).toEqual({
      id: hall.ids.get('A1'),
      alias: 'A1',
      status: 'FREE',
      section: '',
      row: 'A',
      ticket: null,
      special_seat: null,
    });
    expect(special).toMatchObject({ special_seat: { is_accept: false, seats_approve: [], special_code: null } });
    const told = await app.graphql(SEATS, { token: hall.token, variables: { input } });
    expect(told.data?.['seats']).toMatchObject([{}, { special_seat: { special_code: 'VIP' } }]);
  });

  it('is refused with the row that cannot be read, to strangers, and once somebody has places', async () => {
    const hall = await hallOf([{ name: 'A', layout: '..' }]);
    expect(dataOf(await hall.write({ rows: [{ name: 'A', layout: '.!' }] }))).toMatchObject({ field: 'rows.0.layout' });
    expect(
      dataOf(
        await hall.write({
          rows: [{ name: 'A', layout: '.', ticket_id: encodeWireId(hall.sale.eventId, randomUUID()) }],
        }),
      ),
    ).toMatchObject({
      field: 'rows.0.ticket_id',
    });
    const stranger = await buyer();
    expect(codeOf(await stranger.ask(WRITE, { input: { section_event_id: hall.sale.sectionEventId, rows: [] } }))).toBe(
      'FORBIDDEN',
    );
  });

  it('changes around the seats that somebody has, and names those that it would take away', async () => {
    const hall = await hallOf([{ name: 'A', layout: '...' }]);
    const lan = await buyer();
    await lan.named(hall, 'A2');
    const refused = await hall.write({ rows: [{ name: 'A', layout: '.' }] });
    expect([codeOf(refused), dataOf(refused)]).toEqual(['SEATS_TAKEN', expect.objectContaining({ seats: ['A2'] })]);
    expect(codeOf(await hall.write({ rows: [] }))).toBe('SEATS_TAKEN');
    const written = await hall.write({
      rows: [
        { name: 'Z', layout: '..' },
        { name: 'A', layout: '..' },
      ],
    });
    expect(written.data?.['write_seat_map']).toMatchObject({ number_of_seats: 4 });
    await expect.poll(async () => (await hall.states()).states, { timeout: 5_000 }).toBe('...x');
    expect(codeOf(await (await buyer()).named(hall, 'A2'))).toBe('INVALID_SEAT');
  });

  it('of two thousand is sold and changed around the seat that is sold', async () => {
    const drawn = (rows: number) =>
      Array.from({ length: rows }, (_, at) => ({ name: `R${at + 1}-`, layout: '.'.repeat(50) }));
    const hall = await hallOf(drawn(40));
    expect(hall.written.data?.['write_seat_map']).toMatchObject({ number_of_seats: 2_000 });
    expect(seatsIn(await (await buyer()).named(hall, 'R1-7'))).toEqual(['R1-7']);
    const changed = await hall.write({ rows: [...drawn(1), { name: 'Lounge', layout: '.'.repeat(80) }] });
    expect(changed.data?.['write_seat_map']).toMatchObject({ number_of_seats: 130 });
    expect(dataOf(await hall.write({ rows: drawn(40).slice(1) }))).toMatchObject({ seats: ['R1-7'] });
  });

  it('keeps the seats of a ticket type that is withdrawn out of the sale, until it is written anew', async () => {
    const sale = await world.sale({ types: [{}, {}] });
    const hall = await hallOf(
      [
        { name: 'A', layout: '..', ticket_id: ticketOf(sale) },
        { name: 'B', layout: '..' },
      ],
      sale,
    );
    const { version } = await hall.states();
    const gone = { eventId: sale.eventId, ticketTypeIds: [sale.types[0]?.ticketTypeId ?? ''] };
    expect(await world.stock.withdrawTicketTypes(gone)).toEqual({ ok: true, value: null });
    await expect.poll(async () => (await hall.states()).states, { timeout: 5_000 }).toBe('##..');
    expect((await hall.states()).version).toBe(version + 1);
  });

  it('of an event in preparation is its team’s only', async () => {
    const hall = await hallOf([{ name: 'A', layout: '..' }]);
    await world.pool.query(`UPDATE event SET status = 'READY' WHERE event_id = $1`, [hall.sale.eventId]);
    const told = await (await buyer()).ask(MAP, { id: hall.sale.sectionEventId });
    expect(codeOf(told)).toBe('EVENT_NOT_FOUND');
  });
});

describe('taking seats', () => {
  it('named seats are held; whoever comes after them is told which of theirs are gone, in their own words [S7.5-04]', async () => {
    const hall = await hallOf([{ name: 'A', layout: '....' }]);
    const [lan, minh] = [await buyer(), await buyer()];
    expect(seatsIn(await lan.named(hall, 'A3 A2'))).toEqual(['A2', 'A3']);
    const refused = await minh.named(hall, 'A1 A2');
    expect([codeOf(refused), dataOf(refused)?.seatIds]).toEqual(['INVALID_SEAT', [hall.ids.get('A2')]]);
    expect(refused.errors[0]?.message).toBe('Một trong những ghế bạn chọn đã được mua');
    const bought = await minh.ask(
      'mutation ($input: BuyTicketsInput!) { buy_tickets(input: $input) { id ticket_id price product { id required_seat } seats { alias } } }',
      {
        input: { ticket_id: ticketOf(hall.sale), number_of_tickets: 1, seat_ids: [hall.ids.get('A4')] },
      },
    );
    expect(bought.data?.['buy_tickets']).toMatchObject({
      ticket_id: ticketOf(hall.sale),
      product: { required_seat: true },
      seats: [{ alias: 'A4' }],
    });
  });

  it('who names none gets the best, in one row if they want it so', async () => {
    const hall = await hallOf([
      { name: 'A', layout: '.#.' },
      { name: 'B', layout: '..' },
    ]);
    expect(seatsIn(await (await buyer()).choose(hall, { number_of_tickets: 2 }))).toEqual(['B1', 'B2']);
    const apart = await (await buyer()).choose(hall, { number_of_tickets: 2, may_split: false });
    expect([codeOf(apart), dataOf(apart)?.trouble]).toEqual([
      'SEATS_REFUSED',
      { code: 'NO_ROW_WITH_ROOM', free: 2, together: 1 },
    ]);
    expect(seatsIn(await (await buyer()).choose(hall, { number_of_tickets: 2 }))).toEqual(['A1', 'A3']);
  });

  it('accessible and special seats are had by who needs them or has the code', async () => {
    const hall = await hallOf([{ name: 'A', layout: 'AC.*', special_code: 'VIP' }]);
    const lan = await buyer();
    expect(codeOf(await lan.named(hall, 'A1'))).toBe('SEATS_REFUSED');
    expect(seatsIn(await lan.choose(hall, { number_of_tickets: 2, accessible: 1 }))).toEqual(['A1', 'A2']);
    expect(
      seatsIn(await lan.choose(hall, { number_of_tickets: 1, seat_ids: [hall.ids.get('A4')], special_code: 'VIP' })),
    ).toEqual(['A4']);
  });

  it('the seats of a line are changed with its number, or for others by name [S7.5-06]', async () => {
    const hall = await hallOf([{ name: 'A', layout: '....*', special_code: 'VIP' }]);
    const lan = await buyer();
    const line = rowsOf(await lan.named(hall, 'A1 A2 A3'), 'choose_tickets')[0]?.['id'];
    const change = (number: number, more = {}) =>
      lan.ask(
        `mutation ($id: ID!, $number: Int!, $seats: [ID!], $codes: [String!]) {
          update_number_of_tickets(special_codes: $codes, number_of_tickets: $number, shopping_item_id: $id, seat_ids: $seats) { seats { alias } } }`,
        { id: line, number, ...more },
      );
    expect((await change(2)).data?.['update_number_of_tickets']).toEqual({ seats: [{ alias: 'A1' }, { alias: 'A2' }] });
    const seats = [hall.ids.get('A4'), hall.ids.get('A5')];
    expect(codeOf(await change(2, { seats }))).toBe('SEATS_REFUSED');
    expect((await change(2, { seats, codes: ['VIP'] })).data?.['update_number_of_tickets']).toEqual({
      seats: [{ alias: 'A4' }, { alias: 'A5' }],
    });
  });

  it('a seat is told with how it stands, and its ticket says which it is [S7.6-25]', async () => {
    const hall = await hallOf([{ name: 'A', layout: '..' }]);
    const lan = await buyer();
    const held = await lan.named(hall, 'A2');
    const seat = async () =>
      (
        await app.graphql('query ($input: SeatInput!) { seat(input: $input) { alias status } }', {
          variables: { input: { id: hall.ids.get('A2') } },
        })
      ).data?.['seat'];
    expect(await seat()).toEqual({ alias: 'A2', status: 'HELD' });
    const [line] = rowsOf(held, 'choose_tickets');
    const input = {
      event_id: hall.sale.eventId,
      section_event_id: hall.sale.sectionEventId,
      information_attendees_inputs: [
        { shopping_item_id: line?.['id'], attendees: [{ email: 'khach@example.test', first_name: 'Khách' }] },
      ],
    };
    await lan.ask(
      'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
      { input },
    );
    expect(await seat()).toEqual({ alias: 'A2', status: 'SOLD' });
    const mine = await lan.ask('{ my_tickets { entries { my_seat { id alias } seat { alias } } } }', {});
    expect(mine.data?.['my_tickets']).toEqual({
      entries: [{ my_seat: { id: hall.ids.get('A2'), alias: 'A2' }, seat: { alias: 'A2' } }],
    });
  });
});

describe('how the seats stand', () => {
  it('is one letter for each, and nothing where nothing changed since', async () => {
    const hall = await hallOf([
      { name: 'A', layout: '.. .' },
      { name: 'B', layout: '#.' },
    ]);
    const first = await hall.states();
    expect(first.states).toBe('...#.');
    expect(await hall.states(first.tag)).toEqual({ ...first, states: null });
    await (await buyer()).named(hall, 'A2');
    await expect.poll(async () => (await hall.states(first.tag)).states, { timeout: 5_000 }).toBe('.x.#.');
  });

  it('seats are taken out of the sale by the organiser', async () => {
    const hall = await hallOf([{ name: 'A', layout: '...' }]);
    await (await buyer()).named(hall, 'A1');
    const block = (names: readonly string[]) =>
      app.graphql('mutation ($input: BlockSeatsInput!) { block_seats(input: $input) { alias status } }', {
        token: hall.token,
        variables: {
          input: {
            section_event_id: hall.sale.sectionEventId,
            seat_ids: names.map((name) => hall.ids.get(name)),
            blocked: true,
          },
        },
      });
    const refused = await block(['A1', 'A2']);
    expect([codeOf(refused), dataOf(refused)?.seatIds]).toEqual(['INVALID_SEAT', [hall.ids.get('A1')]]);
    expect((await block(['A2'])).data?.['block_seats']).toEqual([{ alias: 'A2', status: 'BLOCKED' }]);
  });
});
