import { randomUUID } from 'node:crypto';
import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { mayOnPlatform } from '#domain/permission/platform-abilities.ts';
import { newInvitation } from '#domain/rsvp/invitation.ts';
import { areaResolvers } from '#server/main/area-resolvers.ts';
import { declaredAccess } from '#server/platform/graphql/root-field.ts';
import { makeSchema } from '#server/platform/graphql/schema.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { buyingWorld, type Json } from './buying-world.ts';

const { app, world, asBuyer } = await buyingWorld();

type Hall = Sale & { readonly seatId: string };
type Asker = { readonly token?: string; readonly key?: string };

async function asked(query: string, variables: object, { token, key }: Asker = {}): Promise<Json | string> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token === undefined ? {} : { authorization: token }),
      ...(key === undefined ? {} : { 'x-event-keys': `v1.another,${key}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const told = (await response.json()) as {
    readonly data?: Readonly<Record<string, Json>> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  const [error] = told.errors ?? [];
  return error === undefined ? (Object.values(told.data ?? {})[0] as Json) : error.extensions.code;
}

const doors = ({ eventId, sectionEventId, types, seatId }: Hall) => {
  const ticketId = encodeWireId(eventId, types[0]?.ticketTypeId ?? randomUUID());
  return {
    'the event': ['query ($id: Int!) { event(id: $id) { id } }', { id: eventId }],
    'its sessions': ['query ($id: Int!) { published_sections_event(event_id: $id) { id } }', { id: eventId }],
    'one session': ['query ($id: Int!) { section_event(id: $id) { id } }', { id: sectionEventId }],
    'its tickets': [
      'query ($id: Int!) { tickets(input: { section_event_id: $id }) { id name price } }',
      { id: sectionEventId },
    ],
    'its seats': ['query ($id: Int!) { seat_map(section_event_id: $id) { version } }', { id: sectionEventId }],
    'how its seats stand': [
      'query ($id: Int!) { seat_states(section_event_id: $id) { version states } }',
      { id: sectionEventId },
    ],
    'one seat': ['query ($id: ID!) { seat(input: { id: $id }) { id alias } }', { id: seatId }],
    'some seats': [
      'query ($id: Int!, $seat: ID!) { seats(input: { section_event_id: $id, ids: [$seat] }) { id alias } }',
      { id: sectionEventId, seat: seatId },
    ],
    'its calendar': [
      'query ($id: Int!) { calendar_sections(section_event_id: $id) { id title } }',
      { id: sectionEventId },
    ],
    'its rooms': ['query ($id: Int!) { vemoi_rooms(section_event_id: $id) { id title } }', { id: sectionEventId }],
    'its discount codes': [
      'query ($id: Int!) { promotion_code(code: "VIP", event_id: $id) { code } }',
      { id: eventId },
    ],
    'its sub-events': ['query ($id: Int!) { sub_events(event_id: $id) { id } }', { id: eventId }],
    'its categories': ['query ($id: Int!) { category_events(event_id: $id) { id } }', { id: eventId }],
    'a checkout of nothing held': [
      `mutation ($input: BeginPaymentCheckoutSessionInput!) {
         begin_payment_checkout_session(input: $input) { id } }`,
      {
        input: {
          event_id: eventId,
          section_event_id: sectionEventId,
          information_attendees_inputs: [{ shopping_item_id: ticketId, attendees: [] }],
        },
      },
    ],
    'its letter’s picture': ['query ($id: Int!) { rsvp_template(event_id: $id) { headline } }', { id: eventId }],
    'a hold of one ticket': [
      'mutation ($id: ID!) { buy_tickets(input: { ticket_id: $id, number_of_tickets: 1 }) { id } }',
      { id: ticketId },
    ],
    'a hold of its session': [
      'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
      { input: { section_event_id: sectionEventId, lines: [{ ticket_id: ticketId, number_of_tickets: 1 }] } },
    ],
    'a donation': [
      'mutation ($id: Int!) { upsert_ticket_donation(amount: 20000, section_event_id: $id) { amount } }',
      { id: sectionEventId },
    ],
    'a favourite': [
      'mutation ($id: Int!) { interest_event(event_id: $id, is_interest: true) { id } }',
      { id: eventId },
    ],
    'its banks’ offers': ['query ($id: Int!) { card_offers(event_id: $id) { percent_off } }', { id: eventId }],
    'what a card takes off': [
      `query ($id: Int!, $session: Int!) {
         card_worth(event_id: $id, section_event_id: $session, payment_method_id: "pm_1") { off } }`,
      { id: eventId, session: sectionEventId },
    ],
    'its waiting list': [
      'mutation ($id: ID!) { join_waiting_list(ticket_id: $id, number_of_tickets: 1) { id } }',
      { id: ticketId },
    ],
    'its guests': ['query ($id: Int!) { guests_going(event_id: $id) { count } }', { id: eventId }],
    'a reminder of its sale': [
      'mutation ($id: Int!) { remind_of_sale(event_id: $id, email: "mai@example.test") }',
      { id: eventId },
    ],
    'its notices': [
      'query ($id: Int!) { list_event_notifications(event_id: $id) { entries { title } } }',
      { id: eventId },
    ],
    'its guest list': ['query ($id: Int!) { bought_tickets_admin(event_id: $id) { entries { id } } }', { id: eventId }],
    'its door': ['query ($id: Int!) { door_list(event_id: $id) { tickets { __typename } } }', { id: eventId }],
  } as const;
};
/** What a person has at an event: nothing, at this one as at none. */
const ownThings = ({ eventId, sectionEventId }: Pick<Sale, 'eventId' | 'sectionEventId'>) =>
  ({
    'their places on its waiting list': ['query ($id: Int!) { waiting_places(event_id: $id) { id } }', { id: eventId }],
    'their orders': ['query ($id: Int!) { user_orders(event_id: $id) { user_orders { id } } }', { id: eventId }],
    'whether they are named among its guests': [
      'query ($id: Int!) { own_guest_showing(event_id: $id) { shown } }',
      { id: eventId },
    ],
    'to be named among its guests': [
      'mutation ($id: Int!) { show_me_among_guests(event_id: $id, shown: true) { shown } }',
      { id: eventId },
    ],
    'their cart': ['query ($id: Int!) { shopping_items(section_event_id: $id) { id } }', { id: sectionEventId }],
    'an emptied cart': [
      'mutation ($id: Int!) { remove_all_shopping_items(section_event_id: $id) }',
      { id: sectionEventId },
    ],
    'more of their cart': [
      'mutation ($id: ID!) { update_number_of_tickets(shopping_item_id: $id, number_of_tickets: 2) { id } }',
      { id: encodeWireId(eventId, randomUUID()) },
    ],
    'what they earned': [
      'query ($id: Int!) { earning_lines(event_id: $id, figure: "sold") { entries { id } } }',
      { id: eventId },
    ],
    'their checkout': [
      'query ($id: Int!) { unfinished_checkout_session(section_event_id: $id) { id } }',
      { id: sectionEventId },
    ],
    'a change to its session': [
      'mutation ($ticket: ID!, $id: Int!) { change_ticket_session(id: $ticket, section_event_id: $id) { id } }',
      { ticket: encodeWireId(eventId, randomUUID()), id: sectionEventId },
    ],
    'a file of its orders': [
      'mutation ($id: Int!) { request_report_export(input: { kind: "ORDERS", event_id: $id }) { id } }',
      { id: eventId },
    ],
  }) as const;
const OWN_THINGS = Object.keys(ownThings({ eventId: 1, sectionEventId: 1 })) as (keyof ReturnType<typeof ownThings>)[];
const DOORS = Object.keys(doors({ eventId: 1, sectionEventId: 1, types: [], seatId: '' })) as (keyof ReturnType<
  typeof doors
>)[];
const TWO = [{}, {}];
const NO_EVENT = 999_999;
/** Refused to guests with the key too, for other reasons. */
const ONCE_MORE: readonly string[] = [
  'a favourite',
  'its discount codes',
  'a checkout of nothing held',
  'its sub-events',
  'its categories',
  'its notices',
];
const NOTHING = ['EVENT_NOT_FOUND', 'NOT_FOUND'];

/** Operations that name an event, its session, tickets or seats, and ask for no right on it. */
function openOperations(): readonly string[] {
  const stranger = { kind: 'account', accountId: randomUUID() as AccountId, ...NO_ROLES } as const;
  const namesEvent = ({ name, type }: { readonly name: string; readonly type: unknown }): boolean =>
    EVENT_NAMES.test(name) ||
    (name === 'id' && String(type) === 'Int!') ||
    fieldsOf(type).some((field) => namesEvent(field));
  const schema = makeSchema(areaResolvers);
  return [schema.getQueryType(), schema.getMutationType()]
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ args, resolve }) => {
      const access = resolve === undefined ? undefined : declaredAccess(resolve);
      if (access === undefined || access.kind === 'event' || access.kind === 'door') return false;
      return args.some(namesEvent) && (access.kind !== 'platform' || mayOnPlatform(stranger, access.ability));
    })
    .map(({ name }) => name);
}
const NO_ROLES = { isAdmin: false, isAccountant: false, ownedCorporates: [], staffMemberships: [] };
const EVENT_NAMES = /^(?:event|section_event|ticket|seat)_ids?$/;
function fieldsOf(type: unknown): readonly { readonly name: string; readonly type: unknown }[] {
  const named = getNamedType(type as GraphQLInputType);
  return isInputObjectType(named) ? Object.values(named.getFields()) : [];
}
/** Of a corporate, by its number; `payment_configuration` has a test of its own. */
const NOT_OF_AN_EVENT: readonly string[] = ['corporate', 'update_corporate'];

type Told = readonly [status: number, body: string];
async function overHttp(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Told> {
  const answer = await fetch(`${app.url}${path}`, { headers, redirect: 'manual' });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') !== true)
    return [answer.status, Buffer.from(await answer.arrayBuffer()).toString('latin1')];
  await answer.body?.cancel();
  return [answer.status, 'live'];
}
const ROUTES = {
  'its live updates': (id: number) => `/api/v1/live?topics=event:${id}`,
  'its waiting room': (id: number) => `/api/v1/waiting-room/${id}`,
  'its waiting page': (id: number) => `/waiting/${id}`,
  'the picture of its name': (id: number) => `/api/generate-meta-image?id=${id}&title=${encodeURIComponent(NAME)}`,
} as const;
const EVERY_ROUTE = Object.keys(ROUTES) as (keyof typeof ROUTES)[];
const NAME = 'Đêm chỉ dành cho khách mời';

const change = (set: string, { eventId }: Sale) =>
  app.database.asOwner(`UPDATE event SET ${set} WHERE event_id = $1`, [eventId]);
async function withHall(sale: Sale): Promise<Hall> {
  const rows = [{ name: 'A', layout: '..', ticket_id: encodeWireId(sale.eventId, sale.types[1]?.ticketTypeId ?? '') }];
  const input = { section_event_id: sale.sectionEventId, rows };
  await asked(
    'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }',
    { input },
    owner,
  );
  const map = 'query ($id: Int!) { seat_map(section_event_id: $id) { rows { seat_ids } } }';
  const drawn = (await asked(map, { id: sale.sectionEventId }, owner)) as Json;
  return { ...sale, seatId: String(drawn['rows']?.[0]?.['seat_ids']?.[0]) };
}
const slugFor = async ({ eventId }: Sale, who: Asker): Promise<string> =>
  String(((await asked('query ($id: Int!) { event(id: $id) { slug } }', { id: eventId }, who)) as Json)['slug']);

const missingFrom = (hall: Hall): Hall => ({
  ...hall,
  eventId: NO_EVENT,
  sectionEventId: NO_EVENT,
  seatId: encodeWireId(NO_EVENT, randomUUID()),
});

let hidden: Hall;
let another: Sale;
let draft: Hall;
let owner: Asker;
let key: string;

beforeAll(async () => {
  const [first, second, third] = await Promise.all([
    world.sale({ types: TWO }),
    world.sale(),
    world.sale({ types: TWO }),
  ]);
  another = second;
  for (const sale of [first, second]) await change(`feature = 'PRIVATE', enable_ticket_donation = true`, sale);
  await change(`status = 'READY'`, third);
  for (const { eventId } of [first, third])
    await app.database.asOwner('UPDATE event SET name = $2 WHERE event_id = $1', [eventId, NAME]);
  const { token } = await asBuyer('owner@example.test');
  owner = { token };
  for (const { eventId } of [first, second, third])
    await app.database.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at)
       SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = 'owner@example.test'`,
      [eventId],
    );
  [hidden, draft] = [await withHall(first), await withHall(third)];
  key = keyInSlug(await slugFor(hidden, owner)) ?? '';
});

