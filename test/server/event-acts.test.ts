import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { TellTeams } from '#server/event/news/tell-teams.ts';
import { PublishDueEvents } from '#server/event/scheduling/publish-due-events.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
let world: CatalogueWorld;
let organiser: Account;
let stranger: Account;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  stranger = await world.account('stranger');
  await world.asOwner(
    `INSERT INTO category (category_id, name_en, name_vi, color, description)
      VALUES (1, 'Music', 'Âm nhạc', '#aa3300', 'Concerts')`,
  );
});

const as = () => ({ as: organiser });
const one = <Field>(text: string, variables: object = {}) =>
  world.one<Field>(text, { ...as(), variables: variables as Record<string, unknown> });
const refusalsOf = async (text: string, variables: object, by = organiser) =>
  (await world.ask(text, { as: by, variables: variables as Record<string, unknown> })).refusals;
const withdrawn = async (event: OneSessionEvent) => {
  await one('mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { id } }', { id: event.eventId });
  return event;
};
const statusOf = async ({ eventId }: Pick<OneSessionEvent, 'eventId'>) =>
  (await one<{ status: string }>('query ($id: Int!) { event(id: $id) { status } }', { id: eventId })).status;

describe('cloning an event', () => {
  const CLONE = `mutation ($id: Int!, $input: CloneEventInput!) {
    clone_event(id: $id, input: $input) { id name status begin_at end_at archive } }`;

  it('makes a draft at the new time with its tickets, questions and promotions, and nobody in it [S7.7-04]', async () => {
    const event = await world.published(organiser, { name: 'Đêm nhạc', price: 200_000, capacity: 40 });
    const question = { id: 1, type: 'Text', label: 'Ăn chay?', required: true, ticket_ids: [event.ticketId] };
    await one('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
      input: { event_id: event.eventId, fields: [question] },
    });
    await one('mutation ($t: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $t, input: $input) { id } }', {
      t: event.ticketId,
      input: { type: 'EARLY_BIRD', name: 'Sớm', percent_off: 10, end_at: world.now() + DAY },
    });
    await one(
      'mutation ($e: Int!, $input: PromotionCodeInput!) { create_promotion_code(event_id: $e, input: $input) { code } }',
      { e: event.eventId, input: { code: 'SALE', percent_off: 5, ticket_ids: [event.ticketId] } },
    );
    const beginAt = world.now() + 30 * DAY;
    const copy = await one<{ id: number; begin_at: number; end_at: number }>(CLONE, {
      id: event.eventId,
      input: { begin_at: beginAt },
    });
    expect(copy).toMatchObject({ name: 'Đêm nhạc', status: 'READY', archive: false, begin_at: beginAt });
    expect(copy.end_at - copy.begin_at).toBe(2 * HOUR);
    expect(copy.id).not.toBe(event.eventId);
    const tickets = await one<readonly { id: string; ticket: { promotions: readonly unknown[] } }[]>(
      `query ($id: Int!) { tickets_admin(input: { event_id: $id }) {
        id capacity sold held ticket { name price promotions { name end_at } } } }`,
      { id: copy.id },
    );
    expect(tickets).toMatchObject([
      {
        capacity: 40,
        sold: 0,
        held: 0,
        ticket: { name: 'Vé thường', price: 200_000, promotions: [{ name: 'Sớm', end_at: world.now() + 24 * DAY }] },
      },
    ]);
    expect(
      await one('query ($e: Int!) { promotion_codes(event_id: $e) { code used ticket_ids } }', { e: copy.id }),
    ).toEqual([{ code: 'SALE', used: 0, ticket_ids: [tickets[0]?.id] }]);
    const { addition_form: form } = await one<{ addition_form: unknown }>(
      'query ($id: Int!) { event(id: $id) { addition_form { fields { label ticket_ids } } } }',
      { id: copy.id },
    );
    expect(form).toEqual({ fields: [{ label: 'Ăn chay?', ticket_ids: [tickets[0]?.id] }] });
    await one('mutation ($id: Int!) { update_event_status(id: $id, status: "PUBLISHED") { id } }', { id: copy.id });
  });

  it('takes another name, once per key, and never a time that has passed', async () => {
    const event = await world.published(organiser, {});
    const input = { begin_at: world.now() + 30 * DAY, name: 'Đêm hai' };
    const asked = { as: organiser, key: randomUUID(), variables: { id: event.eventId, input } };
    const first = await world.one<{ id: number }>(CLONE, asked);
    expect(first).toMatchObject({ name: 'Đêm hai' });
    expect(await world.one(CLONE, asked)).toEqual(first);
    expect(await refusalsOf(CLONE, { id: event.eventId, input: { begin_at: world.now() } })).toMatchObject([
      { code: 'INVALID_INPUT', field: 'begin_at' },
    ]);
    expect(await refusalsOf(CLONE, { id: event.eventId, input }, stranger)).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('a scheduled publication', () => {
  const SCHEDULE = `mutation ($id: Int!, $at: Timestamp) {
    upsert_scheduled_event(event_id: $id, scheduled_at: $at) { event_id scheduled_at state } }`;
  const READ = 'query ($id: Int!) { scheduled_event(event_id: $id) { scheduled_at state } }';
  const publishDue = () => world.use(PublishDueEvents)();
  const publications = async (eventId: number) =>
    (await world.pool.query(`SELECT FROM audit_entry WHERE event_id = $1 AND act = 'event.published'`, [eventId]))
      .rowCount;

  it('is set, read, put off and withdrawn [S7.7-34] [S7.7-35]', async () => {
    const { eventId } = await withdrawn(await world.published(organiser, {}));
    expect(await one(READ, { id: eventId })).toBe(null);
    const at = world.now() + HOUR;
    expect(await one(SCHEDULE, { id: eventId, at })).toEqual({ event_id: eventId, scheduled_at: at, state: 'WAITING' });
    await one(SCHEDULE, { id: eventId, at: at + HOUR });
    expect(await one(READ, { id: eventId })).toEqual({ scheduled_at: at + HOUR, state: 'WAITING' });
    expect(await one(SCHEDULE, { id: eventId, at: null })).toBe(null);
    expect(await one(READ, { id: eventId })).toBe(null);
  });

  it('publishes the draft at its time, once, however many nodes run [S7.7-48]', async () => {
    const event = await withdrawn(await world.published(organiser, {}));
    const before = (await publications(event.eventId)) ?? 0;
    await one(SCHEDULE, { id: event.eventId, at: world.now() + HOUR });
    await publishDue();
    expect(await statusOf(event)).toBe('READY');
    world.setNow(instant(world.now() + HOUR));
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(await statusOf(event)).toBe('PUBLISHED');
    await publishDue();
    expect(await publications(event.eventId)).toBe(before + 1);
    expect(await one(READ, { id: event.eventId })).toMatchObject({ state: 'PUBLISHED' });
  });

  it('leaves a draft that is no longer ready, and says so', async () => {
    const event = await withdrawn(await world.published(organiser, {}));
    await one(SCHEDULE, { id: event.eventId, at: world.now() + HOUR });
    await one('mutation ($id: ID!) { delete_ticket(id: $id) }', { id: event.ticketId });
    world.setNow(instant(world.now() + HOUR));
    await publishDue();
    expect(await statusOf(event)).toBe('READY');
    expect(await one(READ, { id: event.eventId })).toMatchObject({ state: 'NOT_READY' });
  });

  it('that failed is told to the organiser at once', async () => {
    const event = await withdrawn(await world.published(organiser, {}));
    await one(SCHEDULE, { id: event.eventId, at: world.now() + HOUR });
    await one('mutation ($id: ID!) { delete_ticket(id: $id) }', { id: event.ticketId });
    world.setNow(instant(world.now() + HOUR));
    await publishDue();
    await publishDue();
    await world.use(TellTeams)();
    const { rows } = await world.pool.query(
      `SELECT recipient, data ->> 'notPublished' AS failed, data ->> 'daily' AS daily FROM email_message
        WHERE message = 'team-news' AND data ->> 'eventId' = $1`,
      [String(event.eventId)],
    );
    expect(rows).toEqual([{ recipient: expect.stringContaining('@'), failed: '1', daily: 'false' }]);
  });

  it('is for complete drafts and times to come', async () => {
    const event = await world.published(organiser, {});
    expect(await refusalsOf(SCHEDULE, { id: event.eventId, at: world.now() + HOUR })).toEqual([
      { code: 'EVENT_STATE_FORBIDS', state: 'PUBLISHED' },
    ]);
    await withdrawn(event);
    expect(await refusalsOf(SCHEDULE, { id: event.eventId, at: world.now() })).toMatchObject([
      { code: 'INVALID_INPUT', field: 'scheduled_at' },
    ]);
    await one('mutation ($id: ID!) { delete_ticket(id: $id) }', { id: event.ticketId });
    expect(await refusalsOf(SCHEDULE, { id: event.eventId, at: world.now() + HOUR })).toEqual([
      { code: 'NOT_READY_TO_PUBLISH', blockers: ['TICKET_MISSING'] },
    ]);
    await one('mutation ($id: Int!) { delete_event(id: $id) }', { id: event.eventId });
  });
});

describe('the parts of an event', () => {
  it('are its sessions, all or those that are not over [S7.7-17] [S7.7-21]', async () => {
    const event = await world.published(organiser, {});
    const SUB = 'query ($id: Int!, $f: SubEventsFilter) { sub_events(event_id: $id, filter: $f) { id } }';
    const all = [{ id: event.sessionId }];
    expect(await one(SUB, { id: event.eventId, f: null })).toEqual(all);
    expect(await one(SUB, { id: event.eventId, f: { ended: false } })).toEqual(all);
    expect(await one(SUB, { id: event.eventId, f: { ended: true } })).toEqual([]);
    const ADMIN = 'query ($id: Int!) { sections_event_admin(event_id: $id) { id } }';
    expect(await one(ADMIN, { id: event.eventId })).toEqual(all);
    expect(await refusalsOf(ADMIN, { id: event.eventId }, stranger)).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('are its ticket types with what is sold and left, of one session or all [S7.7-29]', async () => {
    const event = await world.published(organiser, { price: 50_000, capacity: 7 });
    const TICKETS = `query ($input: TicketsAdminInput!) { tickets_admin(input: $input) {
      id capacity sold held remaining ticket { name price } } }`;
    const told = [
      { id: event.ticketId, capacity: 7, sold: 0, held: 0, remaining: 7, ticket: { name: 'Vé thường', price: 50_000 } },
    ];
    const input = { event_id: event.eventId };
    expect(await one(TICKETS, { input })).toEqual(told);
    expect(await one(TICKETS, { input: { ...input, section_event_id: event.sessionId } })).toEqual(told);
    expect(await one(TICKETS, { input: { ...input, section_event_id: event.sessionId + 1 } })).toEqual([]);
  });

  it('are its category, with name, colour and description [S7.7-41] [S7.7-42] [S3-77]', async () => {
    const { eventId } = await world.published(organiser, {});
    const [category] = await one<readonly { id: number }[]>('{ categories { id name color description } }');
    const SET = `mutation ($input: CategoryEventInput!) { upsert_category_event(input: $input) {
      id name color description } }`;
    const READ = 'query ($id: Int!) { category_events(event_id: $id) { id name color description } }';
    expect(await one(READ, { id: eventId })).toEqual([]);
    expect(category).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
      color: expect.anything(),
      description: expect.anything(),
    });
    const set = { event_id: eventId, category_id: category?.id };
    expect(await one(SET, { input: set })).toEqual([category]);
    expect(await one(READ, { id: eventId })).toEqual([category]);
    expect(await one(SET, { input: { event_id: eventId, category_id: null } })).toEqual([]);
    expect(await refusalsOf(SET, { input: { ...set, category_id: 999_999 } })).toMatchObject([
      { code: 'INVALID_INPUT', field: 'category_id' },
    ]);
  });
});

describe('a private event', () => {
  it('is created and changed as such, whatever the input says [S7.7-13] [S7.7-14]', async () => {
    const input = { name: 'Tiệc', event_type: 'ONSITE', address: 'Hà Nội', feature: 'PUBLIC' };
    const made = await one<{ id: number }>(
      'mutation ($input: CreateEventInput!) { create_private_event(input: $input) { id feature status } }',
      { input },
    );
    expect(made).toMatchObject({ feature: 'PRIVATE', status: 'READY' });
    const UPDATE = `mutation ($id: Int!, $input: UpdateEventInput!) { update_private_event(id: $id, input: $input) {
      name feature } }`;
    expect(await one(UPDATE, { id: made.id, input: { name: 'Tiệc lớn', feature: 'PUBLIC' } })).toEqual({
      name: 'Tiệc lớn',
      feature: 'PRIVATE',
    });
    expect(await refusalsOf(UPDATE, { id: made.id, input: {} }, stranger)).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });
});

describe('starting an online event', () => {
  it('opens the room to its guests and answers its link [S7.7-11]', async () => {
    const event = await world.published(organiser, { input: { event_type: 'HYBRID', urls: ['https://a.test'] } });
    const START = 'mutation ($input: StartEventInput!) { start_event(input: $input) { url } }';
    const input = { section_event_id: event.sessionId };
    expect(await refusalsOf(START, { input })).toEqual([{ code: 'NOT_FOUND' }]);
    await one(
      'mutation ($id: Int!, $input: VemoiRoomInput!) { create_vemoi_room(section_event_id: $id, input: $input) { id } }',
      { id: event.sessionId, input: { title: 'Sân khấu', url: 'https://meet.test/x' } },
    );
    expect(await one(START, { input })).toEqual({ url: 'https://meet.test/x' });
    expect(
      await one('query ($id: Int!) { vemoi_rooms(section_event_id: $id) { is_open } }', { id: event.sessionId }),
    ).toEqual([{ is_open: true }]);
    expect(await refusalsOf(START, { input }, stranger)).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('the calendar of a session', () => {
  const ADD = `mutation ($session: Int!, $input: CalendarSectionInput!) {
    create_calendar_section(section_event_id: $session, input: $input) { id section_event_id title begin_at end_at } }`;
  const READ = `query ($session: Int!) {
    calendar_sections(section_event_id: $session) { id section_event_id title begin_at end_at } }`;
  type Entry = { readonly id: string; readonly title: string; readonly begin_at: number; readonly end_at: number };
  const MINUTE = 60_000;
  const beginOf = () => world.now() + 7 * DAY;
  const entry = (title: string, from: number, to: number) => ({
    title,
    begin_at: beginOf() + from * MINUTE,
    end_at: beginOf() + to * MINUTE,
  });
  const add = (session: number, input: object, key: string = randomUUID()) =>
    world.one<Entry>(ADD, { ...as(), key, variables: { session, input } });
  const read = (session: number, by: Account | null = null) =>
    world.one<readonly Entry[]>(READ, { ...(by === null ? {} : { as: by }), variables: { session } });

  it('takes entries within the session, once per key, and everybody reads them by time [S7.7-22] [S7.7-23]', async () => {
    const { sessionId: session } = await world.published(organiser, {});
    expect(await read(session)).toEqual([]);
    const key = randomUUID();
    const talk = await add(session, entry(' Giao lưu ', 60, 120), key);
    expect(talk).toEqual({ id: talk.id, section_event_id: session, ...entry('Giao lưu', 60, 120) });
    expect(await add(session, entry(' Giao lưu ', 60, 120), key)).toEqual(talk);
    const doors = await add(session, entry('Đón khách', 0, 30));
    expect(await read(session)).toEqual([doors, talk]);
    expect(await one('mutation ($id: ID!) { delete_calendar_section(id: $id) }', { id: doors.id })).toBe(true);
    expect(await read(session, stranger)).toEqual([talk]);
  });

  it('refuses what lies outside the session, by its field, and who may not edit the event', async () => {
    const event = await world.published(organiser, {});
    const session = event.sessionId;
    for (const [input, field] of [
      [entry(' ', 0, 30), 'input.title'],
      [entry('x'.repeat(121), 0, 30), 'input.title'],
      [entry('Sớm', -1, 30), 'input.begin_at'],
      [entry('Muộn', 60, 121), 'input.end_at'],
      [entry('Ngược', 60, 60), 'input.end_at'],
    ] as const)
      expect(await refusalsOf(ADD, { session, input })).toMatchObject([{ code: 'INVALID_INPUT', field }]);
    expect(await refusalsOf(ADD, { session, input: entry('Mở', 0, 9) }, stranger)).toEqual([{ code: 'FORBIDDEN' }]);
    const kept = await add(session, entry('Mở', 0, 9));
    const remove = 'mutation ($id: ID!) { delete_calendar_section(id: $id) }';
    expect(await refusalsOf(remove, { id: kept.id }, stranger)).toEqual([{ code: 'FORBIDDEN' }]);
    await one(remove, { id: kept.id });
    expect(await refusalsOf(remove, { id: kept.id })).toEqual([{ code: 'NOT_FOUND' }]);
    await withdrawn(event);
    expect((await world.ask(READ, { as: stranger, variables: { session } })).refusals).toEqual([
      { code: 'EVENT_NOT_FOUND' },
    ]);
  });

  it('moves with its session, hides what no longer fits from guests, and is cloned', async () => {
    const event = await world.published(organiser, {});
    const session = event.sessionId;
    await add(session, entry('Đón khách', 0, 30));
    await add(session, entry('Giao lưu', 60, 120));
    const begin = beginOf() + DAY;
    await one(
      'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
      {
        id: session,
        input: { begin_at: begin, end_at: begin + HOUR },
      },
    );
    const times = async (by: Account | null) =>
      (await read(session, by)).map(({ title, begin_at, end_at }) => [title, begin_at - begin, end_at - begin]);
    expect(await times(stranger)).toEqual([['Đón khách', 0, 30 * MINUTE]]);
    expect(await times(organiser)).toEqual([
      ['Đón khách', 0, 30 * MINUTE],
      ['Giao lưu', HOUR, 2 * HOUR],
    ]);
    const copy = await one<{ id: number }>(
      'mutation ($id: Int!, $input: CloneEventInput!) { clone_event(id: $id, input: $input) { id } }',
      { id: event.eventId, input: { begin_at: begin + 30 * DAY } },
    );
    const [copied] = await one<readonly { id: number }[]>(
      'query ($id: Int!) { sub_events(event_id: $id) { id } }',
      copy,
    );
    expect((await read(copied?.id ?? 0, organiser)).map((each) => [each.title, each.begin_at])).toEqual([
      ['Đón khách', begin + 30 * DAY],
      ['Giao lưu', begin + 30 * DAY + HOUR],
    ]);
    await one('mutation ($id: Int!) { delete_event(id: $id) }', copy);
    expect((await world.pool.query('SELECT FROM calendar_section WHERE event_id = $1', [copy.id])).rowCount).toBe(0);
  });
});
