import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { type Account, type CatalogueWorld, catalogueWorld } from './catalogue-world.ts';

const DAY = 86_400_000;
let world: CatalogueWorld;
let organiser: Account;
let stranger: Account;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  stranger = await world.account('stranger');
  await world.pool.query(
    `INSERT INTO category (category_id, name_en, name_vi, color) VALUES (1, 'Music', 'Âm nhạc', '#aa3300'), (2, 'Talks', 'Hội thảo', '#0033aa')`,
  );
});

const CREATE = `mutation ($input: CreateEventInput!) { create_event(input: $input) { id slug name description summary status feature begin_at end_at category { name } sale_state abilities } }`;
const CREATE_TICKET = `mutation ($session: Int!, $input: TicketInput!) { create_ticket(section_event_id: $session, input: $input) { id capacity sold held remaining ticket { name limit price } } }`;
const PUBLISH = `mutation ($id: Int!, $status: String!) { update_event_status(id: $id, status: $status) { id status } }`;

const session = (from = 7 * DAY) => ({ begin_at: world.now() + from, end_at: world.now() + from + 7_200_000 });

type Numbered = { readonly id: number };

async function draft(
  input: Readonly<Record<string, unknown>> = {},
  as: Account = organiser,
): Promise<{ readonly id: number; readonly session: number }> {
  const { id } = await world.one<Numbered>(CREATE, {
    as,
    variables: { input: { name: 'Đêm nhạc Trịnh', event_type: 'ONSITE', address: '15 Lê Lợi, Đà Lạt', session: session(), ...input } },
  });
  const [first] = await world.one<readonly Numbered[]>('query ($id: Int!) { sections_event_admin(event_id: $id) { id } }', { as, variables: { id } });
  return { id, session: first?.id ?? 0 };
}

async function ticket(sessionId: number, input: Readonly<Record<string, unknown>> = {}, as: Account = organiser): Promise<string> {
  const { id } = await world.one<{ readonly id: string }>(CREATE_TICKET, {
    as,
    variables: { session: sessionId, input: { name: 'Vé thường', price: 100_000, capacity: 10, ...input } },
  });
  return id;
}

