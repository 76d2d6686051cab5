import { describe, expect, it } from 'vitest';
import type { Told } from './catalogue-world.ts';
import { organisingWorld } from './organising-world.ts';

const { world, organiser, session, draft, ticket } = await organisingWorld();
const helper = await world.account('helper');
await world.pool.query(`UPDATE account SET first_name = 'Lan', last_name = 'Ngô' WHERE account_id = $1`, [
  helper.accountId,
]);

const UPDATE_EVENT = `mutation ($id: Int!, $input: UpdateEventInput!, $version: String) {
  update_event(id: $id, input: $input, version: $version) { version name address } }`;
const UPDATE_SESSION = `mutation ($id: Int!, $input: SectionEventInput!, $version: String) {
  update_section_event(id: $id, input: $input, version: $version) { version name capacity } }`;
const UPDATE_TICKET = `mutation ($id: ID!, $input: TicketInput!, $version: String) {
  update_ticket(id: $id, input: $input, version: $version) { version capacity ticket { name note } } }`;

async function shared() {
  const { id, session: sessionId } = await draft({ capacity: 500 });
  const ticketId = await ticket(sessionId);
  await world.pool.query(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'MANAGER', now())`,
    [id, helper.accountId],
  );
  return { id, sessionId, ticketId };
}

const versionOfEvent = async (id: number): Promise<string> =>
  (
    await world.one<{ readonly event: { readonly version: string } }>(
      `{ event_admin(id: ${id}) { event { version } } }`,
      {
        as: organiser,
      },
    )
  ).event.version;
const versionOfSession = async (id: number): Promise<string> =>
  (
    await world.one<readonly { readonly version: string }[]>(`{ sections_event_admin(event_id: ${id}) { version } }`, {
      as: organiser,
    })
  )[0]?.version ?? '';
const versionOfTicket = async (id: number): Promise<string> =>
  (
    await world.one<readonly { readonly version: string }[]>(
      `{ tickets_admin(input: { event_id: ${id} }) { version } }`,
      { as: organiser },
    )
  )[0]?.version ?? '';

const refusalsOf = (answers: readonly Told[]) => answers.flatMap(({ refusals }) => refusals);
const won = (answers: readonly Told[]): number => answers.filter(({ refusals }) => refusals.length === 0).length;

describe('two people save the same version at once', () => {
  it('of an event: one is saved, the other refused as stale, and after reading again both fields stand', async () => {
    const { id } = await shared();
    const version = await versionOfEvent(id);
    const inputs = [{ name: 'Đêm nhạc Trịnh, tối thứ Bảy' }, { address: '2 Lê Lợi, Đà Lạt' }];
    const people = [organiser, helper];
    const save = (index: number, read: string) =>
      world.ask(UPDATE_EVENT, {
        as: people[index] ?? organiser,
        variables: { id, input: inputs[index], version: read },
      });
    const answers = await Promise.all([save(0, version), save(1, version)]);
    expect(won(answers)).toBe(1);
    const loser = answers.findIndex(({ refusals }) => refusals.length > 0);
    expect(refusalsOf(answers)).toEqual([{ code: 'STALE', by: loser === 0 ? 'Ngô Lan' : expect.anything() }]);
    expect((await save(loser, await versionOfEvent(id))).data).toMatchObject({
      update_event: { ...inputs[0], ...inputs[1] },
    });
  });

  it('of a ticket type, its capacity included: only one capacity is set', async () => {
    const { id, ticketId } = await shared();
    const version = await versionOfTicket(id);
    const save = (capacity: number) =>
      world.ask(UPDATE_TICKET, {
        as: capacity === 20 ? organiser : helper,
        variables: { id: ticketId, version, input: { name: 'Vé thường', price: 100_000, capacity } },
      });
    const answers = await Promise.all([save(20), save(30)]);
    expect(won(answers)).toBe(1);
    expect(refusalsOf(answers)).toMatchObject([{ code: 'STALE' }]);
    const winner = answers.find(({ refusals }) => refusals.length === 0);
    const { rows } = await world.pool.query<{ readonly capacity: number }>(
      `SELECT capacity FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'`,
      [id],
    );
    expect(winner?.data).toMatchObject({ update_ticket: { capacity: rows[0]?.capacity } });
  });

  it('of a session and of a ticket type: each keeps what its winner wrote', async () => {
    const { id, sessionId, ticketId } = await shared();
    const [ofSession, ofTicket] = [await versionOfSession(id), await versionOfTicket(id)];
    const times = session();
    const sessions = await Promise.all(
      ['Đêm một', 'Đêm hai'].map((name) =>
        world.ask(UPDATE_SESSION, {
          as: organiser,
          variables: { id: sessionId, input: { ...times, name }, version: ofSession },
        }),
      ),
    );
    const tickets = await Promise.all(
      ['Ghế đầu', 'Ghế sau'].map((note) =>
        world.ask(UPDATE_TICKET, {
          as: organiser,
          variables: {
            id: ticketId,
            input: { name: 'Vé thường', price: 100_000, capacity: 10, note },
            version: ofTicket,
          },
        }),
      ),
    );
    expect([won(sessions), won(tickets)]).toEqual([1, 1]);
    expect(refusalsOf([...sessions, ...tickets])).toEqual([
      { code: 'STALE', by: null },
      { code: 'STALE', by: null },
    ]);
  });
});

