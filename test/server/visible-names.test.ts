import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type Ticket, type TicketWorld, ticketWorld } from './ticket-world.ts';

const NAME = 'Hoa Sen';
/** Reads as the name, written from right to left, with characters that nobody sees. */
const TYPED = `\u202E${[...NAME].join('\u200B')}\u202C\u2066\uFEFF`;
const NOTHING = '\u202E\u200B\u2060\uFEFF';

type Named = Readonly<Record<string, unknown>>;
type Asked = Awaited<ReturnType<typeof ask>>;

const DAY = 86_400_000;
const times = (days = 7) => ({
  begin_at: Date.now() + days * DAY,
  end_at: Date.now() + days * DAY + 7_200_000,
});

const SESSION = times();

let world: TicketWorld;
let organiser: Person;
let event: { readonly id: number; readonly session: number; readonly ticket: string };
let sale: Sale;
let manager: Person;

const ask = (by: Person, query: string, variables: Named) => by.ask<Named>(query, variables);

beforeAll(async () => {
  world = await ticketWorld();
  organiser = await world.person('organiser');
  const { value: made } = await organiser.ask<{ readonly id: number }>(
    'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
    { input: { name: 'Đêm nhạc', event_type: 'HYBRID', address: 'Hà Nội', session: SESSION } },
  );
  const { value: sessions } = await organiser.ask<readonly { readonly id: number }[]>(
    'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
    { id: made.id },
  );
  const session = sessions[0]?.id ?? 0;
  const { value: ticket } = await organiser.ask<{ readonly id: string }>(
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    { id: session, input: { name: 'Vé thường', price: 100_000, capacity: 10 } },
  );
  event = { id: made.id, session, ticket: ticket.id };
  sale = await world.sales.sale();
  manager = await world.team(sale, 'MANAGER');
});

const ofSale = () => ({ section_event_id: sale.sectionEventId, ticket_id: ticketOf(sale) });
const ticketOf = ({ eventId, types }: Sale): string => encodeWireId(eventId, types[0]?.ticketTypeId ?? '');

/** What the desk writes: the answer of each has the name in a field of its own. */
const DESK: Readonly<Record<string, (name: string) => Promise<Asked>>> = {
  'an event': (name) =>
    ask(organiser, 'mutation ($input: CreateEventInput!) { create_event(input: $input) { name } }', {
      input: { name, event_type: 'ONSITE', address: 'Hà Nội', session: times() },
    }),
  'an event that is changed': (name) =>
    ask(
      organiser,
      'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { name } }',
      { id: event.id, input: { name } },
    ),
  'a ticket': async (name) =>
    inside(
      'ticket',
      await ask(
        organiser,
        `mutation ($id: Int!, $input: TicketInput!) {
           create_ticket(section_event_id: $id, input: $input) { ticket { name } } }`,
        { id: event.session, input: { name, price: 0, capacity: 10 } },
      ),
    ),
  'a ticket that is changed': async (name) =>
    inside(
      'ticket',
      await ask(
        organiser,
        'mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { ticket { name } } }',
        { id: event.ticket, input: { name, price: 100_000, capacity: 10 } },
      ),
    ),
  'an entry of the calendar': (title) =>
    ask(
      organiser,
      `mutation ($id: Int!, $input: CalendarSectionInput!) {
         create_calendar_section(section_event_id: $id, input: $input) { title } }`,
      { id: event.session, input: { ...SESSION, title } },
    ),
  'a link of a session': (label) =>
    ask(
      organiser,
      `mutation ($id: Int!, $input: SessionMediaInput!) {
         create_session_media(section_event_id: $id, input: $input) { label } }`,
      { id: event.session, input: { kind: 'LINK', label, url: 'https://example.test/a' } },
    ),
  'an online room': (title) =>
    ask(
      organiser,
      'mutation ($id: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $id, input: $input) { title } }',
      { id: event.session, input: { title, url: 'https://example.test/room' } },
    ),
  'a promotion': (name) =>
    ask(
      organiser,
      'mutation ($id: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $id, input: $input) { name } }',
      { id: event.ticket, input: { type: 'EARLY_BIRD', name, percent_off: 10, quantity: 5 } },
    ),
};