describe('preparing an event', () => {
  it('a draft is made with its first session, cleaned words and a ticket key of its own [S7.7-01]', async () => {
    const created = await world.ask(CREATE, {
      as: organiser,
      locale: 'vi',
      variables: {
        input: {
          name: '  Hội thảo Công nghệ  ',
          event_type: 'ONSITE',
          category_id: 2,
          address: 'Đà Nẵng',
          description: '<h1>Chào</h1><p onclick="x()">bạn <script>alert(1)</script></p>',
          session: session(),
        },
      },
    });
    expect(created).toMatchObject({
      refusals: [],
      data: {
        create_event: {
          slug: expect.stringMatching(/^hoi-thao-cong-nghe-\d+$/),
          name: 'Hội thảo Công nghệ',
          description: '<h1>Chào</h1><p>bạn </p>',
          summary: 'Chào bạn',
          status: 'READY',
          feature: 'PUBLIC',
          begin_at: world.now() + 7 * DAY,
          category: { name: 'Hội thảo' },
          sale_state: 'COMING_SOON',
          abilities: expect.arrayContaining(['event.edit', 'event.publish', 'event.delete']),
        },
      },
    });
    const { id } = (created.data?.['create_event'] ?? { id: 0 }) as Numbered;
    expect(await world.signer.publicKeys(id)).toHaveLength(1);
    const audit = await world.pool.query('SELECT act, actor_account_id FROM audit_entry WHERE event_id = $1', [id]);
    expect(audit.rows).toEqual([{ act: 'event.created', actor_account_id: organiser.accountId }]);
  });

  it('a session takes no more than its own capacity over all its ticket types', async () => {
    const { id, session: first } = await draft({ session: { ...session(), capacity: 3 } });
    await ticket(first, { capacity: 10 });
    await ticket(first, { name: 'Vé khác', capacity: 2 });
    const read = async (as?: Account) =>
      (
        await world.ask('query ($id: Int!) { published_sections_event(event_id: $id) { capacity tickets { quantity } } }', {
          ...(as === undefined ? {} : { as }),
          variables: { id },
        })
      ).data?.['published_sections_event'];
    const revise = (input: Readonly<Record<string, unknown>>) =>
      world.ask('mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { capacity } }', {
        as: organiser,
        variables: { id: first, input: { ...session(), ...input } },
      });
    expect(await read(organiser)).toMatchObject([{ capacity: 3, tickets: [{ quantity: 3 }, { quantity: 2 }] }]);
    expect((await revise({ name: 'Tối' })).data).toEqual({ update_section_event: { capacity: 3 } });
    await world.asOwner(`UPDATE quota SET sold = 2 WHERE event_id = $1 AND scope = 'SESSION'`, [id]);
    expect((await revise({ name: 'Đêm', capacity: 1 })).refusals).toMatchObject([{ code: 'CAPACITY_BELOW_TAKEN', sold: 2 }]);
    expect((await revise({ capacity: 2 })).data).toEqual({ update_section_event: { capacity: 2 } });
    expect(await read(organiser)).toMatchObject([{ capacity: 2, tickets: [{ quantity: 0 }, { quantity: 0 }] }]);
    await world.asOwner(`UPDATE quota SET sold = 0 WHERE event_id = $1 AND scope = 'SESSION'`, [id]);
    expect((await revise({ capacity: null })).data).toEqual({ update_section_event: { capacity: null } });
    expect((await revise({ capacity: 5 })).refusals).toEqual([]);
    await world.ask(PUBLISH, { as: organiser, variables: { id, status: 'PUBLISHED' } });
    expect(await read(stranger)).toMatchObject([{ capacity: null }]);
    const more = await world.one<Numbered & { readonly capacity: number }>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id capacity } }',
      { as: organiser, variables: { id, input: { ...session(9 * DAY), capacity: 7 } } },
    );
    expect(more.capacity).toBe(7);
  });

  it('a session, a ticket type and a picture that are sent twice with one key, also at once, are made once', async () => {
    const { id, session: first } = await draft();
    const photoUrl = '/files/once/full.webp';
    world.files.set(photoUrl, {
      fileId: 'once',
      accountId: organiser.accountId,
      kind: 'EVENT_IMAGE',
      url: photoUrl,
      cardUrl: '/files/once/card.webp',
      thumbnailUrl: '/files/once/thumb.webp',
      width: 1600,
      height: 900,
      color: '#aa5500',
      insertedAt: instant(world.now()),
    });
    const CREATES: Readonly<Record<string, readonly [text: string, variables: Readonly<Record<string, unknown>>]>> = {
      create_section_event: [
        'mutation ($event: Int!, $input: SectionEventInput!) { create_section_event(event_id: $event, input: $input) { id name } }',
        { event: id, input: { name: 'Tối Chủ nhật', ...session(8 * DAY) } },
      ],
      create_ticket: [CREATE_TICKET, { session: first, input: { name: 'Vé một lần', price: 1_000, capacity: 3 } }],
      create_photo: ['mutation ($event: Int!, $url: String!) { create_photo(event_id: $event, url: $url) { id url } }', { event: id, url: photoUrl }],
    };
    for (const [name, [text, variables]] of Object.entries(CREATES)) {
      const create = (key: string, as = organiser) => world.ask(text, { as, key, variables });
      const told = await Promise.all([create(name), create(name), create(name)]);
      const again = await create(name);
      expect(told.flatMap((each) => each.refusals)).toEqual([]);
      expect(new Set([...told, again].map((each) => JSON.stringify(each.data))).size).toBe(1);
      expect(JSON.stringify((await create(`${name} anew`)).data)).not.toBe(JSON.stringify(again.data));
    }
    const crossed = await world.ask(CREATES['create_ticket']?.[0] ?? '', {
      as: organiser,
      key: 'create_photo',
      variables: CREATES['create_ticket']?.[1] ?? {},
    });
    expect(crossed.refusals).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
  });

  it('sent twice with one key, also at once, makes one draft', async () => {
    const create = (key: string) =>
      world.ask(
        'mutation { create_event(input: { name: "Một lần", event_type: "ONSITE", session: { begin_at: 1795000000000, end_at: 1795000000001 } }) { id } }',
        {
          as: organiser,
          key,
        },
      );
    const told = await Promise.all(['a', 'a', 'a', 'a', 'b'].map(create));
    expect(told.flatMap((one) => one.refusals)).toEqual([]);
    expect(new Set([...told, await create('a')].map((one) => JSON.stringify(one.data))).size).toBe(2);
  });

  it('a ticket type draws on its own pot, its session’s and its event’s', async () => {
    const event = await draft({ capacity: 30 });
    const id = await ticket(event.session, { capacity: 20 });
    const pots = await world.pool.query(
      `SELECT q.scope, q.capacity FROM ticket_type_quota d JOIN quota q USING (event_id, quota_id) WHERE d.event_id = $1 ORDER BY q.scope`,
      [event.id],
    );
    expect(pots.rows).toEqual([
      { scope: 'EVENT', capacity: 30 },
      { scope: 'SESSION', capacity: null },
      { scope: 'TICKET_TYPE', capacity: 20 },
    ]);
    const admin = await world.ask(
      `query ($id: Int!) { tickets_admin(input: { event_id: $id }) { id capacity sold held remaining ticket { limit limited_purchase } } }`,
      {
        as: organiser,
        variables: { id: event.id },
      },
    );
    expect(admin.data).toEqual({
      tickets_admin: [{ id, capacity: 20, sold: 0, held: 0, remaining: 20, ticket: { limit: 5, limited_purchase: null } }],
    });
  });

  it('is published once nothing is missing, and found from then on [S7.7-05]', async () => {
    const event = await draft({ address: null });
    const early = await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    expect(early.refusals).toEqual([{ code: 'NOT_READY_TO_PUBLISH', blockers: ['ADDRESS_MISSING', 'TICKET_MISSING'] }]);
    await ticket(event.session);
    await world.ask('mutation ($id: Int!) { update_event(id: $id, input: { address: "Hà Nội" }) { id } }', {
      as: organiser,
      variables: { id: event.id },
    });
    expect(await world.ask('query ($id: Int!) { event(id: $id) { id } }', { variables: { id: event.id } })).toMatchObject({
      refusals: [{ code: 'EVENT_NOT_FOUND' }],
    });
    const published = await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    expect(published.data).toEqual({ update_event_status: { id: event.id, status: 'PUBLISHED' } });
    expect(
      await world.ask('query ($id: Int!) { event(id: $id) { sale_state lowest_ticket { price } } }', { variables: { id: event.id } }),
    ).toMatchObject({
      data: { event: { sale_state: 'ON_SALE', lowest_ticket: { price: 100_000 } } },
    });
    expect(world.told).toContainEqual({ kind: 'event', eventId: event.id });
  });

  it('a change says only what it names, raises the version and is audited [S7.7-02]', async () => {
    const event = await draft({ category_id: 1, policy: JSON.stringify({ text: 'Không hút thuốc' }) });
    const changed = await world.ask(
      'mutation ($id: Int!) { update_event(id: $id, input: { name: "Đêm nhạc mới", category_id: null }) { name slug address policy category { id } } }',
      { as: organiser, variables: { id: event.id } },
    );
    expect(changed.data).toEqual({
      update_event: {
        name: 'Đêm nhạc mới',
        slug: `dem-nhac-moi-${event.id}`,
        address: '15 Lê Lợi, Đà Lạt',
        policy: '{"text":"Không hút thuốc"}',
        category: null,
      },
    });
    const { rows } = await world.pool.query('SELECT version FROM event WHERE event_id = $1', [event.id]);
    expect(rows).toEqual([{ version: 2 }]);
  });

  it('approval and a price exclude each other', async () => {
    const approved = await draft({ required_approval: true });
    const priced = await world.ask(CREATE_TICKET, { as: organiser, variables: { session: approved.session, input: { name: 'Vé', price: 1 } } });
    expect(priced.refusals).toEqual([{ code: 'APPROVAL_ONLY_FOR_FREE' }]);
    await ticket(approved.session, { price: 0 });
    const paid = await draft();
    await ticket(paid.session);
    const asked = await world.ask('mutation ($id: Int!) { update_event(id: $id, input: { required_approval: true }) { id } }', {
      as: organiser,
      variables: { id: paid.id },
    });
    expect(asked.refusals).toEqual([{ code: 'APPROVAL_ONLY_FOR_FREE' }]);
  });

  it('a capacity goes down to what is sold and held, not below [S5-11]', async () => {
    const event = await draft();
    const id = await ticket(event.session, { capacity: 10 });
    await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    const { rows } = await world.pool.query<{ readonly ticket_type_id: string }>('SELECT ticket_type_id FROM ticket_type WHERE event_id = $1', [
      event.id,
    ]);
    const held = await world.desk.submit(
      event.id,
      {
        kind: 'HOLD',
        mode: 'replace',
        accountId: stranger.accountId,
        idempotencyKey: 'hold-1',
        requestHash: '00',
        sectionEventId: event.session,
        lines: [{ reservationId: world.newId.newId(), ticketTypeId: rows[0]?.ticket_type_id ?? '', quantity: 3 }],
      },
      null,
    );
    expect(held.ok).toBe(true);
    const update = (capacity: number | null) =>
      world.ask('mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { capacity held remaining } }', {
        as: organiser,
        variables: { id, input: { name: 'Vé thường', price: 120_000, capacity } },
      });
    expect((await update(2)).refusals).toMatchObject([{ code: 'CAPACITY_BELOW_TAKEN', sold: 0, held: 3 }]);
    expect((await update(3)).data).toEqual({ update_ticket: { capacity: 3, held: 3, remaining: 0 } });
    // The buyer's own cart counts as left to the buyer, not to others.
    const offer = 'query ($id: Int!) { tickets(input: { section_event_id: $id }) { quantity limit processing_ticket sale_state price } }';
    expect((await world.ask(offer, { variables: { id: event.session } })).data).toEqual({
      tickets: [{ quantity: 0, limit: 0, processing_ticket: 3, sale_state: 'SOLD_OUT', price: 120_000 }],
    });
    expect((await world.ask(offer, { as: stranger, variables: { id: event.session } })).data).toEqual({
      tickets: [{ quantity: 3, limit: 3, processing_ticket: 0, sale_state: 'ON_SALE', price: 120_000 }],
    });
    const gone = await world.ask('mutation ($id: ID!) { delete_ticket(id: $id) }', { as: organiser, variables: { id } });
    expect(gone.refusals).toEqual([{ code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] }]);
  });

  it('sessions come and go while nobody has a place in them [S7.7-18] [S7.7-19] [S7.7-20]', async () => {
    const event = await draft();
    const added = await world.one<Numbered>(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id name begin_at } }',
      {
        as: organiser,
        variables: { id: event.id, input: { name: 'Ngày hai', ...session(9 * DAY) } },
      },
    );
    await ticket(added.id);
    expect(
      (await world.ask('query ($id: Int!) { event(id: $id) { end_at number_sections_of_event } }', { as: organiser, variables: { id: event.id } }))
        .data,
    ).toEqual({
      event: { end_at: world.now() + 9 * DAY + 7_200_000, number_sections_of_event: 2 },
    });
    const moved = await world.ask(
      'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { name plan_sale } }',
      {
        as: organiser,
        variables: { id: added.id, input: { name: 'Ngày ba', plan_sale: 'UPCOMING', ...session(10 * DAY) } },
      },
    );
    expect(moved.data).toEqual({ update_section_event: { name: 'Ngày ba', plan_sale: 'UPCOMING' } });
    expect((await world.ask('mutation ($id: Int!) { delete_section_event(id: $id) }', { as: organiser, variables: { id: added.id } })).data).toEqual({
      delete_section_event: true,
    });
    expect(
      (await world.ask('query ($id: Int!) { event(id: $id) { end_at number_sections_of_event } }', { as: organiser, variables: { id: event.id } }))
        .data,
    ).toEqual({
      event: { end_at: world.now() + 7 * DAY + 7_200_000, number_sections_of_event: 1 },
    });
  });

  it('a draft goes away with everything of it; a published event does not [S7.7-03]', async () => {
    const event = await draft();
    await ticket(event.session);
    const remove = 'mutation ($id: Int!) { delete_event(id: $id) }';
    expect((await world.ask(remove, { as: organiser, variables: { id: event.id } })).data).toEqual({ delete_event: true });
    expect((await world.ask(remove, { as: organiser, variables: { id: event.id } })).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    const { rows } = await world.pool.query(
      `SELECT (SELECT count(*) FROM quota WHERE event_id = $1)::int AS quotas, (SELECT count(*) FROM section_event WHERE event_id = $1)::int AS sessions`,
      [event.id],
    );
    expect(rows).toEqual([{ quotas: 0, sessions: 0 }]);
    const other = await draft();
    await ticket(other.session);
    await world.ask(PUBLISH, { as: organiser, variables: { id: other.id, status: 'PUBLISHED' } });
    expect((await world.ask(remove, { as: organiser, variables: { id: other.id } })).refusals).toEqual([
      { code: 'EVENT_STATE_FORBIDS', state: 'PUBLISHED' },
    ]);
  });

  it('what lies in the archive or is cancelled is kept from change, whatever the change; taken out again, it may be changed', async () => {
    const event = await draft();
    const ticketType = await ticket(event.session);
    const say = async (what: string, variables: Readonly<Record<string, unknown>>) => (await world.ask(what, { as: organiser, variables })).refusals;
    const archive = (shelved: boolean) =>
      say('mutation ($id: Int!, $archive: Boolean!) { archive_event(id: $id, archive: $archive) { archive } }', { id: event.id, archive: shelved });
    const changes = async () => [
      await say('mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }', {
        id: event.id,
        input: { name: 'Đêm khác' },
      }),
      await say('mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }', {
        id: event.id,
        input: session(),
      }),
      await say('mutation ($id: Int!) { delete_section_event(id: $id) }', { id: event.session }),
      await say('mutation ($id: ID!) { delete_ticket(id: $id) }', { id: ticketType }),
      await say(PUBLISH, { id: event.id, status: 'PUBLISHED' }),
    ];
    const refusedAs = (state: string) => Array.from({ length: 5 }, () => [{ code: 'EVENT_STATE_FORBIDS', state }]);
    expect(await archive(true)).toEqual([]);
    expect(await changes()).toEqual(refusedAs('ARCHIVED'));
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'ARCHIVED' }]);
    expect([await archive(false), await archive(false)]).toEqual([[], []]);
    // Nobody has heard of a draft: it is deleted, not cancelled.
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'READY' }]);
    expect(await say(PUBLISH, { id: event.id, status: 'PUBLISHED' })).toEqual([]);
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([]);
    expect(await changes()).toEqual(refusedAs('CANCELLED'));
  });

  it('shows an uploaded picture of one’s own, and no other [S7.7-15] [S7.7-16]', async () => {
    const event = await draft();
    const facts = (accountId: Account['accountId'], url: string) => ({
      fileId: 'f',
      accountId,
      kind: 'EVENT_IMAGE' as const,
      url,
      cardUrl: '/files/f/card.webp',
      thumbnailUrl: '/files/f/thumb.webp',
      width: 1600,
      height: 900,
      color: '#aa5500',
      insertedAt: instant(0),
    });
    world.files.set('/files/own/full.webp', facts(organiser.accountId, '/files/own/full.webp'));
    world.files.set('/files/other/full.webp', facts(stranger.accountId, '/files/other/full.webp'));
    const create = 'mutation ($id: Int!, $url: String!) { create_photo(event_id: $id, url: $url) { id event_id thumbnail_url width color } }';
    const shown = await world.ask(create, { as: organiser, variables: { id: event.id, url: '/files/own/full.webp' } });
    expect(shown.data).toMatchObject({ create_photo: { event_id: event.id, thumbnail_url: '/files/f/thumb.webp', width: 1600, color: '#aa5500' } });
    for (const url of ['/files/other/full.webp', 'https://evil.example/x.png'])
      expect((await world.ask(create, { as: organiser, variables: { id: event.id, url } })).refusals).toEqual([
        { code: 'INVALID_INPUT', field: 'url', problem: { kind: 'MALFORMED' } },
      ]);
    const { id } = (shown.data?.['create_photo'] ?? { id: '' }) as { readonly id: string };
    const remove = () => world.ask('mutation ($id: ID!) { delete_photo(id: $id) }', { as: organiser, variables: { id } });
    expect((await remove()).data).toEqual({ delete_photo: true });
    expect((await remove()).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('publishes for an approved corporate only [S6-18] [S6-19] [S6-22]', async () => {
    const approved = await world.corporate('Công ty Vé');
    const pending = await world.corporate('Công ty Chờ', 'PENDING');
    const owner = await world.account('owner', {
      ownedCorporates: [
        { corporateId: approved, status: 'APPROVED' },
        { corporateId: pending, status: 'PENDING' },
      ],
    });
    const operator = await world.account('operator', { staffMemberships: [{ corporateId: approved, role: 'ROOM_OPERATOR', active: true }] });
    const input = (corporate_id: number) => ({ name: 'Của công ty', event_type: 'ONSITE', corporate_id });
    const create = (as: Account, corporate: number) =>
      world.ask('mutation ($input: CreateEventInput!) { create_event(input: $input) { corporate { display_name company_name slug } } }', {
        as,
        variables: { input: input(corporate) },
      });
    expect((await create(owner, approved)).data).toEqual({
      create_event: { corporate: { display_name: null, company_name: 'Công ty Vé', slug: `Cong-ty-Ve-${approved}` } },
    });
    expect((await create(owner, pending)).refusals).toEqual([{ code: 'CORPORATE_NOT_APPROVED' }]);
    expect((await create(operator, approved)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await create(stranger, approved)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });
});

describe("the organiser's lists", () => {
  it('put each event into the buckets of its state and time, findable without diacritics [S7.7-08]', async () => {
    const own = await world.account('lister');
    const made = await draft({ name: 'Lễ hội Ánh sáng' }, own);
    const list = async (status: string, search?: string) => {
      const told = await world.one<{ readonly events: readonly { readonly name: string }[] }>(
        'query ($status: String!, $search: String) { events(status: $status, search: $search) { events { name } metadata { total_count after } } }',
        { as: own, variables: { status, search } },
      );
      return told.events.map((event) => event.name);
    };
    expect(await list('DRAFT', 'le hoi anh')).toEqual(['Lễ hội Ánh sáng']);
    expect(await list('DRAFT', 'am nhac')).toEqual([]);
    await ticket(made.session, {}, own);
    await world.ask(PUBLISH, { as: own, variables: { id: made.id, status: 'PUBLISHED' } });
    expect([await list('DRAFT'), await list('UPCOMING_ONGOING'), await list('ONGOING')]).toEqual([[], ['Lễ hội Ánh sáng'], []]);
    await world.ask('mutation ($id: Int!) { archive_event(id: $id, archive: true) { archive } }', { as: own, variables: { id: made.id } });
    expect([await list('UPCOMING_ONGOING'), await list('ARCHIVED')]).toEqual([[], ['Lễ hội Ánh sáng']]);
  });

  it('the overview counts, and names what is missing [S7.7-10]', async () => {
    const event = await draft();
    const admin = await world.ask(
      `query ($id: Int!) { event_admin(id: $id) { capacity publish_blockers number_bought_ticket number_redeemed number_held revenue { type value currency }
        statistic_orders { status } sales { at } integrity { healthy problems checked_at } event { id } } }`,
      { as: organiser, variables: { id: event.id } },
    );
    expect(admin.data).toEqual({
      event_admin: {
        capacity: null,
        publish_blockers: ['TICKET_MISSING'],
        number_bought_ticket: 0,
        number_redeemed: 0,
        number_held: 0,
        revenue: [
          { type: 'TICKET', value: 0, currency: 'VND' },
          { type: 'DONATION', value: 0, currency: 'VND' },
        ],
        statistic_orders: [],
        sales: [],
        integrity: { healthy: true, problems: [], checked_at: world.now() },
        event: { id: event.id },
      },
    });
  });
});
