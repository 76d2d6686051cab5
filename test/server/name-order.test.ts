import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { readPdf } from '#test/papers/read-pdf.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

type Holder = { readonly id: string; readonly email: string; readonly full_name: string };

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

/** A Vietnamese family name and a foreign one, each written the way its form is not guessed. */
const TOM = { first_name: 'Tom', last_name: 'Nguyen', name_order: 'GIVEN_FIRST' };
const JOHN = { first_name: 'John', last_name: 'Smith', name_order: 'FAMILY_FIRST' };
const WITHOUT_ORDER = { first_name: 'Tom', last_name: 'Nguyen' };

const rename = (by: Person, input: object) =>
  by.ask<{ readonly name_order: string | null; readonly username: string }>(
    'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { name_order username } }',
    { input },
  );
const give = (by: Person, id: string, input: object) =>
  by.ask<Holder>(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) {
      id email full_name } }`,
    { id, input },
  );
const takeBack = (by: Person, id: string) =>
  by.ask<Holder>('mutation ($id: ID!) { take_back_bought_ticket(id: $id) { full_name } }', { id });
const edit = (by: Person, id: string, input: object) =>
  by.ask<Holder & { readonly name_order: string | null }>(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { update_bought_ticket(id: $id, input: $input) {
      full_name name_order } }`,
    { id, input },
  );

/** Tickets of the first type for these attendees; the id of the order. */
async function order(buyer: Person, sale: Sale, attendees: readonly object[]): Promise<string> {
  const chosen = await buyer.ask<readonly { readonly id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: sale.sectionEventId,
        lines: [
          {
            ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''),
            number_of_tickets: attendees.length,
          },
        ],
      },
    },
  );
  const begun = await buyer.ask<{ readonly user_order_id: string }>(
    `mutation ($input: BeginPaymentCheckoutSessionInput!) {
      begin_payment_checkout_session(input: $input) { user_order_id } }`,
    {
      input: {
        event_id: sale.eventId,
        section_event_id: sale.sectionEventId,
        information_attendees_inputs: [{ shopping_item_id: chosen.value[0]?.id, attendees }],
      },
    },
  );
  expect(begun.refusal).toBeNull();
  return begun.value.user_order_id;
}

const ticketsOf = async (by: Person): Promise<readonly Holder[]> =>
  (
    await by.ask<{ readonly entries: readonly Holder[] }>('{ my_tickets { entries { id email full_name } } }')
  ).value.entries.toSorted((one, other) => one.full_name.localeCompare(other.full_name));

async function bought(formPerTicket = true) {
  const sale = await world.sales.sale({ formPerTicket });
  const buyer = await world.person('tom');
  await rename(buyer, TOM);
  const friend = `john.${buyer.email}`;
  const orderId = await order(buyer, sale, [
    { ...TOM, email: buyer.email },
    { ...JOHN, email: friend },
  ]);
  return { sale, buyer, friend, orderId };
}

