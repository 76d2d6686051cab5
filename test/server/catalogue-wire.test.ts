import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const DAY = 86_400_000;
const mailer = makeMemoryMailer();
const begin = Math.ceil(Date.now() / DAY + 2) * DAY;
let app: TestApp;
let organiserToken: string;
let made: { readonly eventId: number; readonly sessions: readonly number[]; readonly ticketId: string };

async function asked<Field>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Field> {
  const told = await app.graphql(query, {
    variables,
    idempotencyKey: randomUUID(),
    ...(token === undefined ? {} : { token }),
  });
  expect(told.errors).toEqual([]);
  const [field] = Object.values(told.data ?? {});
  return field as Field;
}
type Numbered = { readonly id: number };
type Named = { readonly id: string };

beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer) });
  ({ accessToken: organiserToken } = await signIn(app, mailer, 'organiser@vemoi.test'));
  await app.database.asOwner(
    `INSERT INTO category (category_id, name_en, name_vi, color) VALUES (1, 'Music', 'Âm nhạc', '#aa3300')`,
  );
  const event = await asked<Numbered>(
    'mutation ($input: CreateEventInput!) { create_event(input: $input) { id } }',
    {
      input: {
        name: 'Đêm nhạc Trịnh',
        event_type: 'ONSITE',
        category_id: 1,
        description: '<p>Một đêm <strong>để nhớ</strong>.</p><script>alert(1)</script>',
        address: 'Nhà hát Lớn Hà Nội',
        timezone: 'Asia/Ho_Chi_Minh',
        enable_ticket_donation: true,
        is_required_form_ticket: true,
        policy: '{"text":"Đi đúng giờ."}',
        session: {
          name: 'Tối thứ nhất',
          begin_at: begin,
          end_at: begin + 3_600_000,
          description: 'Mở màn',
          address: 'Phòng lớn',
        },
      },
    },
    organiserToken,
  );
  const second = await asked<Numbered>(
    'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
    {
      id: event.id,
      input: { name: 'Tối thứ hai', begin_at: begin + DAY, end_at: begin + DAY + 3_600_000, plan_sale: 'UPCOMING' },
    },
    organiserToken,
  );
  const sessions = await asked<readonly Numbered[]>(
    'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }',
    { id: event.id },
    organiserToken,
  );
  const first = sessions.find(({ id }) => id !== second.id)?.id ?? 0;
  const ticket = await asked<Named>(
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    {
      id: first,
      input: {
        name: 'Hạng Sen',
        description: 'Tầng trệt',
        price: 450_000,
        original_price: 500_000,
        capacity: 40,
        limit: 4,
        limited_purchase: 6,
        combo_purchase: 2,
        begin_at: begin - 4 * DAY,
        end_at: begin - 60_000,
      },
    },
    organiserToken,
  );
  await asked(
    'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
    { id: second.id, input: { name: 'Hạng Mai', price: 600_000, capacity: 10 } },
    organiserToken,
  );
  await asked(
    'mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { id } }',
    { id: event.id },
    organiserToken,
  );
  made = { eventId: event.id, sessions: [first, second.id], ticketId: ticket.id };
});

const SESSION = `id event_id name description address begin_at end_at ended plan_sale timezone hard_code_id urls ticket_sold { number_of_sold_tickets number_of_tickets }
  lowest_ticket { price original_price } sale_state selectable`;
const TICKET = `id section_event_id name description price currency quantity limit limited_purchase combo_purchase begin_at end_at metadata { original_price unit_price }
  ticket_type type required_seat required_participant_account tags { color tag } note sale_state processing_ticket`;

const firstSession = () => ({
  id: made.sessions[0],
  event_id: made.eventId,
  name: 'Tối thứ nhất',
  description: 'Mở màn',
  address: 'Phòng lớn',
  begin_at: begin,
  end_at: begin + 3_600_000,
  ended: false,
  plan_sale: null,
  timezone: 'Asia/Ho_Chi_Minh',
  hard_code_id: null,
  urls: [],
  ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 40 },
  lowest_ticket: { price: 450_000, original_price: 500_000 },
  sale_state: 'ON_SALE',
  selectable: true,
});

