import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer) });
});

const EVENT = `id slug name description summary address begin_at end_at ended timezone type event_type status feature plan_sale hard_code_id number_sections_of_event
  enable_ticket_donation is_required_addition_info is_required_form_ticket is_required_general_info is_receiving_ticket_offline required_approval policy is_owned_ticket
  owned_by_me interest is_interest user_id user { id username first_name last_name avatar } corporate { id slug } urls videos photos { id event_id url thumbnail_url label inserted_at width height color }
  category { id name color description } archive featured lowest_ticket { price original_price amount_off percent_off currency } ticket_sold { number_of_sold_tickets number_of_tickets } sale_state abilities`;
const TICKET = `id section_event_id name description price currency quantity limit limited_purchase combo_purchase begin_at end_at metadata { original_price unit_price }
  ticket_type type required_seat required_participant_account tags { color tag } note sale_state processing_ticket`;
const SESSION = `id event_id name description address begin_at end_at ended plan_sale timezone hard_code_id urls ticket_sold { number_of_sold_tickets number_of_tickets }
  lowest_ticket { price original_price } sale_state selectable event { id policy } tickets { ${TICKET} }`;
const BOUGHT = `id type status email first_name last_name full_name gender phone_number job_title ticket_name ticket_description ticket_type redeem redeems_at redeem_id qr_text
  section_event { id name event { name } } user_order_id order_number send_email_at inserted_at`;

async function person(email: string) {
  const { accessToken: token } = await signIn(app, mailer, email);
  return {
    async ask<Field>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Field> {
      // The second time the operation is compiled, so reads are asked twice.
      const told = await app.graphql(query, { token, variables, idempotencyKey: randomUUID() });
      expect(told.errors).toEqual([]);
      if (!query.trimStart().startsWith('mutation'))
        expect((await app.graphql(query, { token, variables })).errors).toEqual([]);
      const [field] = Object.values(told.data ?? {});
      return field as Field;
    },
  };
}

type Numbered = { readonly id: number };
type Named = { readonly id: string };
type Held = {
  readonly entries: readonly { readonly qr_text: string; readonly redeem_id: string; readonly first_name: string }[];
};

