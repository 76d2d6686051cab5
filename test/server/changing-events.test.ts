import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import type { Account } from './catalogue-world.ts';
import { CREATE_TICKET, DAY, type Numbered, organisingWorld, PUBLISH } from './organising-world.ts';

const { world, organiser, stranger, session, draft, ticket } = await organisingWorld();

describe('changing what was prepared', () => {
  it('approval and a price exclude each other', async () => {
    const approved = await draft({ required_approval: true });
    const priced = await world.ask(CREATE_TICKET, {
      as: organiser,
      variables: { session: approved.session, input: { name: 'Vé', price: 1 } },
    });
    expect(priced.refusals).toEqual([{ code: 'APPROVAL_ONLY_FOR_FREE' }]);
    await ticket(approved.session, { price: 0 });
    const paid = await draft();
    await ticket(paid.session);
    const asked = await world.ask(
      'mutation ($id: Int!) { update_event(id: $id, input: { required_approval: true }) { id } }',
      {
        as: organiser,
        variables: { id: paid.id },
      },
    );
    expect(asked.refusals).toEqual([{ code: 'APPROVAL_ONLY_FOR_FREE' }]);
  });

  it('a capacity goes down to what is sold and held, not below [S5-11]', async () => {
    const event = await draft();
    const id = await ticket(event.session, { capacity: 10 });
    await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    const { rows } = await world.pool.query<{ readonly ticket_type_id: string }>(
      'SELECT ticket_type_id FROM ticket_type WHERE event_id = $1',
      [event.id],
    );
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
      world.ask(
        'mutation ($id: ID!, $input: TicketInput!) { update_ticket(id: $id, input: $input) { capacity held remaining } }',
        {
          as: organiser,
          variables: { id, input: { name: 'Vé thường', price: 120_000, capacity } },
        },
      );
    expect((await update(2)).refusals).toMatchObject([{ code: 'CAPACITY_BELOW_TAKEN', sold: 0, held: 3 }]);
    expect((await update(3)).data).toEqual({ update_ticket: { capacity: 3, held: 3, remaining: 0 } });
    // The buyer's own cart counts as left to the buyer, not to others.
    const offer =
      'query ($id: Int!) { tickets(input: { section_event_id: $id }) { quantity limit processing_ticket sale_state price } }';
    expect((await world.ask(offer, { variables: { id: event.session } })).data).toEqual({
      tickets: [{ quantity: 0, limit: 0, processing_ticket: 3, sale_state: 'SOLD_OUT', price: 120_000 }],
    });
    expect((await world.ask(offer, { as: stranger, variables: { id: event.session } })).data).toEqual({
      tickets: [{ quantity: 3, limit: 3, processing_ticket: 0, sale_state: 'ON_SALE', price: 120_000 }],
    });
    const gone = await world.ask('mutation ($id: ID!) { delete_ticket(id: $id) }', {
      as: organiser,
      variables: { id },
    });
    expect(gone.refusals).toEqual([{ code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] }]);
  });

  it('an event that closes at capacity is closed while it is sold out, and opens with a place that comes back', async () => {
    const event = await draft({ capacity: 3, close_at_capacity: true });
    await ticket(event.session, { price: 0 });
    await ticket(event.session, { name: 'Vé khác', capacity: 5 });
    await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    const takes = (sold: number, held = 0) =>
      world.pool.query(
        `UPDATE quota SET sold = $2, reserved = $3 WHERE event_id = $1
          AND (scope = 'EVENT' OR quota_id = (SELECT ticket_type_id FROM ticket_type WHERE event_id = $1 AND price = 0))`,
        [event.id, sold, held],
      );
    const seen = async () =>
      (
        await world.one<readonly object[]>(
          'query ($id: Int!) { published_sections_event(event_id: $id) { plan_sale sale_state event { plan_sale sale_state } tickets { sale_state } } }',
          { variables: { id: event.id } },
        )
      )[0];
    const planned = async () =>
      (
        await world.one<readonly { readonly plan_sale: string | null }[]>(
          'query ($id: Int!) { sections_event_admin(event_id: $id) { plan_sale } }',
          { as: organiser, variables: { id: event.id } },
        )
      )[0]?.plan_sale;
    const admin = async () =>
      (
        await world.ask('query ($id: Int!) { event_admin(id: $id) { capacity close_at_capacity } }', {
          as: organiser,
          variables: { id: event.id },
        })
      ).data;
    const told = (plan: string | null, state: string, ...tickets: readonly string[]) => ({
      plan_sale: plan,
      sale_state: state,
      event: { plan_sale: plan, sale_state: state },
      tickets: tickets.map((sale_state) => ({ sale_state })),
    });
    expect(await admin()).toEqual({ event_admin: { capacity: 3, close_at_capacity: true } });
    await takes(2);
    expect(await seen()).toEqual(told(null, 'FREE', 'ON_SALE', 'ON_SALE'));
    await takes(2, 1);
    expect(await seen()).toEqual(told(null, 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'));
    await takes(3);
    expect(await seen()).toEqual(told('CLOSED', 'SALE_CLOSED', 'SALE_CLOSED', 'SALE_CLOSED'));
    expect(await planned()).toBeNull();
    await takes(2);
    expect(await seen()).toEqual(told(null, 'FREE', 'ON_SALE', 'ON_SALE'));

    const revise = (input: Readonly<Record<string, unknown>>) =>
      world.ask('mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }', {
        as: organiser,
        variables: { id: event.id, input },
      });
    await takes(3);
    expect((await revise({ name: 'Đêm nhạc khác' })).refusals).toEqual([]);
    expect(await admin()).toEqual({ event_admin: { capacity: 3, close_at_capacity: true } });
    expect((await revise({ close_at_capacity: false })).refusals).toEqual([]);
    expect(await seen()).toEqual(told(null, 'SOLD_OUT', 'SOLD_OUT', 'SOLD_OUT'));
    const closed = await world.ask(
      'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { plan_sale } }',
      { as: organiser, variables: { id: event.session, input: { ...session(), plan_sale: 'CLOSED' } } },
    );
    expect(closed.data).toEqual({ update_section_event: { plan_sale: 'CLOSED' } });
    await revise({ close_at_capacity: true });
    await takes(2);
    expect(await seen()).toEqual(told('CLOSED', 'SALE_CLOSED', 'SALE_CLOSED', 'SALE_CLOSED'));
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
      (
        await world.ask('query ($id: Int!) { event(id: $id) { end_at number_sections_of_event } }', {
          as: organiser,
          variables: { id: event.id },
        })
      ).data,
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
    expect(
      (
        await world.ask('mutation ($id: Int!) { delete_section_event(id: $id) }', {
          as: organiser,
          variables: { id: added.id },
        })
      ).data,
    ).toEqual({
      delete_section_event: true,
    });
    expect(
      (
        await world.ask('query ($id: Int!) { event(id: $id) { end_at number_sections_of_event } }', {
          as: organiser,
          variables: { id: event.id },
        })
      ).data,
    ).toEqual({
      event: { end_at: world.now() + 7 * DAY + 7_200_000, number_sections_of_event: 1 },
    });
  });

  it('a draft goes away with everything of it; a published event does not [S7.7-03]', async () => {
    const event = await draft();
    await ticket(event.session);
    const remove = 'mutation ($id: Int!) { delete_event(id: $id) }';
    expect((await world.ask(remove, { as: organiser, variables: { id: event.id } })).data).toEqual({
      delete_event: true,
    });
    expect((await world.ask(remove, { as: organiser, variables: { id: event.id } })).refusals).toEqual([
      { code: 'EVENT_NOT_FOUND' },
    ]);
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
    const say = async (what: string, variables: Readonly<Record<string, unknown>>) =>
      (await world.ask(what, { as: organiser, variables })).refusals;
    const archive = (shelved: boolean) =>
      say('mutation ($id: Int!, $archive: Boolean!) { archive_event(id: $id, archive: $archive) { archive } }', {
        id: event.id,
        archive: shelved,
      });
    const changes = async () => [
      await say('mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }', {
        id: event.id,
        input: { name: 'Đêm khác' },
      }),
      await say(
        'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
        {
          id: event.id,
          input: session(),
        },
      ),
      await say('mutation ($id: Int!) { delete_section_event(id: $id) }', { id: event.session }),
      await say('mutation ($id: ID!) { delete_ticket(id: $id) }', { id: ticketType }),
      await say(PUBLISH, { id: event.id, status: 'PUBLISHED' }),
    ];
    const refusedAs = (state: string) => Array.from({ length: 5 }, () => [{ code: 'EVENT_STATE_FORBIDS', state }]);
    expect(await archive(true)).toEqual([]);
    expect(await changes()).toEqual(refusedAs('ARCHIVED'));
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([
      { code: 'EVENT_STATE_FORBIDS', state: 'ARCHIVED' },
    ]);
    expect([await archive(false), await archive(false)]).toEqual([[], []]);
    // Nobody has heard of a draft: it is deleted, not cancelled.
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([
      { code: 'EVENT_STATE_FORBIDS', state: 'READY' },
    ]);
    expect(await say(PUBLISH, { id: event.id, status: 'PUBLISHED' })).toEqual([]);
    expect(await say(PUBLISH, { id: event.id, status: 'CANCELLED' })).toEqual([]);
    expect(await changes()).toEqual(refusedAs('CANCELLED'));
  });

  it('tells buyers that an archived or cancelled event sells nothing', async () => {
    const event = await draft();
    await ticket(event.session);
    await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'PUBLISHED' } });
    const told = async () =>
      (
        await world.ask(
          'query ($id: Int!) { event(id: $id) { sale_state } published_sections_event(event_id: $id) { sale_state selectable tickets { sale_state } } }',
          { variables: { id: event.id } },
        )
      ).data;
    const says = (state: string, selectable: boolean) => ({
      event: { sale_state: state },
      published_sections_event: [{ sale_state: state, selectable, tickets: [{ sale_state: state }] }],
    });
    expect(await told()).toEqual(says('ON_SALE', true));
    const archive = 'mutation ($id: Int!, $to: Boolean!) { archive_event(id: $id, archive: $to) { id } }';
    await world.ask(archive, { as: organiser, variables: { id: event.id, to: true } });
    expect(await told()).toEqual(says('SALE_CLOSED', false));
    await world.ask(archive, { as: organiser, variables: { id: event.id, to: false } });
    await world.ask(PUBLISH, { as: organiser, variables: { id: event.id, status: 'CANCELLED' } });
    expect(await told()).toEqual(says('SALE_CLOSED', false));
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
    const create =
      'mutation ($id: Int!, $url: String!) { create_photo(event_id: $id, url: $url) { id event_id thumbnail_url width color } }';
    const shown = await world.ask(create, { as: organiser, variables: { id: event.id, url: '/files/own/full.webp' } });
    expect(shown.data).toMatchObject({
      create_photo: { event_id: event.id, thumbnail_url: '/files/f/thumb.webp', width: 1600, color: '#aa5500' },
    });
    for (const url of ['/files/other/full.webp', 'https://evil.example/x.png'])
      expect((await world.ask(create, { as: organiser, variables: { id: event.id, url } })).refusals).toEqual([
        { code: 'INVALID_INPUT', field: 'url', problem: { kind: 'MALFORMED' } },
      ]);
    const { id } = (shown.data?.['create_photo'] ?? { id: '' }) as { readonly id: string };
    const remove = () =>
      world.ask('mutation ($id: ID!) { delete_photo(id: $id) }', { as: organiser, variables: { id } });
    expect((await remove()).data).toEqual({ delete_photo: true });
    expect((await remove()).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('puts an event’s photos in order with their captions, and a new cover in the place of the old', async () => {
    const event = await draft();
    const pictures = ['a', 'b', 'c', 'd'].map((name) => `/files/${name}/full.webp`);
    for (const url of pictures)
      world.files.set(url, {
        accountId: organiser.accountId,
        kind: 'EVENT_IMAGE' as const,
        ...{ fileId: url, url, cardUrl: url, thumbnailUrl: url, width: 16, height: 9, color: '#aa5500' },
        insertedAt: instant(0),
      });
    const ask = (text: string, variables: object, as = organiser) =>
      world.ask(text, { as, variables: { event: event.id, ...variables } });
    const ADD =
      'mutation ($event: Int!, $url: String!, $replaces: ID) { create_photo(event_id: $event, url: $url, replaces: $replaces) { id } }';
    const add = async (url: string | undefined, replaces: string | null = null) =>
      ((await ask(ADD, { url, replaces })).data?.['create_photo'] ?? { id: '' }) as { readonly id: string };
    const [{ id: a }, { id: b }, { id: c }] = [await add(pictures[0]), await add(pictures[1]), await add(pictures[2])];
    const arrange = (photos: readonly object[], as = organiser) =>
      ask(
        'mutation ($event: Int!, $photos: [PhotoPlace!]!) { arrange_photos(event_id: $event, photos: $photos) { id } }',
        { photos },
        as,
      );
    const shown = async () =>
      (await ask('query ($event: Int!) { event(id: $event) { photos { url label } } }', {})).data?.['event'];

    const order = [{ id: c, label: ' Khán phòng ' }, { id: a }, { id: b, label: '' }];
    expect((await arrange(order)).data).toEqual({ arrange_photos: [{ id: c }, { id: a }, { id: b }] });
    expect(await shown()).toEqual({
      photos: [
        { url: pictures[2], label: 'Khán phòng' },
        { url: pictures[0], label: null },
        { url: pictures[1], label: null },
      ],
    });
    for (const wrong of [[{ id: a }], [...order, { id: a }], [{ id: a }, { id: a }, { id: b }]])
      expect((await arrange(wrong)).refusals).toEqual([
        { code: 'INVALID_INPUT', field: 'photos', problem: { kind: 'MALFORMED' } },
      ]);
    expect((await arrange(order, stranger)).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);

    await add(pictures[3], c);
    expect(await shown()).toEqual({
      photos: [
        { url: pictures[3], label: null },
        { url: pictures[0], label: null },
        { url: pictures[1], label: null },
      ],
    });
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
    const operator = await world.account('operator', {
      staffMemberships: [{ corporateId: approved, role: 'ROOM_OPERATOR', active: true }],
    });
    const input = (corporate_id: number) => ({ name: 'Của công ty', event_type: 'ONSITE', corporate_id });
    const create = (as: Account, corporate: number) =>
      world.ask(
        'mutation ($input: CreateEventInput!) { create_event(input: $input) { corporate { display_name company_name slug } } }',
        {
          as,
          variables: { input: input(corporate) },
        },
      );
    expect((await create(owner, approved)).data).toEqual({
      create_event: { corporate: { display_name: null, company_name: 'Công ty Vé', slug: `Cong-ty-Ve-${approved}` } },
    });
    expect((await create(owner, pending)).refusals).toEqual([{ code: 'CORPORATE_NOT_APPROVED' }]);
    expect((await create(operator, approved)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await create(stranger, approved)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
  });
});