describe('what everybody may ask of a published event', () => {
  it('is the event by its id, with what describes it and when, its kind, its settings and whose it is [S7.4-06] [S3-19] [S3-21]', async () => {
    const event = await asked<Readonly<Record<string, unknown>>>(
      `query ($id: Int!) { event(id: $id) { id slug name description address begin_at end_at ended timezone type event_type status feature plan_sale hard_code_id
        number_sections_of_event enable_ticket_donation is_required_addition_info is_required_form_ticket is_required_general_info is_receiving_ticket_offline
        required_approval policy is_owned_ticket owned_by_me interest is_interest user_id urls videos photos { id } category { id name color description } archive
        lowest_ticket { price original_price amount_off percent_off currency } ticket_sold { number_of_sold_tickets number_of_tickets } } }`,
      { id: made.eventId },
    );
    expect(event).toEqual({
      id: made.eventId,
      slug: `dem-nhac-trinh-${made.eventId}`,
      name: 'Đêm nhạc Trịnh',
      description: '<p>Một đêm <strong>để nhớ</strong>.</p>',
      address: 'Nhà hát Lớn Hà Nội',
      begin_at: begin,
      end_at: begin + DAY + 3_600_000,
      ended: false,
      timezone: 'Asia/Ho_Chi_Minh',
      type: 'EVENT',
      event_type: 'ONSITE',
      status: 'PUBLISHED',
      feature: 'PUBLIC',
      plan_sale: null,
      hard_code_id: null,
      number_sections_of_event: 2,
      enable_ticket_donation: true,
      is_required_addition_info: false,
      is_required_form_ticket: true,
      is_required_general_info: false,
      is_receiving_ticket_offline: false,
      required_approval: false,
      policy: '{"text":"Đi đúng giờ."}',
      is_owned_ticket: false,
      owned_by_me: false,
      interest: 0,
      is_interest: false,
      user_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      urls: [],
      videos: [],
      photos: [],
      category: { id: 1, name: 'Music', color: '#aa3300', description: null },
      archive: false,
      lowest_ticket: { price: 450_000, original_price: 500_000, amount_off: 50_000, percent_off: 10, currency: 'VND' },
      ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 50 },
    });
  });

  it('is its sessions in full, in the order of their time [S7.4-07] [S3-33]', async () => {
    const sessions = await asked<readonly unknown[]>(
      `query ($id: Int!) { published_sections_event(event_id: $id) { ${SESSION} } }`,
      {
        id: made.eventId,
      },
    );
    expect(sessions).toEqual([
      firstSession(),
      expect.objectContaining({
        id: made.sessions[1],
        name: 'Tối thứ hai',
        begin_at: begin + DAY,
        plan_sale: 'UPCOMING',
        selectable: false,
      }),
    ]);
  });

  it('is one session by its id, as the list has it, and its team for who may change that [S7.4-10]', async () => {
    const { accessToken: door } = await signIn(app, mailer, 'door@vemoi.test');
    await app.database.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'CHECK_IN', now() FROM account WHERE email = 'door@vemoi.test'`,
      [made.eventId],
    );
    const withTeam =
      'query ($id: Int!) { section_event(id: $id) { id event_users(limit: 5) { role inserted_at user { username } } } }';
    expect(await asked(withTeam, { id: made.sessions[0] }, organiserToken)).toEqual({
      id: made.sessions[0],
      event_users: [
        { role: 'CHECK_IN', inserted_at: expect.any(Number), user: { username: expect.stringMatching(/^user/) } },
      ],
    });
    for (const token of [undefined, door])
      expect(await asked(withTeam, { id: made.sessions[0] }, token)).toEqual({ id: made.sessions[0], event_users: [] });
    expect(
      await asked(`query ($id: Int!) { section_event(id: $id) { ${SESSION} } }`, { id: made.sessions[0] }),
    ).toEqual(firstSession());
    const told = await app.graphql('query ($id: Int!) { section_event(id: $id) { id } }', {
      variables: { id: 2_000_000_000 },
    });
    expect(told.errors.map(({ extensions }) => extensions['code'])).toEqual(['EVENT_NOT_FOUND']);
  });

  it('is the tickets of a session, as they are sold [S7.4-11] [S3-44]', async () => {
    const tickets = await asked<readonly unknown[]>(
      `query ($id: Int!) { tickets(input: { section_event_id: $id }) { ${TICKET} } }`,
      {
        id: made.sessions[0],
      },
    );
    expect(tickets).toEqual([
      {
        id: made.ticketId,
        section_event_id: made.sessions[0],
        name: 'Hạng Sen',
        description: 'Tầng trệt',
        price: 450_000,
        currency: 'VND',
        quantity: 40,
        limit: 4,
        limited_purchase: 6,
        combo_purchase: 2,
        begin_at: begin - 4 * DAY,
        end_at: begin - 60_000,
        metadata: { original_price: 500_000, unit_price: 450_000 },
        ticket_type: 'ONSITE',
        type: expect.any(String),
        required_seat: false,
        required_participant_account: false,
        tags: [],
        note: null,
        sale_state: 'ON_SALE',
        processing_ticket: 0,
      },
    ]);
    expect(
      await asked('query ($id: Int!) { tickets(input: { section_event_id: $id }) { name sale_state } }', {
        id: made.sessions[1],
      }),
    ).toEqual([{ name: 'Hạng Mai', sale_state: 'COMING_SOON' }]);
  });

  it('is who published it, by id, without what only they may know [S7.4-13]', async () => {
    const { user_id: id } = await asked<{ readonly user_id: string }>(
      'query ($id: Int!) { event(id: $id) { user_id } }',
      { id: made.eventId },
    );
    const own = await asked<{ readonly id: string; readonly username: string }>(
      '{ profile { id username } }',
      {},
      organiserToken,
    );
    expect(id).toBe(own.id);
    expect(
      await asked(
        'query ($id: ID) { user(id: $id) { id username first_name last_name avatar inserted_at setting { banner note } } }',
        { id },
      ),
    ).toEqual({
      id,
      username: own.username,
      first_name: null,
      last_name: null,
      avatar: null,
      inserted_at: expect.any(Number),
      setting: { banner: null, note: null },
    });
    expect(await asked('query ($id: ID) { user(id: $id) { id } }', { id: '0'.repeat(32) })).toBeNull();
  });
});
