import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyInSlug } from '#domain/kernel/names/slug.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type Ticket, type TicketWorld, ticketWorld } from './ticket-world.ts';

type Going = { readonly names: readonly string[]; readonly count: number; readonly is_more: boolean } | null;
type Own = { readonly shown: boolean; readonly shown_as: string | null } | null;
type Guest = Person & { readonly ticket: Ticket };

/** A page's guests are kept for two seconds, and a third while they are read again. */
const KEPT = 3_000;

let world: TicketWorld;
let stranger: Person;
beforeAll(async () => {
  world = await ticketWorld();
  stranger = await world.person('stranger');
});

const GOING = 'query ($id: Int!) { guests_going(event_id: $id) { names count is_more } }';
const goingFor = (by: Person, { eventId }: Sale) => by.ask<Going>(GOING, { id: eventId });
async function going(sale: Sale, key?: string): Promise<Going | string> {
  world.wait(KEPT);
  const answer = await fetch(`${world.app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { 'x-event-keys': key }) },
    body: JSON.stringify({ query: GOING, variables: { id: sale.eventId } }),
  });
  const told = (await answer.json()) as {
    readonly data?: { readonly guests_going: Going } | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return told.errors?.[0]?.extensions.code ?? told.data?.guests_going ?? null;
}
const own = async (by: Person, { eventId }: Sale) =>
  (await by.ask<Own>('query ($id: Int!) { own_guest_showing(event_id: $id) { shown shown_as } }', { id: eventId }))
    .value;
const show = (by: Person, { eventId }: Sale, shown = true) =>
  by.ask<Own>(
    'mutation ($id: Int!, $shown: Boolean!) { show_me_among_guests(event_id: $id, shown: $shown) { shown shown_as } }',
    { id: eventId, shown },
  );
const hide = (by: Person, { eventId }: Sale, hidden: boolean) =>
  by.ask<boolean>('mutation ($id: Int!, $hidden: Boolean!) { hide_event_guests(event_id: $id, hidden: $hidden) }', {
    id: eventId,
    hidden,
  });
const set = ({ eventId }: Sale, what: string) =>
  world.app.database.asOwner(`UPDATE event SET ${what} WHERE event_id = $1`, [eventId]);
/** Writes beside the server are not told to its caches. */
const forget = () => world.wait(6_000);

async function named(firstName: string, lastName: string): Promise<Person> {
  const one = await world.person('guest');
  await world.app.database.asOwner('UPDATE account SET first_name = $2, last_name = $3 WHERE email = $1', [
    one.email,
    firstName,
    lastName,
  ]);
  return one;
}
async function guest(sale: Sale, firstName: string, lastName = 'Nguyễn'): Promise<Guest> {
  const one = await named(firstName, lastName);
  const [ticket] = await world.takes(one, sale);
  if (ticket === undefined) throw new Error('No ticket');
  return { ...one, ticket };
}
async function eventWithGuests(count = 3) {
  const sale = await world.sales.sale();
  const guests: Guest[] = [];
  for (const name of ['Lan', 'Minh', 'Hoa', 'An'].slice(0, count)) {
    guests.push(await guest(sale, name));
    world.wait(1_000);
  }
  const [lan, minh, hoa] = guests;
  if (lan === undefined || minh === undefined || hoa === undefined) throw new Error('Too few guests');
  return { sale, lan, minh, hoa };
}
async function eventWithShownGuests() {
  const event = await eventWithGuests();
  for (const one of [event.lan, event.minh, event.hoa]) {
    await show(one, event.sale);
    world.wait(1_000);
  }
  return event;
}
const THREE = { names: ['Hoa N.', 'Minh N.', 'Lan N.'], count: 3, is_more: false };

describe('guests on the page of their event', () => {
  it('are those who agreed, newest first, from three on, the same for everybody', async () => {
    const { sale, lan, minh, hoa } = await eventWithGuests(4);
    expect([await own(lan, sale), await going(sale)]).toEqual([{ shown: false, shown_as: 'Lan N.' }, null]);
    for (const one of [lan, minh]) {
      expect((await show(one, sale)).value?.shown).toBe(true);
      world.wait(1_000);
    }
    expect(await going(sale)).toBe(null);
    await show(hoa, sale);
    await show(hoa, sale);
    expect(await going(sale)).toEqual(THREE);
    expect((await goingFor(stranger, sale)).value).toEqual(THREE);
    expect((await goingFor(lan, sale)).value).toEqual(THREE);
    expect(await own(lan, sale)).toEqual({ shown: true, shown_as: 'Lan N.' });
  });

  it('never tell an address, a phone number or a whole last name', async () => {
    const { sale } = await eventWithShownGuests();
    const odd = await guest(sale, 'lan@example.test', '0912345678');
    expect([await own(odd, sale), (await show(odd, sale)).refusal]).toEqual([null, { code: 'NOT_FOUND' }]);
    expect(JSON.stringify(await going(sale))).not.toMatch(/@|\d{4}|Nguyễn/);
  });

  it('leave at once where they revoke, and within the time of a kept page for everybody', async () => {
    const { sale, lan } = await eventWithShownGuests();
    expect(await going(sale)).toEqual(THREE);
    expect((await show(lan, sale, false)).value).toEqual({ shown: false, shown_as: 'Lan N.' });
    expect((await show(lan, sale, false)).refusal).toBe(null);
    expect(await going(sale)).toBe(null);
  });

  it('need a valid ticket in their own hands', async () => {
    const { sale, minh, hoa } = await eventWithShownGuests();
    const none = await named('Chi', 'Lê');
    expect([await own(none, sale), (await show(none, sale)).refusal]).toEqual([null, { code: 'NOT_FOUND' }]);
    expect((await show(none, sale, false)).refusal).toBe(null);
    await minh.ask(
      'mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }',
      { id: minh.ticket.id, input: { first_name: 'Chi', email: `chi.${randomUUID()}@example.test` } },
    );
    expect(await going(sale)).toBe(null);
    await minh.ask('mutation ($id: ID!) { take_back_bought_ticket(id: $id) { id } }', { id: minh.ticket.id });
    expect(await going(sale)).toEqual(THREE);
    await world.app.database.asOwner(`UPDATE bought_ticket SET status = 'VOID' WHERE bought_ticket_id = $1`, [
      decodeWireId(hoa.ticket.id)?.rowId,
    ]);
    expect(await going(sale)).toBe(null);
    expect((await show(hoa, sale, false)).value).toBe(null);
  });

  it('are not shown where a manager of the event hides them, and nobody else may', async () => {
    const { sale, lan, minh } = await eventWithShownGuests();
    const [manager, editor] = [await world.team(sale, 'MANAGER'), await world.team(sale, 'EDITOR')];
    for (const other of [lan, editor]) expect((await hide(other, sale, true)).refusal).toEqual({ code: 'FORBIDDEN' });
    for (const _press of [1, 2]) expect((await hide(manager, sale, true)).value).toBe(true);
    const hidden = 'query ($id: Int!) { guests_hidden(event_id: $id) }';
    expect((await manager.ask<boolean>(hidden, { id: sale.eventId })).value).toBe(true);
    expect((await lan.ask(hidden, { id: sale.eventId })).refusal).toEqual({ code: 'FORBIDDEN' });
    expect(await going(sale)).toBe(null);
    expect((await show(minh, sale, false)).value).toBe(null);
    expect((await show(minh, sale)).refusal).toEqual({ code: 'NOT_FOUND' });
    await hide(manager, sale, false);
    const noted = await world.app.database.asOwner<{ readonly act: string }>(
      `SELECT act FROM audit_entry WHERE event_id = $1 AND act LIKE 'event.guests-%' ORDER BY at, audit_entry_id`,
      [sale.eventId],
    );
    expect(noted.map(({ act }) => act)).toEqual(['event.guests-hidden', 'event.guests-shown']);
    expect((await show(minh, sale)).refusal).toBe(null);
    expect(await going(sale)).toMatchObject({ count: 3 });
  });

  it('of a private event are shown to its ticket holders only', async () => {
    const { sale, lan } = await eventWithShownGuests();
    const manager = await world.team(sale, 'MANAGER');
    await set(sale, `feature = 'PRIVATE'`);
    forget();
    const { slug } = (
      await manager.ask<{ readonly slug: string }>('query ($id: Int!) { event(id: $id) { slug } }', {
        id: sale.eventId,
      })
    ).value;
    expect(await going(sale)).toBe('EVENT_NOT_FOUND');
    expect(await going(sale, keyInSlug(slug) ?? '')).toBe(null);
    expect((await goingFor(manager, sale)).value).toBe(null);
    expect((await goingFor(lan, sale)).value).toEqual(THREE);
  });

  it.each([
    ['over', `begin_at = now() - interval '2 days', end_at = now() - interval '1 day'`, null],
    ['cancelled', `status = 'CANCELLED'`, null],
    ['a draft again', `status = 'READY'`, 'EVENT_NOT_FOUND'],
  ])('are not shown once it is %s, and can still revoke', async (_what, change, told) => {
    const { sale, lan } = await eventWithShownGuests();
    await set(sale, change);
    forget();
    expect(await going(sale)).toBe(told);
    expect((await show(lan, sale, false)).value).toBe(null);
    expect((await show(lan, sale)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('go with their account', async () => {
    const { sale } = await eventWithShownGuests();
    const mai = await guest(sale, 'Mai', 'Trần');
    const erased = randomUUID();
    await world.app.database.asOwner(
      `INSERT INTO account (account_id, email, username, first_name, last_name, referral_code)
        VALUES ($1, $2, $2, 'Mai', 'Trần', $2)`,
      [erased, `mai.${erased}`],
    );
    await world.app.database.asOwner('UPDATE bought_ticket SET account_id = $1 WHERE bought_ticket_id = $2', [
      erased,
      decodeWireId(mai.ticket.id)?.rowId,
    ]);
    await world.app.database.asOwner(`INSERT INTO shown_guest VALUES ($1, $2, now() + interval '1 day')`, [
      erased,
      sale.eventId,
    ]);
    expect(await going(sale)).toMatchObject({ names: ['Mai T.', ...THREE.names], count: 4 });
    await world.app.database.asOwner('DELETE FROM account WHERE account_id = $1', [erased]);
    expect(await going(sale)).toEqual(THREE);
    const kept = await world.sales.one<{ readonly kept: number }>(
      'SELECT count(*)::int AS kept FROM shown_guest WHERE account_id = $1',
      [erased],
    );
    expect(kept).toEqual({ kept: 0 });
  });

  it('agree only when signed in', async () => {
    const { sale } = await eventWithGuests();
    const told = await world.app.graphql(
      'mutation ($id: Int!) { show_me_among_guests(event_id: $id, shown: true) { shown } }',
      { variables: { id: sale.eventId }, idempotencyKey: randomUUID() },
    );
    expect(told.errors[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });
});