describe('a name keeps the order in which its owner wrote it', () => {
  it('on the profile, in public and on the order, the ticket, the lists of guests and of the door', async () => {
    const { sale, buyer, orderId } = await bought();
    const own = await buyer.ask<{ readonly name_order: string; readonly username: string }>(
      '{ profile { name_order username } }',
    );
    expect(own.value.name_order).toBe('GIVEN_FIRST');
    const shown = await buyer.ask<object>(
      'query ($username: String!) { user(username: $username) { first_name last_name name_order } }',
      { username: own.value.username },
    );
    expect(shown.value).toEqual(TOM);
    const placed = await buyer.ask<{ readonly user_registrant: object }>(
      'query ($id: ID!) { user_order(id: $id) { user_registrant { full_name } } }',
      { id: orderId },
    );
    expect(placed.value.user_registrant).toEqual({ full_name: 'Tom Nguyen' });
    expect((await ticketsOf(buyer)).map(({ full_name }) => full_name)).toEqual(['Smith John', 'Tom Nguyen']);
    const host = await world.team(sale, 'MANAGER');
    const names = async (query: string): Promise<readonly string[]> => {
      const { value } = await host.ask<Readonly<Record<string, readonly Record<string, string>[]>>>(query, {
        id: sale.eventId,
      });
      const [entries = []] = Object.values(value);
      return entries.map((entry) => Object.values(entry)[0] ?? '').toSorted();
    };
    const BOTH = ['Smith John', 'Tom Nguyen'];
    expect(await names('query ($id: Int!) { bought_tickets_admin(event_id: $id) { entries { full_name } } }')).toEqual(
      BOTH,
    );
    expect(
      await names('query ($id: Int!) { event_attendees(input: { event_id: $id }) { entries { full_name } } }'),
    ).toEqual(BOTH);
    expect(await names('query ($id: Int!) { door_list(event_id: $id) { tickets { full_name } } }')).toEqual(BOTH);
    expect(
      await names(`query ($id: Int!) { mailing_guests(event_id: $id, scope: { audience: "TICKET_HOLDERS" }) {
        entries { name } } }`),
    ).toEqual(BOTH);
  });

  it('in emails and on papers, in both languages', async () => {
    const { sale, buyer, friend, orderId } = await bought();
    const [mail] = (await world.mailsTo(buyer.email)).filter(({ text }) => text.includes('Smith'));
    const [theirs] = await world.mailsTo(friend);
    for (const text of [mail?.text, theirs?.text]) {
      expect(text).toContain('Tom Nguyen');
      expect(text).not.toMatch(/Nguyen Tom|John Smith/);
    }
    expect(mail?.text).toContain('Smith John');
    for (const locale of ['en', 'vi'] as const) {
      const paper = await buyer.get(`/api/v1/orders/${orderId}/tickets/pdf`, locale);
      const { pages } = readPdf(Buffer.from(await paper.arrayBuffer()));
      const lines = pages.flatMap((page) => page.lines);
      expect(lines).toEqual(expect.arrayContaining(['Smith John', 'Tom Nguyen']));
    }
    expect(sale.eventId).toBeGreaterThan(0);
  });

  it('when a ticket is given, taken back and sent to another address', async () => {
    const { buyer } = await bought();
    const [, own] = await ticketsOf(buyer);
    const id = own?.id ?? '';
    const given = await give(buyer, id, { ...JOHN, email: `given.${buyer.email}` });
    expect(given.value.full_name).toBe('Smith John');
    expect((await takeBack(buyer, id)).value.full_name).toBe('Tom Nguyen');
    // The address alone says nothing of the name.
    const moved = await edit(buyer, id, { ...WITHOUT_ORDER, email: `other.${buyer.email}` });
    expect(moved.value).toEqual({ full_name: 'Tom Nguyen', name_order: 'GIVEN_FIRST' });
  });

  it('is as names like it usually are, where nobody said an order', async () => {
    const sale = await world.sales.sale();
    const buyer = await world.person('tom');
    await rename(buyer, { ...TOM });
    expect((await rename(buyer, WITHOUT_ORDER)).value.name_order).toBeNull();
    await order(buyer, sale, [{ ...WITHOUT_ORDER, email: buyer.email }]);
    expect((await ticketsOf(buyer)).map(({ full_name }) => full_name)).toEqual(['Nguyen Tom']);
  });

  it('is refused in an order that there is not', async () => {
    const buyer = await world.person('tom');
    const told = await buyer.ask('mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { id } }', {
      input: { ...TOM, name_order: 'SIDEWAYS' },
    });
    expect(told.refusal).not.toBeNull();
  });

  it('of a buyer’s own details', async () => {
    const buyer = await world.person('tom');
    await rename(buyer, TOM);
    const READ = '{ user_registrant { name_order } }';
    expect((await buyer.ask<object>(READ)).value).toEqual({ name_order: 'GIVEN_FIRST' });
    const kept = await buyer.ask<object>(
      'mutation ($input: UserRegistrantInput!) { update_user_registrant(input: $input) { name_order } }',
      { input: { ...JOHN, email: buyer.email } },
    );
    expect(kept.value).toEqual({ name_order: 'FAMILY_FIRST' });
    expect((await buyer.ask<object>(READ)).value).toEqual({ name_order: 'FAMILY_FIRST' });
  });
});
