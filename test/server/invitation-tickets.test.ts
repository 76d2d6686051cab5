import { beforeEach, describe, expect, it } from 'vitest';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import type { OneSessionEvent } from './catalogue-world.ts';
import { INVITE, type Invited, invitingWorld, letterIn, START } from './inviting-world.ts';

const { world, organiser, person, address, post, press, list, answer } = await invitingWorld();
beforeEach(() => world.setNow(START));

const PRICE = 300_000;
const paid = (more: Parameters<typeof world.published>[1] = {}) =>
  world.published(organiser, { name: 'Hoà nhạc', price: PRICE, ...more });

/** Without a ticket type made for them. */
async function invite(to: OneSessionEvent, more: Readonly<Record<string, unknown>> = {}) {
  const email = address();
  const variables = press([{ name: 'Mai', email }], { ticket_id: null, ...more }, to);
  const { lines } = await world.one<Invited>(INVITE, { as: organiser, variables });
  const mail = (await post()).find(({ to: sent }) => sent === email);
  return { email, id: lines[0]?.invitation?.id ?? '', letter: letterIn(mail?.text ?? '') };
}

const ticketIdOf = async ({ letter }: Awaited<ReturnType<typeof invite>>): Promise<string> => {
  const read = 'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { ticket_id } }';
  return (await world.one<{ readonly ticket_id: string }>(read, { variables: { ...letter } })).ticket_id;
};
const SOLD = 'ticket_sold { number_of_sold_tickets number_of_tickets }';
const SEEN = `query ($id: Int!) {
  event(id: $id) { rsvp_supported sale_state lowest_ticket { price } ${SOLD} }
  published_sections_event(event_id: $id) { ${SOLD} sale_state tickets { id name quantity sale_state } } }`;
const seen = async (to: OneSessionEvent) => (await world.ask(SEEN, { variables: { id: to.eventId } })).data;
const soldOf = (to: OneSessionEvent) =>
  world.pool.query<{ readonly scope: string; readonly sold: number }>(
    `SELECT q.scope, q.sold FROM quota q WHERE q.event_id = $1 AND q.quota_id <> $2 AND q.sold > 0 ORDER BY scope`,
    [to.eventId, to.ticketTypeId],
  );

