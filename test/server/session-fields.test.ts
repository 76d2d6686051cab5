import { describe, expect, it } from 'vitest';
import { INVITE, type Invited, invitingWorld } from './inviting-world.ts';

const { world, organiser, person, post, press } = await invitingWorld();

const FIELDS = `id rsvp_id rsvp_supported seat_data { rows { name seat_ids } } seat_img
  ticket_map { ticket_id rows number_of_seats } ticket_sold { number_of_sold_tickets number_of_tickets }
  lowest_ticket { price original_price amount_off percent_off currency } vod_link type_sub_event`;
type Session = {
  readonly id: number;
  readonly rsvp_id: string | null;
  readonly rsvp_supported: boolean;
  readonly seat_img: string | null;
  readonly vod_link: string | null;
};
const sessionsOf = (id: number, as = organiser) =>
  world.one<readonly Session[]>(`query ($id: Int!) { published_sections_event(event_id: $id) { ${FIELDS} } }`, {
    as,
    variables: { id },
  });
const svgOf = (session: Session | undefined): string => {
  const [head, body] = (session?.seat_img ?? '').split(',');
  expect(head).toBe('data:image/svg+xml;base64');
  return Buffer.from(body ?? '', 'base64').toString();
};

const ask = (id: number, vod_link: string | null, name = 'Suất 1') =>
  world.ask(
    'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { vod_link } }',
    {
      as: organiser,
      variables: { id, input: { name, begin_at: world.now() + 7e8, end_at: world.now() + 7.1e8, vod_link } },
    },
  );
async function record(...asked: Parameters<typeof ask>): Promise<void> {
  const { data, refusals } = await ask(...asked);
  expect(refusals).toEqual([]);
  expect(data).toEqual({ update_section_event: { vod_link: asked[1] } });
}

describe('a session', () => {
  it('carries its invitation, seats, recording, sales, lowest price and format [S3-35]', async () => {
    const hall = await world.published(organiser, { name: 'Nhà hát', capacity: 10 });
    const { id: online } = await world.one<Session>(
      `mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }`,
      {
        as: organiser,
        variables: {
          id: hall.eventId,
          input: { name: 'Suất 2', begin_at: world.now() + 9e8, end_at: world.now() + 9.1e8 },
        },
      },
    );
    const ticket = (session: number, input: Readonly<Record<string, unknown>>) =>
      world.one<{ readonly id: string }>(
        'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
        { as: organiser, variables: { id: session, input } },
      );
    const vip = await ticket(hall.sessionId, { name: 'VIP', price: 250_000, capacity: 5 });
    await ticket(hall.sessionId, { name: 'Xem từ xa', price: 50_000, capacity: 3, ticket_type: 'ONLINE' });
    await ticket(online, { name: 'Trực tuyến', price: 90_000, capacity: 7, ticket_type: 'ONLINE' });
    await world.one('mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }', {
      as: organiser,
      variables: {
        input: {
          section_event_id: hall.sessionId,
          rows: [
            { name: 'A', layout: '...', ticket_id: vip.id },
            { section: 'Ban công', name: 'B', layout: '. AC' },
            { name: 'C', layout: '.' },
          ],
        },
      },
    });
    const guest = await person();
    const { rows } = await world.pool.query<{ readonly email: string }>(
      'SELECT email FROM account WHERE account_id = $1',
      [guest.accountId],
    );
    const { lines } = await world.one<Invited>(INVITE, {
      as: organiser,
      variables: press([{ name: 'Trần Mai', email: rows[0]?.email ?? '' }], {}, hall),
    });
    await post();

    const [first, second] = await sessionsOf(hall.eventId, guest);
    expect(first).toEqual({
      id: hall.sessionId,
      rsvp_id: lines[0]?.invitation?.id,
      rsvp_supported: true,
      seat_data: {
        rows: [
          { name: 'A', seat_ids: [expect.any(String), expect.any(String), expect.any(String)] },
          { name: 'B', seat_ids: [expect.any(String), expect.any(String), expect.any(String)] },
          { name: 'C', seat_ids: [expect.any(String)] },
        ],
      },
      seat_img: expect.any(String),
      ticket_map: [
        { ticket_id: vip.id, rows: ['A'], number_of_seats: 3 },
        { ticket_id: null, rows: ['Ban công B', 'C'], number_of_seats: 4 },
      ],
      ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 18 },
      lowest_ticket: { price: 0, original_price: 0, amount_off: null, percent_off: null, currency: 'VND' },
      vod_link: null,
      type_sub_event: 'HYBRID',
    });
    expect([...svgOf(first).matchAll(/d="(M[^"]*)"/g)].map(([, dots]) => dots)).toEqual([
      'M0 0h0M1 0h0M2 0h0M0 1h0M0 2h0',
      'M2 1h0',
      'M3 1h0',
    ]);
    expect(second).toEqual({
      id: online,
      rsvp_id: null,
      rsvp_supported: true,
      seat_data: null,
      seat_img: null,
      ticket_map: [],
      ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 7 },
      lowest_ticket: { price: 90_000, original_price: 90_000, amount_off: null, percent_off: null, currency: 'VND' },
      vod_link: null,
      type_sub_event: 'ONLINE',
    });
    expect((await sessionsOf(hall.eventId)).map(({ rsvp_id }) => rsvp_id)).toEqual([null, null]);

    // Each recording is for the team and for ticket holders of its session.
    const [one, two] = ['https://vemoi.test/xem-lai/1', 'https://vemoi.test/xem-lai/2'];
    await record(hall.sessionId, one);
    await record(online, two, 'Suất 2');
    const links = async (as?: typeof guest) => (await sessionsOf(hall.eventId, as)).map(({ vod_link }) => vod_link);
    expect(await links()).toEqual([one, two]);
    expect(await links(guest)).toEqual([null, null]);
    await world.register(hall, guest, [{ firstName: 'Mai', email: 'mai@example.test' }]);
    expect(await links(guest)).toEqual([one, null]);
    await record(hall.sessionId, null);
    expect(await links(guest)).toEqual([null, null]);
  });

  it('has a recording at a link only', async () => {
    const { sessionId } = await world.published(organiser);
    for (const wrong of ['javascript:alert(1)', 'xem lại', 'ftp://vemoi.test/1'])
      expect((await ask(sessionId, wrong)).refusals).toEqual([
        { code: 'INVALID_INPUT', field: 'vod_link', problem: { kind: 'MALFORMED' } },
      ]);
  });
});
