import { describe, expect, it } from 'vitest';
import { MANAGEMENT_BUCKETS } from '#domain/event/management-bucket.ts';
import { instant } from '#domain/kernel/instant.ts';
import type { Account } from './catalogue-world.ts';
import { CREATE, CREATE_TICKET, DAY, type Numbered, organisingWorld, PUBLISH } from './organising-world.ts';

const { world, organiser, stranger, session, draft, ticket } = await organisingWorld();

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
        await world.ask(
          'query ($id: Int!) { published_sections_event(event_id: $id) { capacity tickets { quantity } } }',
          {
            ...(as === undefined ? {} : { as }),
            variables: { id },
          },
        )
      ).data?.['published_sections_event'];
    const revise = (input: Readonly<Record<string, unknown>>) =>
      world.ask(
        'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { capacity } }',
        {
          as: organiser,
          variables: { id: first, input: { ...session(), ...input } },
        },
      );
    expect(await read(organiser)).toMatchObject([{ capacity: 3, tickets: [{ quantity: 3 }, { quantity: 2 }] }]);
    expect((await revise({ name: 'Tối' })).data).toEqual({ update_section_event: { capacity: 3 } });
    await world.asOwner(`UPDATE quota SET sold = 2 WHERE event_id = $1 AND scope = 'SESSION'`, [id]);
    expect((await revise({ name: 'Đêm', capacity: 1 })).refusals).toMatchObject([
      { code: 'CAPACITY_BELOW_TAKEN', sold: 2 },
    ]);
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
      create_photo: [
        'mutation ($event: Int!, $url: String!) { create_photo(event_id: $event, url: $url) { id url } }',
        { event: id, url: photoUrl },
      ],
    };
    for (const [name, [text, variables]] of Object.entries(CREATES)) {
      const create = (key: string, as = organiser) => world.ask(text, { as, key, variables });
      const told = await Promise.all([create(name), create(name), create(name)]);
      const again = await create(name);
      expect(told.flatMap((each) => each.refusals)).toEqual([]);
      expect(new Set([...told, again].map((each) => JSON.stringify(each.data))).size).toBe(1);
      expect(JSON.stringify((await create(`${name} anew`)).data)).not.toBe(JSON.stringify(again.data));
    }
    const [text, made] = CREATES['create_section_event'] ?? ['', {}];
    const other = { ...made, input: { name: 'Tối thứ Bảy', ...session(9 * DAY) } };
    expect(
      (await world.ask(text, { as: organiser, key: 'create_section_event', variables: other })).refusals,
    ).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
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

  it('with the key of another request is refused, and its draft stays as it is', async () => {
    const create = (name: string) =>
      world.ask(CREATE, { as: organiser, key: 'one', variables: { input: { name, event_type: 'ONSITE' } } });
    const [first] = [await create('Đêm nhạc')];
    expect(first.refusals).toEqual([]);
    expect((await create('Đêm thơ')).refusals).toEqual([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    expect((await create('Đêm nhạc')).data).toEqual(first.data);
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
      tickets_admin: [
        { id, capacity: 20, sold: 0, held: 0, remaining: 20, ticket: { limit: 5, limited_purchase: null } },
      ],
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
    expect(
      await world.ask('query ($id: Int!) { event(id: $id) { id } }', { variables: { id: event.id } }),
    ).toMatchObject({
      refusals: [{ code: 'EVENT_NOT_FOUND' }],
    });
    const published = await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    expect(published.data).toEqual({ update_event_status: { id: event.id, status: 'PUBLISHED' } });
    expect(
      await world.ask('query ($id: Int!) { event(id: $id) { sale_state lowest_ticket { price } } }', {
        variables: { id: event.id },
      }),
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
    expect([await list('DRAFT'), await list('UPCOMING_ONGOING'), await list('ONGOING')]).toEqual([
      [],
      ['Lễ hội Ánh sáng'],
      [],
    ]);
    await world.ask('mutation ($id: Int!) { archive_event(id: $id, archive: true) { archive } }', {
      as: own,
      variables: { id: made.id },
    });
    expect([await list('UPCOMING_ONGOING'), await list('ARCHIVED')]).toEqual([[], ['Lễ hội Ánh sáng']]);
  });

  it('show each event in the buckets that its state and times give [S4-08]', async () => {
    const own = await world.account('sorter');
    const named: Record<string, number> = {};
    const days = (from: number, to: number) => ({ begin: world.now() + from * DAY, end: world.now() + to * DAY });
    const facts = [
      ['draft', 'READY', days(7, 8)],
      ['upcoming', 'PUBLISHED', days(1, 2)],
      ['running', 'PUBLISHED', days(-1, 1)],
      ['over', 'PUBLISHED', days(-2, -1)],
      ['cancelled', 'CANCELLED', days(1, 2)],
      ['archived', 'PUBLISHED', days(1, 2)],
      ['featured', 'PUBLISHED', days(1, 2)],
    ] as const;
    for (const [name, status, { begin, end }] of facts) {
      const { id } = await draft({ name }, own);
      named[name] = id;
      await world.pool.query(
        `UPDATE event SET status = $2, begin_at = $3, end_at = $4, archive = $5 = 'archived',
           featured = $5 IN ('archived', 'featured') WHERE event_id = $1`,
        [id, status, new Date(begin), new Date(end), name],
      );
    }
    const liked = await world.ask(
      'mutation ($id: Int!) { interest_event(event_id: $id, is_interest: true) { is_interest } }',
      {
        as: own,
        variables: { id: named['over'] },
      },
    );
    expect(liked.refusals).toEqual([]);
    const list = async (status: string) => {
      const told = await world.one<{ readonly events: readonly { readonly name: string }[] }>(
        'query ($status: String!) { events(status: $status) { events { name } } }',
        { as: own, variables: { status } },
      );
      return told.events.map(({ name }) => name).sort();
    };
    expect(
      Object.fromEntries(await Promise.all(MANAGEMENT_BUCKETS.map(async (one) => [one, await list(one)]))),
    ).toEqual({
      DRAFT: ['draft'],
      UPCOMING_ONGOING: ['featured', 'running', 'upcoming'],
      ONGOING: ['running'],
      PAST: ['cancelled', 'over'],
      ARCHIVED: ['archived'],
      FAVORITES: ['over'],
      FEATURED: ['featured'],
    });
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
