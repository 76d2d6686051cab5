import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale, SaleGiven } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Room = {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly ticket_ids: readonly string[];
};
const ROOM = 'id title description url event_mode ticket_ids opens_at is_open';
const LINK = 'https://meet.example.test/stage?pwd=secret';
const aRoom = (more: object = {}) => ({
  title: 'Sân khấu chính',
  description: 'Âm thanh hai chiều',
  url: LINK,
  ...more,
});

const create = (by: Person, sale: Sale, input: object = aRoom()) =>
  by.ask<Room>(
    `mutation ($session: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $session, input: $input) { ${ROOM} } }`,
    {
      session: sale.sectionEventId,
      input,
    },
  );
const update = (by: Person, id: string, input: object) =>
  by.ask<Room>(
    `mutation ($id: ID!, $input: VemoiRoomInput!) { update_vemoi_room(id: $id, input: $input) { ${ROOM} } }`,
    { id, input },
  );
const remove = (by: Person, id: string) =>
  by.ask<boolean>('mutation ($id: ID!) { delete_vemoi_room(id: $id) }', { id });
const openWith = (by: Person, ticketId: string, rooms: readonly string[]) =>
  by.ask<readonly Room[]>(
    `mutation ($ticket: ID!, $rooms: [ID!]!) { upsert_ticket_rooms(ticket_id: $ticket, room_ids: $rooms) { ${ROOM} } }`,
    {
      ticket: ticketId,
      rooms,
    },
  );
const roomsOfType = (by: Person, ticketId: string) =>
  by.ask<readonly Room[]>(`query ($id: ID!) { ticket_rooms(ticket_id: $id) { ${ROOM} } }`, { id: ticketId });
const roomsOfTicket = (by: Person, id: string) =>
  by.ask<readonly Room[]>(`query ($id: ID!) { vemoi_rooms(bought_ticket_id: $id) { ${ROOM} } }`, { id });
const roomsOfSession = (by: Person, sale: Sale) =>
  by.ask<readonly Room[]>(`query ($id: Int!) { vemoi_rooms(section_event_id: $id) { ${ROOM} } }`, {
    id: sale.sectionEventId,
  });
const typeOf = (sale: Sale, at = 0) => encodeWireId(sale.eventId, sale.types[at]?.ticketTypeId ?? '');

/** Opened by the first of its two ticket types. */
async function roomWithGuest(given: SaleGiven = {}) {
  const { sale, buyer, ticket } = await world.buyerWithTicket({ types: [{}, {}], ...given });
  const host = await world.team(sale, 'EDITOR');
  const { value: room } = await create(host, sale, aRoom({ is_open: true }));
  await openWith(host, typeOf(sale), [room.id]);
  return { sale, buyer, ticket, host, room };
}

const GIVE = `mutation ($session: Int!, $room: ID) {
  upsert_ticket_donation(amount: 50000, section_event_id: $session, message: "Cố lên", online_room_id: $room) { amount } }`;
const BEGIN = `mutation ($input: BeginPaymentCheckoutSessionInput!) {
  begin_payment_checkout_session(input: $input) { id price } }`;
const TRANSFER = `mutation ($id: ID!) {
  create_bank_transfer(input: { payment_checkout_session_id: $id }) { bank_transfer { message } } }`;
const REVENUE = `query ($id: Int!) { period_revenue(input: { event_id: $id }) {
  total donation_with_tickets donation_in_online_room donation_without_ticket } }`;