describe('the version that an editor read', () => {
  it('is another one after each save, and the same for what others do elsewhere on the event', async () => {
    const { id, ticketId } = await shared();
    const before = await versionOfEvent(id);
    await world.ask(UPDATE_TICKET, {
      as: helper,
      variables: { id: ticketId, input: { name: 'Vé sớm', price: 90_000, capacity: 10 } },
    });
    expect(await versionOfEvent(id)).toBe(before);
    const saved = await world.one<{ readonly version: string }>(UPDATE_EVENT, {
      as: organiser,
      variables: { id, input: { name: 'Tên khác', capacity: 400 }, version: before },
    });
    expect(saved.version).not.toBe(before);
    expect(await versionOfEvent(id)).toBe(saved.version);
  });

  it('is shown to those who edit the event only', async () => {
    const { eventId } = await world.published(organiser);
    const seen = `{ event(id: ${eventId}) { version } }`;
    expect((await world.ask(seen)).data).toEqual({ event: { version: null } });
    expect((await world.one<{ readonly version: string }>(seen, { as: organiser })).version).toMatch(/^[\w-]{22}$/);
  });

  it('left out overwrites, as the specification has it', async () => {
    const { id } = await shared();
    for (const name of ['Một', 'Hai'])
      expect((await world.ask(UPDATE_EVENT, { as: organiser, variables: { id, input: { name } } })).refusals).toEqual(
        [],
      );
  });
});

type Saved = {
  readonly read: () => Promise<string | number>;
  readonly save: (index: number, version: unknown) => Promise<Told>;
};

const people = [organiser, helper];
const by = (index: number) => people[index] ?? organiser;
const asked = async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<T> =>
  world.one<T>(query, { as: organiser, variables });