describe('a private event', () => {
  it.each(DOORS)('by its number alone answers as nothing: %s', async (door) => {
    const stranger = await asBuyer();
    const [query, variables] = doors(hidden)[door];
    const missing = doors(missingFrom(hidden))[door];
    const told = await asked(query, variables, stranger);
    expect(NOTHING).toContain(told);
    expect(await asked(missing[0], missing[1], stranger)).toBe(told);
    const other = keyInSlug(await slugFor(another, owner)) ?? '';
    for (const wrong of [other, `${key.slice(0, -2)}xx`])
      expect(NOTHING).toContain(await asked(query, variables, { ...stranger, key: wrong }));
  });

  it.each(DOORS.filter((door) => !ONCE_MORE.includes(door)))('opens with the key of its link: %s', async (door) => {
    const stranger = await asBuyer();
    const [query, variables] = doors(hidden)[door];
    expect(NOTHING).not.toContain(await asked(query, variables, { token: stranger.token, key }));
  });

  it.each(OWN_THINGS)('tells a person of their own things as no event does: %s', async (thing) => {
    const stranger = await asBuyer();
    const [query, variables] = ownThings(hidden)[thing];
    const [, none] = ownThings(missingFrom(hidden))[thing];
    expect(await asked(query, variables, stranger)).toEqual(await asked(query, none, stranger));
  });

  it('has no other door: every operation that names an event and asks for no right on it is one of these', () => {
    const tried = [...Object.values(doors(hidden)), ...Object.values(ownThings(hidden))].map(([query]) => query);
    const others = openOperations().filter((name) => !tried.some((query) => new RegExp(`\\b${name}\\(`).test(query)));
    expect(others.sort()).toEqual(['payment_configuration', ...NOT_OF_AN_EVENT].sort());
  });

  it('is paid as no event is, by its number alone', async () => {
    const paid = 'query ($id: Int!) { payment_configuration(event_id: $id) { methods { code } } }';
    const terms = `mutation ($input: ManualPaymentTermsInput!, $id: Int!) {
      update_manual_payment_terms(event_id: $id, input: $input) { open } }`;
    const input = { open: true, instructions: 'Pay us at the desk.', hours: 24 };
    await asked(terms, { id: hidden.eventId, input }, owner);
    const stranger = await asBuyer();
    const known = await asked(paid, { id: hidden.eventId }, { token: stranger.token, key });
    expect(JSON.stringify(known)).toContain('Manual');
    const told = await asked(paid, { id: hidden.eventId }, stranger);
    expect(told).toEqual(await asked(paid, { id: NO_EVENT }, stranger));
    expect(JSON.stringify(told)).not.toContain('Manual');
  });

  it('gives its link with the key to its team, and a public event’s link has none', async () => {
    expect(key).toMatch(/^[\w.-]{20,}$/);
    expect(await slugFor(hidden, { key })).toBe(await slugFor(hidden, owner));
    await change(`feature = 'PUBLIC'`, another);
    expect(keyInSlug(await slugFor(another, {}))).toBe(null);
    await change(`feature = 'PRIVATE'`, another);
  });

  it('stays open to who has begun to buy, without the key from then on', async () => {
    const guest = await asBuyer();
    const [hold, variables] = doors(hidden)['a hold of its session'];
    await asked(hold, variables, { token: guest.token, key });
    const [read, asking] = doors(hidden)['the event'];
    expect(await asked(read, asking, { token: guest.token })).toEqual({ id: hidden.eventId });
    expect(keyInSlug(await slugFor(hidden, { token: guest.token }))).toBe(key);
  });

  it('is in no list, search or sitemap', async () => {
    const search = 'query { published_events(limit: 100) { events { id } } }';
    const { events } = (await asked(search, {})) as unknown as { readonly events: readonly { readonly id: number }[] };
    expect(events.map(({ id }) => id)).not.toContain(hidden.eventId);
    const sitemap = await (await fetch(`${app.url}/sitemap-events-0.xml`)).text();
    expect(sitemap).not.toContain(`-${hidden.eventId}`);
    expect(sitemap).not.toContain('~');
  });

  it('an invitation to it is read and answered with the secret of its letter only', async () => {
    const at = instant(Date.now());
    const row: InvitationRow = {
      eventId: hidden.eventId,
      sectionEventId: hidden.sectionEventId,
      ticketTypeId: hidden.types[0]?.ticketTypeId ?? '',
      invitation: newInvitation(randomUUID(), 1),
      person: {
        email: 'invited@example.test',
        firstName: 'Mai',
        lastName: 'Trần',
        avatar: null,
        companyName: null,
        gender: null,
        industries: null,
        jobTitle: null,
        phoneNumber: null,
      },
      letter: { locale: 'vi', inviterName: 'Ban tổ chức', sendings: 1, lastSentAt: at, inviteKey: null },
      sendEmailAt: at,
      answerBefore: null,
      openedAt: null,
      answers: 0,
      answeredAt: null,
      insertedAt: at,
    };
    await app.use(Database).transaction((tx) => app.use(InvitationBook).put(tx, [row], at));
    const stranger = await asBuyer();
    const id = encodeWireId(hidden.eventId, row.invitation.invitationId);
    const none = encodeWireId(hidden.eventId, randomUUID());
    const answers = {
      read: 'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { id } }',
      accept: 'mutation ($id: ID!, $secret: String) { accept_rsvp_invitation(id: $id, secret: $secret) { id } }',
      decline: 'mutation ($id: ID!, $secret: String) { decline_rsvp_invitation(id: $id, secret: $secret) { id } }',
    };
    for (const query of Object.values(answers)) {
      for (const secret of [undefined, key]) {
        const told = await asked(query, { id, secret }, { token: stranger.token, key });
        expect(typeof told).toBe('string');
        expect(told).toBe(await asked(query, { id: none, secret }, { token: stranger.token, key }));
      }
    }
    const secret = letterSecret(app.use(Keyring), row);
    expect(await asked(answers.read, { id, secret })).toEqual({ id });
    expect(await asked(answers.accept, { id, secret }, stranger)).toEqual({ id });
  });

  it.each(EVERY_ROUTE)('answers over HTTP as no event does, without the key: %s', async (route) => {
    const path = ROUTES[route];
    const { token = '' } = await asBuyer();
    for (const headers of [{}, { authorization: token }, { 'x-event-keys': `${key.slice(0, -2)}xx` }])
      expect(await overHttp(path(hidden.eventId), headers)).toEqual(await overHttp(path(NO_EVENT), headers));
  });

  it('shows its name on its picture to who has the key of its link', async () => {
    const picture = ROUTES['the picture of its name'];
    const [[, shown], [, none]] = [
      await overHttp(`${picture(hidden.eventId)}&key=${key}`),
      await overHttp(`${picture(NO_EVENT)}&key=${key}`),
    ];
    expect(shown).not.toBe(none);
    expect(await overHttp(`${picture(hidden.eventId)}&key=${key.slice(0, -2)}xx`)).toEqual([200, none]);
  });

  it('its live updates and its waiting room open with the key', async () => {
    const live = (headers: Readonly<Record<string, string>>) =>
      fetch(`${app.url}/api/v1/live?topics=event:${hidden.eventId}`, { headers });
    const open = await live({ 'x-event-keys': key });
    expect(open.status).toBe(200);
    await open.body?.cancel();
    const line = `${app.url}/api/v1/waiting-room/${hidden.eventId}`;
    expect((await fetch(`${line}?key=${key}`)).status).toBe(200);
    const to = encodeURIComponent(`/payment/${hidden.sectionEventId}?key=${key}`);
    const through = await fetch(`${app.url}/waiting/${hidden.eventId}?to=${to}`, { redirect: 'manual' });
    expect([through.status, through.headers.get('location')]).toEqual([
      303,
      `/payment/${hidden.sectionEventId}?key=${key}`,
    ]);
  });
});

