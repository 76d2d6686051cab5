import { demoEvents } from '#tools/seed/demo-events.ts';
import type { Named } from './every-address.ts';
import { type Person, type Place, signedIn } from './person.ts';

const EVENT = 'lacquer-expo';
const CORPORATE = 11;

const PEOPLE = { attendee: 'attendee', organiser: 'mai', admin: 'admin' } as const;
type Name = keyof typeof PEOPLE;

export type DemoPerson = Person & { readonly abilities: readonly string[] };

async function demoPerson(place: Place, name: Name): Promise<DemoPerson> {
  const person = await signedIn(place, `${PEOPLE[name]}@demo.vemoi.test`);
  const { abilities } = await person.ask<{ abilities: readonly string[] }>('{ profile { abilities } }');
  return { ...person, abilities };
}

export const demoPeople = async (place: Place): Promise<Readonly<Record<Name, DemoPerson>>> => ({
  attendee: await demoPerson(place, 'attendee'),
  organiser: await demoPerson(place, 'organiser'),
  admin: await demoPerson(place, 'admin'),
});

type Listed = {
  readonly events: readonly {
    readonly id: number;
    readonly slug: string;
    readonly user: { readonly username: string };
  }[];
};
type Held = {
  readonly entries: readonly {
    readonly id: string;
    readonly ticket: { readonly id: string } | null;
    readonly user_order_id: string;
    readonly section_event: { readonly id: number; readonly event_id: number };
  }[];
};

export async function namedInDemo({
  ask,
}: Pick<Person, 'ask'>): Promise<Omit<Named, 'ticketId' | 'orderId' | 'roomId'>> {
  const { events } = await ask<Listed>(
    'query ($filter: PublishedEventsFilter) { published_events(limit: 1, filter: $filter) { events { id slug user { username } } } }',
    { filter: { search: demoEvents.find(({ key }) => key === EVENT)?.name ?? '' } },
  );
  const { slug: corporateSlug } = await ask<{ slug: string }>('query ($id: Int!) { corporate(id: $id) { slug } }', {
    id: CORPORATE,
  });
  const [event] = events;
  if (event === undefined) throw new Error('The demo is seeded otherwise: the event looked for is not there');
  const [session] = await ask<readonly { readonly id: number }[]>(
    'query ($id: Int!) { published_sections_event(event_id: $id) { id } }',
    {
      id: event.id,
    },
  );
  return {
    slug: event.slug,
    eventId: event.id,
    sessionId: session?.id ?? 0,
    username: event.user.username,
    corporateSlug,
  };
}

type HeldInDemo = Pick<Named, 'ticketId' | 'orderId'> & {
  readonly ticketTypeId: string;
  readonly ticketSessionId: number;
};

export async function heldInDemo(attendee: Person, eventId: number): Promise<HeldInDemo> {
  const { entries } = await attendee.ask<Held>(
    '{ my_tickets(input: { limit: 50 }) { entries { id ticket { id } user_order_id section_event { id event_id } } } }',
  );
  const held = entries.find(({ section_event: { event_id: heldOf } }) => heldOf === eventId);
  if (held === undefined || held.ticket === null)
    throw new Error('The demo is seeded otherwise: its attendee holds no ticket of the event looked for');
  return {
    ticketId: held.id,
    orderId: held.user_order_id,
    ticketTypeId: held.ticket.id,
    ticketSessionId: held.section_event.id,
  };
}

export async function roomInDemo(organiser: Person, { ticketTypeId, ticketSessionId }: HeldInDemo): Promise<string> {
  const [known] = await organiser.ask<readonly { readonly id: string }[]>(
    'query ($id: ID!) { ticket_rooms(ticket_id: $id) { id } }',
    { id: ticketTypeId },
  );
  if (known !== undefined) return known.id;
  const { id } = await organiser.ask<{ readonly id: string }>(
    'mutation ($session: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $session, input: $input) { id } }',
    {
      session: ticketSessionId,
      input: {
        title: 'Tham quan trực tuyến',
        description: null,
        url: 'https://meet.example.test/tham-quan',
        is_open: true,
      },
    },
  );
  await organiser.ask(
    'mutation ($ticket: ID!, $rooms: [ID!]!) { upsert_ticket_rooms(ticket_id: $ticket, room_ids: $rooms) { id } }',
    { ticket: ticketTypeId, rooms: [id] },
  );
  return id;
}