/** What people write of themselves and of others: first and last name. */
const PEOPLE: Readonly<Record<string, (name: string) => Promise<Asked>>> = {
  'an organiser, as everybody reads it': async (name) => {
    const input = { first_name: name, last_name: name };
    const saved = await ask(
      organiser,
      'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { username } }',
      { input },
    );
    if (saved.refusal !== null) return saved;
    const { username } = saved.value;
    return ask(
      await world.person('reader'),
      'query ($name: String!) { user(username: $name) { first_name last_name } }',
      {
        name: username,
      },
    );
  },
  'the buyer of an order': async (name) => {
    const buyer = await world.person('buyer');
    return ask(
      buyer,
      `mutation ($input: UserRegistrantInput!) {
         update_user_registrant(input: $input) { first_name last_name } }`,
      { input: { email: buyer.email, first_name: name, last_name: name } },
    );
  },
  'a guest, as the door reads it': async (name) => {
    const guest = await world.person('guest');
    const { value: lines } = await guest.ask<readonly { readonly id: string }[]>(
      'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
      {
        input: {
          section_event_id: sale.sectionEventId,
          lines: [{ ticket_id: ticketOf(sale), number_of_tickets: 1 }],
        },
      },
    );
    const attendees = [{ first_name: name, last_name: name, email: guest.email }];
    const begun = await ask(
      guest,
      `mutation ($input: BeginPaymentCheckoutSessionInput!) {
         begin_payment_checkout_session(input: $input) { id } }`,
      {
        input: {
          event_id: sale.eventId,
          section_event_id: sale.sectionEventId,
          information_attendees_inputs: [{ shopping_item_id: lines[0]?.id, attendees }],
        },
      },
    );
    if (begun.refusal !== null) return begun;
    const { value } = await manager.ask<{ readonly entries: readonly (Named & { readonly email: string })[] }>(
      'query ($id: Int!) { bought_tickets_admin(event_id: $id) { entries { email first_name last_name } } }',
      { id: sale.eventId },
    );
    const { email: _, ...names } = value.entries.find(({ email }) => email === guest.email) ?? { email: '' };
    return { ...begun, value: names };
  },
  'a guest whom the team gives a ticket': (name) =>
    ask(
      manager,
      `mutation ($input: UpsertBoughtTicketInput!, $session: Int!, $ticket: ID!) {
         upsert_bought_ticket(input: $input, section_event_id: $session, ticket_id: $ticket) { first_name last_name } }`,
      {
        input: { first_name: name, last_name: name, email: 'given@example.test' },
        session: sale.sectionEventId,
        ticket: ticketOf(sale),
      },
    ),
  'a guest whose name is changed on the ticket': async (name) => {
    const { buyer, ticket } = await world.buyerWithTicket();
    return onTicket('update_bought_ticket', buyer, ticket, { first_name: name, last_name: name, email: buyer.email });
  },
  'a friend who is given a ticket': async (name) => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const given = { first_name: name, last_name: name, email: `friend.${buyer.email}` };
    return onTicket('give_bought_ticket', buyer, ticket, given);
  },
};

const inside = (field: string, asked: Asked): Asked =>
  asked.refusal === null ? { ...asked, value: asked.value[field] as Named } : asked;
const onTicket = (verb: string, by: Person, { id }: Ticket, input: Named): Promise<Asked> =>
  ask(
    by,
    `mutation ($id: ID!, $input: TicketRecipientInput!) { ${verb}(id: $id, input: $input) { first_name last_name } }`,
    { id, input },
  );

describe('a name loses marks of direction and invisible characters over the wire:', () => {
  it.each(Object.entries({ ...DESK, ...PEOPLE }))('%s', async (_whose, write) => {
    const { value, refusal } = await write(TYPED);
    expect(refusal).toBeNull();
    expect([...new Set(Object.values(value))]).toEqual([NAME]);
  });

  it('a session, a gate pass and who writes to us', async () => {
    const session = await ask(
      organiser,
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { name } }',
      { id: event.id, input: { ...times(9), name: TYPED } },
    );
    expect(session.value).toEqual({ name: NAME });
    await ask(
      organiser,
      'mutation ($id: Int!, $input: GatePassInput!) { create_gate_pass(event_id: $id, input: $input) { id } }',
      { id: event.id, input: { name: TYPED, section_event_ids: [event.session], hours: 1 } },
    );
    const passes = await ask(organiser, 'query ($id: Int!) { gate_passes(event_id: $id) { name } }', { id: event.id });
    expect(passes.value).toEqual([{ name: NAME }]);
    const lead = await ask(
      organiser,
      'mutation ($input: CreateContactLeadInput!) { create_contact_lead(input: $input) { full_name } }',
      {
        input: {
          full_name: TYPED,
          phone_number: '0912345678',
          support_topic: 'Others',
          specify_information: 'Vé',
          message: 'Xin chào',
        },
      },
    );
    expect(lead.value).toEqual({ full_name: NAME });
  });

  it('an invited guest', async () => {
    const guests = [{ name: TYPED, email: 'invited@example.test' }];
    const input = { ...ofSale(), inviter_name: TYPED, guests };
    const invited = await ask(manager, 'mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
      input,
    });
    expect(invited.value).toEqual({ sent: 1 });
    const { value } = await ask(
      manager,
      'query ($id: Int!) { rsvp_invitations(input: { event_id: $id }) { entries { full_name } } }',
      { id: sale.eventId },
    );
    expect(value).toEqual({ entries: [{ full_name: NAME }] });
    const [letter] = await world.mailsTo('invited@example.test');
    expect(letter?.text).toContain(NAME);
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/[\p{Bidi_Control}\u200B\uFEFF]/u);
  });
});

describe('a person’s name carries no link into our letters:', () => {
  it.each(Object.entries(PEOPLE))('%s', async (_whose, write) => {
    const { value, refusal } = await write('https://evil.example');
    expect(refusal).toBeNull();
    expect([...new Set(Object.values(value))]).toEqual(['https evil. example']);
  });

  it('the letter to a friend who is given a ticket', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const email = `linked.${buyer.email}`;
    await onTicket('give_bought_ticket', buyer, ticket, { first_name: 'www.evil.example/win', last_name: 'X', email });
    const [letter] = await world.mailsTo(email);
    expect(letter?.text).toContain('www. evil. example');
    expect(`${letter?.subject} ${letter?.text}`).not.toMatch(/evil\.example/);
  });
});

describe('a name of which nothing can be seen is missing:', () => {
  const { 'an organiser, as everybody reads it': renamed, ...others } = PEOPLE;
  it.each(Object.entries({ ...DESK, ...others }))('%s', async (_whose, write) => {
    expect((await write(NOTHING)).refusal).toMatchObject({ code: 'INVALID_INPUT', problem: { kind: 'REQUIRED' } });
  });

  it('an organiser then has none', async () => {
    expect((await renamed?.(NOTHING))?.value).toEqual({ first_name: null, last_name: null });
  });
});
