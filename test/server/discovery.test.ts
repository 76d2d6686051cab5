import { beforeAll, describe, expect, it } from 'vitest';
import { makeGraphqlEventPages } from '#adapters/graphql/event/page/graphql-event-pages.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { ok } from '#domain/kernel/result.ts';
import { type Account, type CatalogueWorld, catalogueWorld } from './catalogue-world.ts';

const DAY = 86_400_000;
let world: CatalogueWorld;
let organiser: Account;
let stranger: Account;

type Listed = {
  readonly events: readonly { readonly id: number; readonly name: string }[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};
const LIST = `query ($limit: Int, $after: String, $before: String, $filter: PublishedEventsFilter, $corporate: Int, $user: ID) {
  published_events(limit: $limit, after: $after, before: $before, filter: $filter, corporate_id: $corporate, user_id: $user) {
    events { id name } metadata { after before total_count } } }`;
const list = (variables: Readonly<Record<string, unknown>>) => world.one<Listed>(LIST, { variables });
const names = async (variables: Readonly<Record<string, unknown>>) =>
  (await list(variables)).events.map((event) => event.name);

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
  stranger = await world.account('stranger');
  await world.pool.query(
    `INSERT INTO category (category_id, name_en, name_vi, color) VALUES (1, 'Music', 'Âm nhạc', '#aa3300'), (2, 'Talks', 'Hội thảo', '#0033aa')`,
  );
  const made = [
    { name: 'Đêm nhạc Trịnh Công Sơn', price: 200_000, inMs: 2 * DAY, input: { category_id: 1 } },
    {
      name: 'Hội thảo Công nghệ Việt',
      price: 0,
      inMs: 5 * DAY,
      input: { category_id: 2, event_type: 'HYBRID', urls: ['https://meet.example/a', 'https://youtu.be/dQw4w9WgXcQ'] },
    },
    { name: 'Lớp học gốm', price: 350_000, inMs: 40 * DAY, input: { type: 'CLASS' } },
    { name: 'Chợ phiên cuối tuần', price: 0, inMs: -3_600_000 },
    { name: 'Tiệc riêng của Trịnh', price: 0, inMs: 3 * DAY, input: { feature: 'PRIVATE' } },
  ];
  for (const event of made) await world.published(organiser, event);
  const past = await world.published(organiser, { name: 'Đêm nhạc đã qua', price: 100_000, inMs: DAY });
  // As if it had been a month ago.
  await world.pool.query(
    `UPDATE section_event SET begin_at = begin_at - interval '30 days', end_at = end_at - interval '30 days' WHERE event_id = $1`,
    [past.eventId],
  );
  await world.pool.query(
    `UPDATE event SET begin_at = begin_at - interval '30 days', end_at = end_at - interval '30 days' WHERE event_id = $1`,
    [past.eventId],
  );
});