const SAVED: Readonly<Record<string, (event: Awaited<ReturnType<typeof shared>>) => Promise<Saved>>> = {
  'of the questions': async ({ id }) => ({
    read: async () =>
      (
        await asked<{ readonly addition_form: { readonly version: number } | null }>(
          `{ event(id: ${id}) { addition_form { version } } }`,
        )
      ).addition_form?.version ?? 0,
    save: (index, version) =>
      world.ask(
        'mutation ($input: Json!, $version: Int) { submit_form(input: $input, version: $version) { version } }',
        {
          as: by(index),
          variables: {
            version,
            input: { event_id: id, fields: [{ id: 1, type: 'Text', label: `Công ty ${index}`, required: false }] },
          },
        },
      ),
  }),
  'of a promotion': async ({ id, ticketId }) => {
    const promotion = await asked<{ readonly id: string }>(
      'mutation ($t: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $t, input: $input) { id } }',
      { t: ticketId, input: { type: 'EARLY_BIRD', name: 'Mua sớm', percent_off: 10, quantity: 50 } },
    );
    return {
      read: async () =>
        (await asked<readonly { readonly version: string }[]>(`{ promotions_admin(event_id: ${id}) { version } }`))[0]
          ?.version ?? '',
      save: (index, version) =>
        world.ask(
          `mutation ($id: ID!, $input: PromotionChange!, $version: String) {
            update_promotion(id: $id, input: $input, version: $version) { id } }`,
          {
            as: by(index),
            variables: { id: promotion.id, version, input: { name: 'Mua sớm', percent_off: 20 + index, quantity: 50 } },
          },
        ),
    };
  },
  'of a discount code': async ({ id, ticketId }) => {
    await asked(
      `mutation ($e: Int!, $input: PromotionCodeInput!) {
        create_promotion_code(event_id: $e, input: $input) { code } }`,
      { e: id, input: { code: 'TET', percent_off: 10, ticket_ids: [ticketId] } },
    );
    return {
      read: async () =>
        (await asked<readonly { readonly version: string }[]>(`{ promotion_codes(event_id: ${id}) { version } }`))[0]
          ?.version ?? '',
      save: (index, version) =>
        world.ask(
          `mutation ($e: Int!, $input: PromotionCodeChange!, $version: String) {
            update_promotion_code(event_id: $e, code: "TET", input: $input, version: $version) { code } }`,
          { as: by(index), variables: { e: id, version, input: { percent_off: 30 + index, ticket_ids: [ticketId] } } },
        ),
    };
  },
  'of a card promotion': async ({ id }) => {
    const card = await asked<{ readonly id: string }>(
      `mutation ($e: Int!, $input: PromotionPaymentInput!) {
        create_promotion_payment(event_id: $e, input: $input) { id } }`,
      { e: id, input: { issuer: 'Vietcombank', percent_off: 5 } },
    );
    return {
      read: async () =>
        (await asked<readonly { readonly version: string }[]>(`{ promotion_payments(event_id: ${id}) { version } }`))[0]
          ?.version ?? '',
      save: (index, version) =>
        world.ask(
          `mutation ($id: ID!, $input: PromotionPaymentInput!, $version: String) {
            update_promotion_payment(id: $id, input: $input, version: $version) { id } }`,
          {
            as: by(index),
            variables: { id: card.id, version, input: { issuer: 'Vietcombank', percent_off: 6 + index } },
          },
        ),
    };
  },
  'of an online room': async ({ sessionId }) => {
    const input = { title: 'Sân khấu', url: 'https://meet.example.test/a' };
    const room = await asked<{ readonly id: string }>(
      `mutation ($s: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $s, input: $input) { id } }`,
      { s: sessionId, input },
    );
    return {
      read: async () =>
        (
          await asked<readonly { readonly version: string }[]>(
            `{ vemoi_rooms(section_event_id: ${sessionId}) { version } }`,
          )
        )[0]?.version ?? '',
      save: (index, version) =>
        world.ask(
          `mutation ($id: ID!, $input: VemoiRoomInput!, $version: String) {
            update_vemoi_room(id: $id, input: $input, version: $version) { id } }`,
          { as: by(index), variables: { id: room.id, version, input: { ...input, title: `Sân khấu ${index}` } } },
        ),
    };
  },
  'of a seat map': async ({ sessionId }) => ({
    read: async () =>
      (await asked<{ readonly version: number }>(`{ seat_plan_admin(section_event_id: ${sessionId}) { version } }`))
        .version,
    save: (index, version) =>
      world.ask('mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { version } }', {
        as: by(index),
        variables: {
          input: { section_event_id: sessionId, version, rows: [{ name: 'A', layout: '.'.repeat(4 + index) }] },
        },
      }),
  }),
  'of a team member’s role': async ({ id }) => {
    const member = await world.account(`member-${id}`);
    await world.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'CHECK_IN', now())`,
      [id, member.accountId],
    );
    const user = async () =>
      (
        await asked<{ readonly users: readonly { readonly role: string; readonly user: { readonly id: string } }[] }>(
          `{ event_team(event_id: ${id}) { users { role user { id } } } }`,
        )
      ).users.find(({ role }, at) => at > 0 || role !== 'MANAGER');
    const first = await user();
    return {
      read: async () => (await user())?.role ?? '',
      save: (index, from) =>
        world.ask(
          `mutation ($u: ID!, $e: Int!, $role: String!, $from: String) {
            update_event_user(user_id: $u, event_id: $e, role: $role, from: $from) { role } }`,
          { as: organiser, variables: { u: first?.user.id, e: id, role: index === 0 ? 'EDITOR' : 'MANAGER', from } },
        ),
    };
  },
};

describe('two people save the same version at once, and the second reads again', () => {
  it.each(Object.entries(SAVED))('%s', async (_what, prepare) => {
    const { read, save } = await prepare(await shared());
    const version = await read();
    const answers = await Promise.all([save(0, version), save(1, version)]);
    expect(won(answers)).toBe(1);
    expect(refusalsOf(answers)).toMatchObject([{ code: 'STALE' }]);
    const loser = answers.findIndex(({ refusals }) => refusals.length > 0);
    const now = await read();
    expect(now).not.toBe(version);
    expect((await save(loser, now)).refusals).toEqual([]);
    expect((await save(loser, null)).refusals).toEqual([]);
  });

  it('names who saved before', async () => {
    const event = await shared();
    for (const [what, prepare] of Object.entries(SAVED)) {
      if (what === 'of a team member’s role') continue;
      const { read, save } = await prepare(event);
      const version = await read();
      expect([what, (await save(1, version)).refusals]).toEqual([what, []]);
      expect([what, (await save(0, version)).refusals]).toEqual([what, [{ code: 'STALE', by: 'Ngô Lan' }]]);
    }
  });
});
