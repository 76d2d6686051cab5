import { beforeAll, expect, it } from 'vitest';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
let host: Person;
let eventId = 0;

beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('root');
  await world.app.database.asOwner('UPDATE account SET is_admin = true, is_accountant = true WHERE email = $1', [
    admin.email,
  ]);
  await admin.proves();
  const sale = await world.sales.sale({ types: [{}] });
  eventId = sale.eventId;
  host = await world.team(sale, 'MANAGER');
  await world.takes(await world.person('hoa'), sale);
});

const LISTS = {
  'the guest list': (search: string) =>
    `bought_tickets_admin(event_id: ${eventId}, search: ${search}) { rows: entries { id } }`,
  'everybody on the guest screens': (search: string) =>
    `event_attendees(input: { event_id: ${eventId}, search: ${search} }) { rows: entries { id } }`,
  'the people of a mailing': (search: string) =>
    `mailing_guests(event_id: ${eventId}, scope: { audience: "TICKET_HOLDERS" }, search: ${search}) {
      rows: entries { email } }`,
  'the orders of an event': (search: string) =>
    `user_orders_admin(event_id: ${eventId}, search: ${search}) { rows: user_orders { id } }`,
  'the orders of a report': (search: string) =>
    `order_report(input: { event_id: ${eventId}, search: ${search} }) { rows: orders { id } }`,
  'the revenue of events': (search: string) =>
    `list_revenue(input: { search: ${search} }) { rows: entries { event { id } } }`,
  'the events of the platform': (search: string) =>
    `events_admin(input: { search: ${search} }) { rows: events { id } }`,
  'the ticket portal': (search: string) => `ticket_portal(search: ${search}) { rows: entries { id } }`,
  'the accounts': (search: string) => `platform_users(search: ${search}) { rows: entries { id } }`,
} as const;

const OF_THE_PLATFORM: readonly string[] = ['the events of the platform', 'the ticket portal', 'the accounts'];
const BY_EVENT: readonly string[] = ['the revenue of events', 'the events of the platform'];

it.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('signs mean nothing special in %s', async (name) => {
  const found = async (search: string) => {
    const by = OF_THE_PLATFORM.includes(name) ? admin : host;
    const told = await by.ask<{ readonly rows: readonly unknown[] }>(`{ ${LISTS[name](JSON.stringify(search))} }`);
    expect(told.refusal).toBe(null);
    return told.value.rows.length;
  };
  expect(await found(BY_EVENT.includes(name) ? 'nhac' : 'hoa')).toBe(1);
  for (const signs of ['%', '_', '\\', 'h%a', 'h_a', 'ho\\a', 'nh%c', 'nh_c'])
    expect(await found(signs), signs).toBe(0);
});