it('an event is published, found, registered for, and its ticket is let in once', async () => {
  const organiser = await person('organiser@vemoi.test');
  const attendee = await person('attendee@vemoi.test');
  const begin_at = Date.now() + 86_400_000;
  const event = await organiser.ask<Numbered>(
    `mutation ($input: CreateEventInput!) { create_event(input: $input) { ${EVENT} } }`,
    {
      input: {
        name: 'Đêm thơ Xuân Diệu',
        event_type: 'ONSITE',
        address: 'Quy Nhơn',
        description: '<p>Thơ</p>',
        session: { begin_at, end_at: begin_at + 3_600_000 },
      },
    },
  );
  const [session] = await organiser.ask<readonly Numbered[]>(
    `query ($id: Int!) { sections_event_admin(event_id: $id) { ${SESSION} } }`,
    {
      id: event.id,
    },
  );
  const sessionId = session?.id ?? 0;
  const ticket = await organiser.ask<Named>(
    `mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id capacity sold held remaining ticket { ${TICKET} } } }`,
    { id: sessionId, input: { name: 'Vé mời', price: 0, capacity: 5 } },
  );
  await organiser.ask(
    'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { id status abilities } }',
    { id: event.id },
  );

  const found = await attendee.ask<{ readonly events: readonly Numbered[] }>(
    `query { published_events(limit: 20, filter: { search: "dem tho xuan dieu" }) { events { ${EVENT} } metadata { after before total_count } } }`,
  );
  expect(found.events.map((one) => one.id)).toEqual([event.id]);
  await attendee.ask(`query ($id: Int!) { event(id: $id) { ${EVENT} } }`, { id: event.id });
  await attendee.ask(
    `query ($id: Int!) { published_sections_event(event_id: $id, filter: { time: "UPCOMING" }) { ${SESSION} } }`,
    { id: event.id },
  );
  await attendee.ask(`query ($id: Int!) { section_event(id: $id) { ${SESSION} } }`, { id: sessionId });
  await attendee.ask(`query ($id: Int!) { tickets(input: { section_event_id: $id }) { ${TICKET} } }`, {
    id: sessionId,
  });
  const lines = await attendee.ask<readonly Named[]>(
    `mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id product { ${TICKET} } } }`,
    {
      input: { section_event_id: sessionId, lines: [{ ticket_id: ticket.id, number_of_tickets: 2 }] },
    },
  );
  await attendee.ask(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id price result { status } } }',
    {
      input: {
        event_id: event.id,
        section_event_id: sessionId,
        information_attendees_inputs: lines.map((line) => ({
          shopping_item_id: line.id,
          attendees: [
            { email: 'attendee@vemoi.test', first_name: 'Hà' },
            { email: 'ban@vemoi.test', first_name: 'Bạn' },
          ],
        })),
      },
    },
  );

  const tickets = await attendee.ask<Held>(
    `query { my_tickets(input: { time: "UPCOMING" }) { entries { ${BOUGHT} } metadata { after before total_count } } }`,
  );
  expect(tickets.entries.map((one) => one.first_name).sort()).toEqual(['Bạn', 'Hà']);
  const shown = tickets.entries.find((one) => one.first_name === 'Hà');
  const scan = (text: string) =>
    organiser.ask(
      `mutation ($text: String!, $id: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $id) { outcome redeem_at first_redeem_at count bought_ticket { first_name redeem } } }`,
      { text, id: sessionId },
    );
  expect(await scan(shown?.qr_text ?? '')).toMatchObject({
    outcome: 'ADMITTED',
    count: 1,
    bought_ticket: { first_name: 'Hà', redeem: 1 },
  });
  expect(await scan(shown?.redeem_id ?? '')).toMatchObject({ outcome: 'ALREADY_CHECKED_IN', count: 2 });
  expect(
    await organiser.ask(
      `query ($id: Int!) { redeems_admin(input: { event_id: $id }) { number_bought_ticket number_redeemed data { redeem_at type bought_ticket { first_name } } } }`,
      { id: event.id },
    ),
  ).toMatchObject({
    number_bought_ticket: 2,
    number_redeemed: 1,
    data: [{ type: 'CODE' }, { type: 'QR' }],
  });
  expect(
    await organiser.ask(
      `query ($id: Int!) { bought_tickets_admin(event_id: $id, search: "ha", check_in: "CHECKED_IN") { entries { id status email full_name redeem redeems_at redeem_id qr_text order_number section_event { id name } } metadata { total_count after before } } }`,
      { id: event.id },
    ),
  ).toMatchObject({ entries: [{ full_name: 'Hà', redeem: 2, qr_text: null }], metadata: { total_count: 1 } });
  expect(
    await organiser.ask(
      `query ($id: Int!) { user_orders_admin(event_id: $id, search: "attendee") { user_orders { id order_number status price payment_method inserted_at user_registrant { email }
        bought_items { name number_of_tickets bought_tickets { first_name } } section_event { id } } metadata { total_count } } }`,
      { id: event.id },
    ),
  ).toMatchObject({
    user_orders: [{ status: 'SUCCESSFUL', bought_items: [{ number_of_tickets: 2 }] }],
    metadata: { total_count: 1 },
  });
  expect(
    await organiser.ask(
      `query ($id: Int!) { event_admin(id: $id) { event { ${EVENT} } capacity revenue { currency type value } statistic_orders { status count total currency } sales { at tickets value }
        number_bought_ticket number_redeemed number_held publish_blockers integrity { healthy problems checked_at } } }`,
      { id: event.id },
    ),
  ).toMatchObject({
    number_bought_ticket: 2,
    number_redeemed: 1,
    number_held: 0,
    statistic_orders: [{ status: 'SUCCESSFUL', count: 1, total: 0 }],
    sales: [{ tickets: 2, value: 0 }],
    integrity: { healthy: true, problems: [] },
  });
});