describe('a donation in an online room', () => {
  const give = (by: Person, sale: Sale, room: string | null) =>
    by.ask<{ readonly amount: number }>(GIVE, { session: sale.sectionEventId, room });
  const paid = async (by: Person, sale: Sale) => {
    const begun = await by.ask<{ readonly id: string; readonly price: number }>(BEGIN, {
      input: {
        event_id: sale.eventId,
        section_event_id: sale.sectionEventId,
        shown_price: 50_000,
        information_attendees_inputs: [],
      },
    });
    const { value } = await by.ask<{ readonly bank_transfer: { readonly message: string } }>(TRANSFER, {
      id: begun.value.id,
    });
    await world.sales.pay(value.bank_transfer.message, 50_000);
  };

  it('is reported as given in the room, apart from one on the event’s page', async () => {
    const { sale, buyer, room } = await roomWithGuest({ donations: true });
    const manager = await world.team(sale, 'MANAGER');
    const reported = async () => (await manager.ask<object>(REVENUE, { id: sale.eventId })).value;
    expect((await give(buyer, sale, room.id)).value).toEqual({ amount: 50_000 });
    await paid(buyer, sale);
    expect(await reported()).toEqual({
      total: 50_000,
      donation_with_tickets: 0,
      donation_in_online_room: 50_000,
      donation_without_ticket: 0,
    });
    await give(buyer, sale, null);
    await paid(buyer, sale);
    expect(await reported()).toEqual({
      total: 100_000,
      donation_with_tickets: 0,
      donation_in_online_room: 50_000,
      donation_without_ticket: 50_000,
    });
  });

  it('is not found for whoever is no guest of the room, or gives for another session', async () => {
    const { sale, buyer, room } = await roomWithGuest({ donations: true });
    const other = await roomWithGuest({ donations: true });
    const stranger = await world.person('la');
    expect((await give(stranger, sale, room.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await give(buyer, sale, other.room.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await give(other.buyer, sale, room.id)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('is refused where the event takes none', async () => {
    const { sale, buyer, room } = await roomWithGuest();
    expect((await give(buyer, sale, room.id)).refusal).toEqual({ code: 'DONATION_NOT_ACCEPTED' });
  });
});

describe('an online room', () => {
  it('is described by its event, with the viewer’s own fields [S3-23]', async () => {
    const { sale, buyer, host, room } = await roomWithGuest();
    await buyer.ask('mutation ($id: Int!) { interest_event(event_id: $id, is_interest: true) { id } }', {
      id: sale.eventId,
    });
    const told = async (who: typeof host) =>
      (
        await who.ask(
          `query ($id: Int!) { event(id: $id) { is_owned_ticket owned_by_me interest is_interest is_vemoi_live
            vemoi_status } }`,
          { id: sale.eventId },
        )
      ).value;
    expect(await told(buyer)).toEqual({
      is_owned_ticket: true,
      owned_by_me: false,
      interest: 1,
      is_interest: true,
      is_vemoi_live: true,
      vemoi_status: 'OPEN',
    });
    await update(host, room.id, aRoom({ is_open: false }));
    expect(await told(host)).toEqual({
      is_owned_ticket: false,
      owned_by_me: false,
      interest: 1,
      is_interest: false,
      is_vemoi_live: false,
      vemoi_status: 'CLOSED',
    });
    await world.app.database.asOwner(
      'UPDATE event SET owner_account_id = (SELECT account_id FROM email_directory WHERE email = $2) WHERE event_id = $1',
      [sale.eventId, host.email],
    );
    await remove(host, room.id);
    expect(await told(host)).toMatchObject({ owned_by_me: true, vemoi_status: 'NONE' });
  });

  it('is made, changed and removed by who has the right on the event [S7.7-24] [S7.7-25] [S3-74]', async () => {
    const sale = await world.sales.sale();
    const host = await world.team(sale, 'EDITOR');
    const { value: room } = await create(host, sale);
    expect(room).toEqual({
      id: expect.any(String),
      ...aRoom(),
      event_mode: 'ONLINE',
      ticket_ids: [],
      opens_at: expect.any(Number),
      is_open: false,
    });
    const after = await update(
      host,
      room.id,
      aRoom({ title: 'Phòng hỏi đáp', description: '', event_mode: 'HYBRID', url: ' https://b.test ' }),
    );
    expect(after.value).toEqual({
      ...room,
      title: 'Phòng hỏi đáp',
      description: null,
      event_mode: 'HYBRID',
      url: 'https://b.test',
    });
    expect((await roomsOfSession(host, sale)).value).toEqual([after.value]);
    expect((await remove(host, room.id)).value).toBe(true);
    expect((await roomsOfSession(host, sale)).value).toEqual([]);
    expect((await remove(host, room.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    const { rows } = await world.app.database.pool.query(
      'SELECT act FROM audit_entry WHERE event_id = $1 AND act LIKE $2 ORDER BY at',
      [sale.eventId, 'room.%'],
    );
    expect(rows.map(({ act }) => act)).toEqual(['room.added', 'room.changed', 'room.removed']);
  });

  it('is refused to who has no right on the event: nothing is made or changed [S6-44]', async () => {
    const { sale, buyer, room } = await roomWithGuest();
    for (const [who, code] of [
      [buyer, 'FORBIDDEN'],
      [await world.person('stranger'), 'FORBIDDEN'],
      [await world.team(sale, 'CHECK_IN'), 'FORBIDDEN'],
      [await world.team(await world.sales.sale(), 'MANAGER'), 'FORBIDDEN'],
    ] as const) {
      expect((await create(who, sale)).refusal?.code).toBe(code);
      expect((await update(who, room.id, aRoom({ url: 'https://evil.test' }))).refusal?.code).toBe(code);
      expect((await remove(who, room.id)).refusal?.code).toBe(code);
      expect((await openWith(who, typeOf(sale), [])).refusal?.code).toBe(code);
      expect((await roomsOfType(who, typeOf(sale))).refusal?.code).toBe(code);
    }
    expect((await roomsOfTicket(buyer, (await world.held(buyer))[0]?.id ?? '')).value).toMatchObject([{ url: LINK }]);
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, { field: 'input.url', problem: { kind: 'MALFORMED' } }],
    [{ url: '' }, { field: 'input.url', problem: { kind: 'REQUIRED' } }],
    [{ title: ' ' }, { field: 'input.title' }],
    [{ event_mode: 'MARS' }, { field: 'input.event_mode' }],
  ])('with %j is none', async (wrong, refusal) => {
    const sale = await world.sales.sale();
    expect((await create(await world.team(sale, 'EDITOR'), sale, aRoom(wrong))).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      ...refusal,
    });
  });
});

describe('the way into a room', () => {
  it('is told to who holds a ticket of a type that opens it [S7.7-26]', async () => {
    const { sale, buyer, ticket, room } = await roomWithGuest();
    const way = { id: room.id, title: room.title, url: LINK, ticket_ids: [] };
    expect((await roomsOfTicket(buyer, ticket.id)).value).toMatchObject([way]);
    expect((await roomsOfSession(buyer, sale)).value).toMatchObject([way]);
    const shown = await buyer.ask<{ readonly ticket_rooms: readonly Room[] }>(
      `query ($id: ID!) { my_ticket(id: $id) { ticket_rooms { ${ROOM} } } }`,
      { id: ticket.id },
    );
    expect(shown.value.ticket_rooms).toMatchObject([way]);
  });

  it('is told once its organiser opens the room, and no longer when they close it', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket({ types: [{}] });
    const host = await world.team(sale, 'EDITOR');
    const { value: room } = await create(host, sale);
    await openWith(host, typeOf(sale), [room.id]);
    expect(room).toMatchObject({ url: LINK, is_open: false });
    expect((await roomsOfTicket(buyer, ticket.id)).value).toMatchObject([{ url: null, is_open: false }]);
    await update(host, room.id, aRoom({ is_open: true }));
    expect((await roomsOfTicket(buyer, ticket.id)).value).toMatchObject([{ url: LINK, is_open: true }]);
    await update(host, room.id, aRoom());
    expect((await roomsOfTicket(buyer, ticket.id)).value).toMatchObject([{ url: LINK, is_open: true }]);
    await update(host, room.id, aRoom({ is_open: false }));
    expect((await roomsOfTicket(buyer, ticket.id)).value).toMatchObject([
      { url: null, is_open: false, opens_at: null },
    ]);
  });

  it('opens by itself as many minutes before its session as its organiser chose, a day at most', async () => {
    const sale = await world.sales.sale();
    const host = await world.team(sale, 'EDITOR');
    type Opening = { readonly id: string; readonly opens_at: number };
    const opening = async (asked: ReturnType<typeof create>) => (await asked).value as unknown as Opening;
    const usual = await opening(create(host, sale));
    const early = await opening(create(host, sale, aRoom({ opens_minutes_early: 90 })));
    expect(usual.opens_at - early.opens_at).toBe(60 * MINUTE);
    expect((await opening(update(host, early.id, aRoom()))).opens_at).toBe(early.opens_at);
    expect((await opening(update(host, early.id, aRoom({ opens_minutes_early: 30 })))).opens_at).toBe(usual.opens_at);
    for (const opens_minutes_early of [-1, 1_441])
      expect((await update(host, early.id, aRoom({ opens_minutes_early }))).refusal).toMatchObject({
        code: 'INVALID_INPUT',
        field: 'input.opens_minutes_early',
      });
  });

  it('is told to nobody else: no room is there for them', async () => {
    const { sale, ticket } = await roomWithGuest();
    const stranger = await world.person('stranger');
    expect((await roomsOfTicket(stranger, ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await roomsOfSession(stranger, sale)).toMatchObject({ refusal: null, value: [] });
    const nobody = await world.app.graphql('query ($id: Int!) { vemoi_rooms(section_event_id: $id) { url } }', {
      variables: { id: sale.sectionEventId },
    });
    expect(nobody.errors).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    // Door staff see the room, to show people the way, but may not enter.
    expect((await roomsOfSession(await world.team(sale, 'CHECK_IN'), sale)).value).toMatchObject([
      { url: null, ticket_ids: [] },
    ]);
  });

  it('is closed with a ticket that was given away, and open to its recipient once it is received', async () => {
    const { sale, buyer, ticket, room } = await roomWithGuest();
    const minh = await world.person('minh');
    await buyer.ask(
      'mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }',
      {
        id: ticket.id,
        input: { first_name: 'Minh', email: minh.email },
      },
    );
    expect((await roomsOfTicket(buyer, ticket.id)).value).toEqual([]);
    expect((await roomsOfSession(buyer, sale)).value).toEqual([]);
    const { secret } = await world.broughtTo(minh.email);
    await minh.ask('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', { secret });
    expect((await roomsOfTicket(minh, ticket.id)).value).toMatchObject([{ id: room.id, url: LINK }]);
    expect((await roomsOfTicket(buyer, ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('is closed with a void ticket, and when the session is over', async () => {
    const { sale, buyer, ticket } = await roomWithGuest();
    await world.app.database.asOwner(`UPDATE bought_ticket SET status = 'VOID' WHERE event_id = $1`, [sale.eventId]);
    expect((await roomsOfTicket(buyer, ticket.id)).value).toEqual([]);
    await world.app.database.asOwner(`UPDATE bought_ticket SET status = 'VALID' WHERE event_id = $1`, [sale.eventId]);
    expect((await roomsOfTicket(buyer, ticket.id)).value).toHaveLength(1);
    await world.app.database.asOwner(
      `UPDATE section_event SET begin_at = now() - interval '2 days', end_at = now() - interval '1 day' WHERE event_id = $1`,
      [sale.eventId],
    );
    expect((await roomsOfTicket(buyer, ticket.id)).value).toEqual([]);
  });
});

describe('the rooms that a ticket type opens', () => {
  it('are set as a whole, of its own session only [S7.7-27] [S7.7-28]', async () => {
    const { sale, buyer, ticket, host, room } = await roomWithGuest();
    const { value: second } = await create(host, sale, aRoom({ title: 'Phòng hỏi đáp', url: 'https://b.test/' }));
    const opened = await openWith(host, typeOf(sale), [room.id, second.id, room.id]);
    expect(opened.value.map(({ id, ticket_ids }) => [id, ticket_ids])).toEqual([
      [room.id, [typeOf(sale)]],
      [second.id, [typeOf(sale)]],
    ]);
    expect((await roomsOfType(host, typeOf(sale))).value).toEqual(opened.value);
    expect((await roomsOfTicket(buyer, ticket.id)).value).toHaveLength(2);
    const elsewhere = await world.sales.sale();
    const { value: foreign } = await create(await world.team(elsewhere, 'EDITOR'), elsewhere);
    expect((await openWith(host, typeOf(sale), [foreign.id])).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await roomsOfType(host, typeOf(sale))).value).toHaveLength(2);
    await openWith(host, typeOf(sale), []);
    expect((await roomsOfTicket(buyer, ticket.id)).value).toEqual([]);
    expect((await roomsOfType(host, typeOf(sale, 1))).value).toEqual([]);
  });
});