describe('a draft', () => {
  it.each(DOORS)('answers as nothing: %s', async (door) => {
    const stranger = await asBuyer();
    const [query, variables] = doors(draft)[door];
    const told = await asked(query, variables, stranger);
    expect(NOTHING).toContain(told);
    const [, missing] = doors(missingFrom(draft))[door];
    expect(await asked(query, missing, stranger)).toBe(told);
  });

  it.each(EVERY_ROUTE)('answers over HTTP as no event does: %s', async (route) => {
    const path = ROUTES[route];
    const { token = '' } = await asBuyer();
    for (const headers of [{}, { authorization: token }])
      expect(await overHttp(path(draft.eventId), headers)).toEqual(await overHttp(path(NO_EVENT), headers));
  });

  it('is not opened by the key of its link before it is published', async () => {
    const [query, variables] = doors(draft)['the event'];
    await change(`feature = 'PRIVATE'`, draft);
    const own = keyInSlug(await slugFor(draft, owner)) ?? '';
    expect(await asked(query, variables, { key: own })).toBe('EVENT_NOT_FOUND');
    for (const route of EVERY_ROUTE) {
      const shown = { 'x-event-keys': own };
      const withKey = (id: number) => `${ROUTES[route](id)}${ROUTES[route](id).includes('?') ? '&' : '?'}key=${own}`;
      expect(await overHttp(withKey(draft.eventId), shown)).toEqual(await overHttp(withKey(NO_EVENT), shown));
    }
    await change(`feature = 'PUBLIC'`, draft);
  });
});
