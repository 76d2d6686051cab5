import { describe, expect, it } from 'vitest';
import { INVITE, type Invited, invitingWorld } from './inviting-world.ts';

const { world, organiser, person, post, press } = await invitingWorld();

const FIELDS = `id rsvp_id rsvp_supported seat_data { rows { name seat_ids } } seat_img
  ticket_map { ticket_id rows number_of_seats } ticket_sold { number_of_sold_tickets number_of_tickets }
  lowest_ticket { price original_price amount_off percent_off currency } type_sub_event`;
type Session = {
  readonly id: number;
  readonly rsvp_id: string | null;
  readonly rsvp_supported: boolean;
  readonly seat_img: string | null;
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

describe('a session', () => {
  it('carries its invitation, seats, sales, lowest price and format', async () => {
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
      rsvp_supported: false,
      seat_data: null,
      seat_img: null,
      ticket_map: [],
      ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 7 },
      lowest_ticket: { price: 90_000, original_price: 90_000, amount_off: null, percent_off: null, currency: 'VND' },
      type_sub_event: 'ONLINE',
    });
    expect((await sessionsOf(hall.eventId)).map(({ rsvp_id }) => rsvp_id)).toEqual([null, null]);
  });
});