describe('discovery', () => {
  it('lists what is published, the next first and what is over last, never what is private [S7.4-04]', async () => {
    expect(await names({})).toEqual([
      'Chợ phiên cuối tuần',
      'Đêm nhạc Trịnh Công Sơn',
      'Hội thảo Công nghệ Việt',
      'Lớp học gốm',
      'Đêm nhạc đã qua',
    ]);
  });

  it('finds words without diacritics, in any order, and forgives a typing error [S7.4-01]', async () => {
    expect(await names({ filter: { search: 'trinh cong son' } })).toEqual(['Đêm nhạc Trịnh Công Sơn']);
    expect(await names({ filter: { search: 'nghe cong' } })).toEqual(['Hội thảo Công nghệ Việt']);
    expect(await names({ filter: { search: 'hoi thaoo cong nghe' } })).toEqual(['Hội thảo Công nghệ Việt']);
    expect(await names({ filter: { search: 'ĐÊM NHẠC' } })).toEqual(['Đêm nhạc Trịnh Công Sơn', 'Đêm nhạc đã qua']);
    expect(await names({ filter: { search: 'zzz khong co gi' } })).toEqual([]);
    // Signs mean nothing special.
    for (const signs of ['%', '_', '%_\\', 'nh%c'])
      expect(await names({ filter: { search: signs } }), signs).toEqual([]);
  });

  it('narrows by time, category, format and price [S7.4-03]', async () => {
    expect(await names({ filter: { time: 'UPCOMING' } })).toEqual([
      'Chợ phiên cuối tuần',
      'Đêm nhạc Trịnh Công Sơn',
      'Hội thảo Công nghệ Việt',
      'Lớp học gốm',
    ]);
    expect(await names({ filter: { time: 'ONGOING' } })).toEqual(['Chợ phiên cuối tuần']);
    expect(await names({ filter: { time: 'NEXT_DAYS' } })).toEqual([
      'Chợ phiên cuối tuần',
      'Đêm nhạc Trịnh Công Sơn',
      'Hội thảo Công nghệ Việt',
    ]);
    expect(await names({ filter: { time: 'THIS_WEEK' } })).toEqual(['Chợ phiên cuối tuần', 'Đêm nhạc Trịnh Công Sơn']);
    expect(await names({ filter: { time: 'THIS_MONTH' } })).toEqual([
      'Chợ phiên cuối tuần',
      'Đêm nhạc Trịnh Công Sơn',
      'Hội thảo Công nghệ Việt',
    ]);
    expect(await names({ filter: { time: 'PAST' } })).toEqual(['Đêm nhạc đã qua']);
    expect(await names({ filter: { category_id: 1 } })).toEqual(['Đêm nhạc Trịnh Công Sơn']);
    expect(await names({ filter: { format: 'HYBRID' } })).toEqual(['Hội thảo Công nghệ Việt']);
    expect(await names({ filter: { free: true } })).toEqual(['Chợ phiên cuối tuần', 'Hội thảo Công nghệ Việt']);
    expect(await names({ user: stranger.accountId.replaceAll('-', '') })).toEqual([]);
    expect(await names({ user: organiser.accountId.replaceAll('-', ''), filter: { free: false } })).toHaveLength(3);
    expect((await world.ask(LIST, { variables: { filter: { time: 'SOON' } } })).refusals).toMatchObject([
      { code: 'INVALID_INPUT', field: 'filter.time' },
    ]);
  });

  it('walks every list forwards and back under one cursor per filter [S7.1-10] [S3-14]', async () => {
    for (const filter of [{}, { search: 'dem nhac' }, { time: 'UPCOMING' }, { time: 'PAST' }]) {
      const all = (await list({ filter, limit: 100 })).events.map((event) => event.id);
      const forwards: number[] = [];
      let page = await list({ filter, limit: 2 });
      forwards.push(...page.events.map((event) => event.id));
      while (page.metadata.after !== null) {
        page = await list({ filter, limit: 2, after: page.metadata.after });
        forwards.push(...page.events.map((event) => event.id));
      }
      expect(forwards).toEqual(all);
      expect(page.metadata.total_count).toBe(all.length);
      const back: number[] = page.events.map((event) => event.id);
      while (page.metadata.before !== null) {
        page = await list({ filter, limit: 2, before: page.metadata.before });
        back.unshift(...page.events.map((event) => event.id));
      }
      expect(back).toEqual(all);
    }
    const { metadata } = await list({ limit: 2 });
    expect(
      (await world.ask(LIST, { variables: { limit: 2, after: metadata.after, filter: { free: true } } })).refusals,
    ).toEqual([{ code: 'INVALID_CURSOR' }]);
    expect((await world.ask(LIST, { variables: { after: 'k1.rubbish' } })).refusals).toEqual([
      { code: 'INVALID_CURSOR' },
    ]);
  });

  it('says everything of a list of events in a number of statements that does not grow with it', async () => {
    const EVERYTHING = `query ($limit: Int) { published_events(limit: $limit) { events {
      id slug name description summary address begin_at ended timezone type event_type status feature plan_sale hard_code_id number_sections_of_event policy
      is_owned_ticket owned_by_me interest user { username } corporate { slug } urls videos photos { id url } category { name } lowest_ticket { price percent_off }
      ticket_sold { number_of_sold_tickets number_of_tickets } sale_state abilities } metadata { total_count } } }`;
    const cost = async (limit: number, as?: Account) => {
      const before = world.statements.length;
      await world.one(EVERYTHING, { variables: { limit }, ...(as === undefined ? {} : { as }) });
      return world.statements.length - before;
    };
    // The viewer is looked up once.
    await cost(1, stranger);
    const [one, many] = [await cost(1, stranger), await cost(20, stranger)];
    expect(many).toBe(one);
    // Which of the events the viewer holds a ticket, an order or an invitation of.
    expect(many).toBeLessThanOrEqual(12);
    expect(await cost(20)).toBeLessThan(many);
  });

  it('opens a private event by its link, and shows it in no list', async () => {
    const { rows } = await world.pool.query<{ readonly id: number }>(
      `SELECT event_id AS id FROM event WHERE feature = 'PRIVATE'`,
    );
    const { id } = rows[0] ?? { id: 0 };
    const eventKey = await world.eventKeyOf(id, organiser);
    const EVENT = 'query ($id: Int!) { event(id: $id) { name } }';
    expect(await world.one(EVENT, { variables: { id }, eventKey })).toEqual({ name: 'Tiệc riêng của Trịnh' });
    expect(await names({ filter: { search: 'tiec rieng' } })).toEqual([]);
    // The old link then answers as nothing; a repeated key renews once.
    const RENEW = 'mutation ($id: Int!) { renew_event_link(event_id: $id) { slug } }';
    const renew = () => world.ask(RENEW, { as: organiser, variables: { id }, key: 'renew-once' });
    const [first, again] = [await renew(), await renew()];
    expect([again.data, again.refusals]).toEqual([first.data, []]);
    expect((await world.ask(EVENT, { variables: { id }, eventKey })).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
    const renewed = await world.eventKeyOf(id, organiser);
    expect(await world.one(EVENT, { variables: { id }, eventKey: renewed })).toEqual({ name: 'Tiệc riêng của Trịnh' });
    expect((await world.ask(RENEW, { as: stranger, variables: { id } })).refusals).toHaveLength(1);
  });

  it('features what is curated and still to come [S7.4-05]', async () => {
    await world.pool.query(
      `UPDATE event SET featured = true WHERE name IN ('Lớp học gốm', 'Đêm nhạc đã qua', 'Tiệc riêng của Trịnh')`,
    );
    expect(await world.one('{ featured_events { name } }')).toEqual([{ name: 'Lớp học gốm' }]);
  });

  it('names categories in the language of the page [S7.7-40]', async () => {
    expect(await world.one('{ categories { id name } }', { locale: 'vi' })).toEqual([
      { id: 1, name: 'Âm nhạc' },
      { id: 2, name: 'Hội thảo' },
    ]);
  });
});

describe('sessions', () => {
  it('of an event are read whole, or those that have not ended [S7.4-09]', async () => {
    const event = await world.published(organiser, { name: 'Hai buổi', price: 100_000 });
    await world.ask(
      'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
      {
        as: organiser,
        variables: { id: event.eventId, input: { name: 'Hai', begin_at: world.now() - DAY, end_at: world.now() - 1 } },
      },
    );
    const sessions = (filter: string) =>
      world.one(
        `{ published_sections_event(event_id: ${event.eventId}${filter}) { name ended sale_state selectable lowest_ticket { price } ticket_sold { number_of_sold_tickets number_of_tickets } event { id } } }`,
      );
    const first = {
      name: '',
      ended: false,
      sale_state: 'ON_SALE',
      selectable: true,
      lowest_ticket: { price: 100_000 },
      ticket_sold: { number_of_sold_tickets: 0, number_of_tickets: 100 },
      event: { id: event.eventId },
    };
    expect(await sessions(', filter: { time: "UPCOMING" }')).toEqual([first]);
    expect(await sessions('')).toMatchObject([
      first,
      { name: 'Hai', ended: true, sale_state: 'ENDED', selectable: false, lowest_ticket: null },
    ]);
  });

  it('of a long series come light, which its hard_code_id of -1 asks for; those of any other event in full [S7.4-08]', async () => {
    const series = await world.published(organiser, { name: 'Ba mươi mốt buổi', price: 100_000 });
    for (let day = 1; day <= 30; day += 1) {
      await world.ask(
        'mutation ($id: Int!, $input: SectionEventInput!) { create_section_event(event_id: $id, input: $input) { id } }',
        {
          as: organiser,
          variables: {
            id: series.eventId,
            input: { name: `Buổi ${day}`, begin_at: world.now() + day * DAY, end_at: world.now() + day * DAY + 1 },
          },
        },
      );
    }
    const event = await world.published(organiser, { name: 'Một buổi', price: 100_000 });
    const asked: string[] = [];
    const transport: GraphqlTransport = async (document, variables) => {
      asked.push(document.name);
      const told = await world.ask(document.text, { variables: { ...(variables as object) } });
      return ok(told.data as never);
    };
    const { read } = makeGraphqlEventPages(transport);
    const hardCodeOf = (id: number) => world.one(`{ event(id: ${id}) { hard_code_id number_sections_of_event } }`);
    expect(await hardCodeOf(series.eventId)).toEqual({ hard_code_id: -1, number_sections_of_event: 31 });
    const light = await read(series.eventId);
    if (!light.ok) throw new Error('It should be there');
    expect(light.value.sessions).toHaveLength(31);
    expect(light.value.sessions.every(({ tickets }) => tickets.length === 0)).toBe(true);
    expect(light.value.sessions.map(({ light: told }) => told?.lowestPrice)).toContain(100_000);
    expect(light.value.sessions.find(({ name }) => name === 'Buổi 30')).toMatchObject({
      eventId: series.eventId,
      beginAt: world.now() + 30 * DAY,
      timezone: expect.any(String),
      planSale: null,
      light: { saleState: 'COMING_SOON', lowestPrice: null },
    });
    expect(await hardCodeOf(event.eventId)).toEqual({ hard_code_id: null, number_sections_of_event: 1 });
    const full = await read(event.eventId);
    expect(full).toMatchObject({ value: { sessions: [{ light: null, tickets: [{ price: 100_000 }] }] } });
    expect(asked).toEqual(['EventPage', 'LightSessions', 'EventPage', 'SessionsOnSale']);
  });

  it('where an online session is joined is for the team, and for those with a ticket 30 minutes before it', async () => {
    const online = { event_type: 'ONLINE', urls: ['https://vemoi.test/about'] };
    const event = await world.published(organiser, { name: 'Trực tuyến', input: online });
    const beginsIn = (ms: number) =>
      world.ask(
        'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
        {
          as: organiser,
          variables: {
            id: event.sessionId,
            input: { begin_at: world.now() + ms, end_at: world.now() + 2 * DAY, urls: ['https://meet.example/secret'] },
          },
        },
      );
    await beginsIn(DAY);
    const urls = (as?: Account) =>
      world.one(`{ section_event(id: ${event.sessionId}) { urls } }`, as === undefined ? {} : { as });
    expect([await urls(), await urls(stranger), await urls(organiser)]).toEqual([
      { urls: [] },
      { urls: [] },
      { urls: ['https://meet.example/secret'] },
    ]);
    const ofEvent = `{ event(id: ${event.eventId}) { urls } }`;
    expect([await world.one(ofEvent), await world.one(ofEvent, { as: organiser })]).toEqual([
      { urls: [] },
      { urls: ['https://vemoi.test/about'] },
    ]);
    await world.register(event, stranger, [{ firstName: 'Tý', email: 'ty@vemoi.test' }]);
    const joined = () => world.one(`{ event(id: ${event.eventId}) { is_owned_ticket urls } }`, { as: stranger });
    expect([await urls(stranger), await joined()]).toEqual([{ urls: [] }, { is_owned_ticket: true, urls: [] }]);
    await beginsIn(DAY / 48);
    expect(await urls(stranger)).toEqual({ urls: ['https://meet.example/secret'] });
    expect(await joined()).toEqual({ is_owned_ticket: true, urls: ['https://vemoi.test/about'] });
  });

  it('an event shows its videos as links of the supported service only [S3-25]', async () => {
    const [found] = (await list({ filter: { search: 'cong nghe viet' } })).events;
    expect(
      await world.one('query ($id: Int!) { event(id: $id) { videos } }', { variables: { id: found?.id } }),
    ).toEqual({
      videos: ['{"url":"https://youtu.be/dQw4w9WgXcQ"}'],
    });
  });
});