describe('inviting to an event that has no free ticket type', () => {
  it('gives each guest a free ticket of the session, which takes its places and leaves what is sold as it was', async () => {
    const concert = await paid();
    const before = await seen(concert);
    const guest = await invite(concert);
    expect(await seen(concert)).toEqual(before);
    const mai = await person();
    expect((await answer('accept', guest.letter, mai)).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    const { rows } = await world.pool.query(
      `SELECT b.ticket_name AS name, b.mode, b.status, o.price, o.status AS order FROM bought_ticket b
        JOIN user_order o USING (event_id, user_order_id) WHERE b.event_id = $1 AND b.email = $2`,
      [concert.eventId, guest.email],
    );
    expect(rows).toEqual([{ name: 'Invitation', mode: 'ONSITE', status: 'VALID', price: 0, order: 'SUCCESSFUL' }]);
    expect((await soldOf(concert)).rows).toEqual([
      { scope: 'EVENT', sold: 1 },
      { scope: 'SESSION', sold: 1 },
      { scope: 'TICKET_TYPE', sold: 1 },
    ]);
    expect(await world.use(CheckIntegrity)(concert.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('names the ticket in the language of the letters', async () => {
    const concert = await paid();
    const guest = await invite(concert, { locale: 'vi' });
    await answer('accept', guest.letter, await person());
    const { rows } = await world.pool.query('SELECT ticket_name FROM bought_ticket WHERE event_id = $1', [
      concert.eventId,
    ]);
    expect(rows).toEqual([{ ticket_name: 'Vé mời' }]);
  });

  it('makes one ticket type a session, however many invite at once', async () => {
    const concert = await paid();
    await Promise.all(
      Array.from({ length: 5 }, () =>
        world.one<Invited>(INVITE, {
          as: organiser,
          variables: press([{ name: 'Mai', email: address() }], { ticket_id: null }, concert),
        }),
      ),
    );
    await post();
    const { rows } = await world.pool.query(
      `SELECT count(DISTINCT t.ticket_type_id)::int AS types, count(*)::int AS invited FROM ticket_type t
        JOIN rsvp_invitation i USING (event_id, ticket_type_id) WHERE t.event_id = $1 AND t.by_invitation`,
      [concert.eventId],
    );
    expect(rows).toEqual([{ types: 1, invited: 5 }]);
  });

  it('is prepared without a ticket type, too', async () => {
    const concert = await paid();
    const prepare = 'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id status } }';
    const input = { section_event_id: concert.sessionId, email: address(), first_name: 'Mai' };
    expect((await world.ask(prepare, { as: organiser, variables: { input } })).data).toMatchObject({
      upsert_rsvp_invitation: { status: 'INVITED' },
    });
    expect((await list({}, concert)).metadata.total_count).toBe(1);
  });

  it('is for the team alone', async () => {
    const concert = await paid();
    const variables = press([{ name: 'Mai', email: address() }], { ticket_id: null }, concert);
    expect((await world.ask(INVITE, { as: await person(), variables })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(INVITE, { variables })).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    const nowhere = { input: { ...variables.input, section_event_id: 999_999_999 } };
    expect((await world.ask(INVITE, { as: organiser, variables: nowhere })).refusals).not.toEqual([]);
  });
});

describe('a private event without a ticket type', () => {
  const CHANGE = 'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }';
  const DELETE = 'mutation ($id: ID!) { delete_ticket(id: $id) }';
  const PUBLISH = 'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { status } }';
  const refusalsOf = async (act: string, variables: Readonly<Record<string, unknown>>) =>
    (await world.ask(act, { as: organiser, variables })).refusals;
  const missing = { code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] };

  it('is published and comes by invitation alone, and turns public only with one', async () => {
    const dinner = await paid({ input: { feature: 'PRIVATE' } });
    expect(await refusalsOf(DELETE, { id: dinner.ticketId })).toEqual([]);
    const withdraw = 'mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { status } }';
    expect(await refusalsOf(withdraw, { id: dinner.eventId })).toEqual([]);
    expect(await refusalsOf(PUBLISH, { id: dinner.eventId })).toEqual([]);
    expect(await refusalsOf(CHANGE, { id: dinner.eventId, input: { feature: 'PUBLIC' } })).toEqual([missing]);

    const guest = await invite(dinner);
    const mai = await person();
    expect((await answer('accept', guest.letter, mai)).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect((await soldOf(dinner)).rows.map(({ sold }) => sold)).toEqual([1, 1, 1]);
    expect(await world.use(CheckIntegrity)(dinner.eventId)).toMatchObject({ healthy: true, faults: [] });
    expect(await refusalsOf(CHANGE, { id: dinner.eventId, input: { feature: 'PUBLIC' } })).toEqual([missing]);
  });

  it('cannot lose its last one while it is public', async () => {
    const concert = await paid();
    await invite(concert);
    expect(await refusalsOf(DELETE, { id: concert.ticketId })).toEqual([missing]);
  });
});

describe('an invitation ticket', () => {
  it('is not listed, priced, found as free, sold, edited or promoted', async () => {
    const concert = await paid({ name: 'Đêm nhạc không bán vé mời' });
    const guest = await invite(concert);
    const ticketId = await ticketIdOf(guest);
    const known = { as: organiser };
    expect(await seen(concert)).toMatchObject({
      event: { rsvp_supported: true, lowest_ticket: { price: PRICE }, sale_state: 'ON_SALE' },
      published_sections_event: [{ sale_state: 'ON_SALE', tickets: [{ id: concert.ticketId }] }],
    });
    expect(await world.one(`{ tickets_admin(input: { event_id: ${concert.eventId} }) { id } }`, known)).toEqual([
      { id: concert.ticketId },
    ]);
    const search = `query ($free: Boolean) { published_events(filter: { search: "khong ban ve moi", free: $free }) {
      events { id } } }`;
    const found = async (free: boolean) =>
      (await world.one<{ readonly events: readonly unknown[] }>(search, { variables: { free } })).events.length;
    expect([await found(true), await found(false)]).toEqual([0, 1]);
    const buy = `mutation ($id: ID!) { buy_tickets(input: { ticket_id: $id, number_of_tickets: 1 }) { id } }`;
    const buyer = await person();
    expect((await world.ask(buy, { as: buyer, key: 'buy-1', variables: { id: ticketId } })).refusals).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    for (const change of [
      'mutation ($id: ID!) { update_ticket(id: $id, input: { name: "Vé", price: 1000 }) { id } }',
      'mutation ($id: ID!) { delete_ticket(id: $id) }',
    ]) {
      const { refusals } = await world.ask(change, { ...known, variables: { id: ticketId } });
      expect(refusals.map(({ code }) => code)).toEqual([expect.stringMatching(/NOT_FOUND$/)]);
    }
  });

  it('counts with what is sold where the event has a limit, and guests without a place wait', async () => {
    const small = await paid({ input: { capacity: 1 } });
    const [first, second] = [await invite(small), await invite(small)];
    await answer('accept', first.letter, await person());
    const full = { ticket_sold: { number_of_sold_tickets: 1, number_of_tickets: 1 } };
    expect(await seen(small)).toMatchObject({
      event: full,
      published_sections_event: [{ ...full, tickets: [{ quantity: 0 }] }],
    });
    expect((await answer('accept', second.letter, await person())).data).toMatchObject({
      accept_rsvp_invitation: { status: 'WAITING' },
    });
  });

  it('is named to the team, which finds and writes to its guests by it', async () => {
    const concert = await paid();
    const TICKETS = `query ($id: Int!) { event_admin(id: $id) { invitation_tickets { id section_event_id name sold } } }`;
    const named = async () => (await world.ask(TICKETS, { as: organiser, variables: { id: concert.eventId } })).data;
    expect(await named()).toEqual({ event_admin: { invitation_tickets: [] } });
    const guest = await invite(concert);
    await answer('accept', guest.letter, await person());
    const ticketId = await ticketIdOf(guest);
    expect(await named()).toEqual({
      event_admin: {
        invitation_tickets: [{ id: ticketId, section_event_id: concert.sessionId, name: 'Invitation', sold: 1 }],
      },
    });
    const found = `query ($id: Int!, $ticket: ID!) {
      bought_tickets_admin(event_id: $id, ticket_id: $ticket) { entries { email } }
      mailing_guests(event_id: $id, scope: { audience: "TICKET_HOLDERS", ticket_id: $ticket }) { people } }`;
    const variables = { id: concert.eventId, ticket: ticketId };
    expect((await world.ask(found, { as: organiser, variables })).data).toEqual({
      bought_tickets_admin: { entries: [{ email: guest.email }] },
      mailing_guests: { people: 1 },
    });
  });

  it('opens the rooms of a session that guests join online, and those that are named later', async () => {
    const ROOM =
      'mutation ($session: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $session, input: $input) { id } }';
    const OPEN =
      'mutation ($ticket: ID!, $rooms: [ID!]!) { upsert_ticket_rooms(ticket_id: $ticket, room_ids: $rooms) { id } }';
    const OPENED = 'query ($ticket: ID!) { ticket_rooms(ticket_id: $ticket) { title } }';
    const online = await paid({ input: { event_type: 'ONLINE', urls: ['https://meet.example.test/a'] } });
    const room = async (title: string) => {
      const input = { title, url: 'https://meet.example.test/stage' };
      const variables = { session: online.sessionId, input };
      return (await world.one<{ readonly id: string }>(ROOM, { as: organiser, variables })).id;
    };
    const stage = await room('Sân khấu');
    const ticket = await ticketIdOf(await invite(online));
    const opened = () => world.one<readonly unknown[]>(OPENED, { as: organiser, variables: { ticket } });
    expect(await opened()).toEqual([{ title: 'Sân khấu' }]);
    const rooms = [stage, await room('Hậu trường')];
    await world.one(OPEN, { as: organiser, variables: { ticket, rooms } });
    expect(await opened()).toHaveLength(2);
  });

  it('is given back by a no, and goes with its event', async () => {
    const concert = await paid();
    const guest = await invite(concert);
    const mai = await person();
    await answer('accept', guest.letter, mai);
    expect((await answer('decline', guest.letter, mai)).refusals).toEqual([]);
    expect((await soldOf(concert)).rows).toEqual([]);

    const unused = await paid();
    await invite(unused);
    await world.one(`mutation { update_event_status(id: ${unused.eventId}, status: "READY") { id } }`, {
      as: organiser,
    });
    const gone = await world.ask(`mutation { delete_event(id: ${unused.eventId}) }`, { as: organiser });
    expect(gone.refusals).toEqual([]);
  });

  it('is not copied with its event', async () => {
    const concert = await paid();
    await invite(concert);
    const clone = 'mutation ($id: Int!, $input: CloneEventInput!) { clone_event(id: $id, input: $input) { id } }';
    const input = { begin_at: START + 60 * 86_400_000 };
    const copy = await world.one<{ readonly id: number }>(clone, {
      as: organiser,
      variables: { id: concert.eventId, input },
    });
    const { rows } = await world.pool.query('SELECT name FROM ticket_type WHERE event_id = $1', [copy.id]);
    expect(rows).toEqual([{ name: 'Vé thường' }]);
  });
});
