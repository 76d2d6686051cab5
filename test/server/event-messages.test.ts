import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '#domain/kernel/instant.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

type Notice = {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly type: string;
  readonly inserted_at: number;
};
type List = {
  readonly entries: readonly Notice[];
  readonly metadata: { readonly after: string | null; readonly total_count: number };
};

const push = (by: Person, { eventId }: Sale, input: object, key: string = randomUUID()) =>
  by.ask<Notice>(
    `mutation ($event: Int!, $input: EventNotificationInput!) {
      push_event_notification(event_id: $event, input: $input) { id title body type inserted_at } }`,
    { event: eventId, input },
    key,
  );
const list = (by: Person, { eventId }: Sale, paging: object = {}) =>
  by.ask<List>(
    `query ($event: Int!, $paging: PagingInput) { list_event_notifications(event_id: $event, paging: $paging) {
      entries { id title body type inserted_at } metadata { after total_count } } }`,
    { event: eventId, paging },
  );
const opened = { type: 'CHANGE', title: ' Mở cửa sớm ', body: 'Cửa mở lúc 18:00.' };

describe('the email about a created event', () => {
  const mail = (by: Person, { eventId }: Sale, key: string = randomUUID()) =>
    by.ask<boolean>('mutation ($event: Int!) { send_email_created_event(event_id: $event) }', { event: eventId }, key);
  const summariesTo = async (by: Person) =>
    (await world.mailsTo(by.email)).filter(({ subject }) => /^(Your event|Sự kiện của bạn): /.test(subject));

  it('goes to the member of the team who asks, with sessions, tickets and links, once per key [S7.7-12]', async () => {
    const sale = await world.sales.sale({ types: [{ price: 350_000, capacity: 80 }, { capacity: null }] });
    const host = await world.team(sale, 'MANAGER');
    const key = randomUUID();
    expect(await mail(host, sale, key)).toMatchObject({ refusal: null, value: true });
    expect((await mail(host, sale, key)).value).toBe(true);
    const [sent, ...more] = await summariesTo(host);
    expect(more).toEqual([]);
    expect(sent?.subject).toBe('Your event: Đêm nhạc');
    const text = sent?.text.replaceAll('\u00a0', ' ') ?? '';
    expect(text).toContain('Published. Anyone with the link can register.');
    expect(text).toContain('Session: Tối thứ Bảy');
    expect(text).toContain('350,000 đ · 80 tickets');
    expect(text).toContain('Free · unlimited');
    expect(text).toContain(`/events/manager/${sale.eventId}`);
    const { pool } = world.sales;
    await pool.query("UPDATE event SET name = 'Đêm thơ', status = 'READY' WHERE event_id = $1", [sale.eventId]);
    await pool.query("UPDATE account SET locale = 'vi' WHERE email = $1", [host.email]);
    expect((await mail(host, sale)).refusal).toBeNull();
    const [, again] = await summariesTo(host);
    expect([again?.subject, again?.text]).toEqual([
      'Sự kiện của bạn: Đêm thơ',
      expect.stringContaining('Bản nháp. Chỉ đội ngũ của bạn xem được.'),
    ]);
  });

  it('is limited in a day for each person, and nobody else’s', async () => {
    const sale = await world.sales.sale();
    const [host, other] = [await world.team(sale, 'MANAGER'), await world.team(sale, 'MANAGER')];
    for (const _time of [1, 2, 3]) expect((await mail(host, sale)).refusal).toBeNull();
    expect((await mail(host, sale)).refusal).toMatchObject({ code: 'RATE_LIMITED', retryAt: expect.any(Number) });
    expect((await mail(other, sale)).refusal).toBeNull();
    expect([(await summariesTo(host)).length, (await summariesTo(other)).length]).toEqual([3, 1]);
    for (const stranger of [await world.person('stranger'), await world.team(sale, 'EDITOR')])
      expect((await mail(stranger, sale)).refusal).toEqual({ code: 'FORBIDDEN' });
  });
});

describe('notifications of an event', () => {
  it('are pushed by the team and read by those who hold its tickets [S7.7-38] [S7.7-39] [S3-76]', async () => {
    const { sale, buyer } = await world.buyerWithTicket();
    const host = await world.team(sale, 'MANAGER');
    const before = Date.now();
    const key = randomUUID();
    const told = await push(host, sale, opened, key);
    expect(told).toMatchObject({
      refusal: null,
      value: { title: 'Mở cửa sớm', body: 'Cửa mở lúc 18:00.', type: 'CHANGE' },
    });
    expect(told.value.inserted_at).toBeGreaterThanOrEqual(before - 1_000);
    expect((await push(host, sale, opened, key)).value).toEqual(told.value);
    expect((await push(host, sale, { ...opened, body: 'Khác' }, key)).refusal).toEqual({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    const second = await push(host, sale, { title: 'Nhắc nhẹ', body: 'Hẹn gặp bạn tối nay.' });
    expect(second.value.type).toBe('NEWS');
    for (const reader of [buyer, host])
      expect((await list(reader, sale)).value.entries).toEqual([second.value, told.value]);
    const first = (await list(buyer, sale, { limit: 1 })).value;
    const rest = (await list(buyer, sale, { limit: 1, after: first.metadata.after })).value;
    expect([first.metadata.total_count, ...rest.entries]).toEqual([2, told.value]);
  });

  it('are refused with the reason, and limited in a day', async () => {
    const sale = await world.sales.sale();
    const host = await world.team(sale, 'MANAGER');
    for (const [input, field] of [
      [{ ...opened, title: ' ' }, 'input.title'],
      [{ ...opened, body: 'x'.repeat(1_001) }, 'input.body'],
      [{ ...opened, type: 'SPAM' }, 'input.type'],
    ] as const)
      expect((await push(host, sale, input)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
    for (const number of [1, 2, 3, 4, 5])
      expect((await push(host, sale, { ...opened, title: `Tin ${number}` })).refusal).toBeNull();
    expect((await push(host, sale, opened)).refusal).toMatchObject({
      code: 'RATE_LIMITED',
      retryAt: expect.any(Number),
    });
    expect((await list(host, sale)).value.metadata.total_count).toBe(5);
    world.wait(DAY);
    expect((await push(await world.team(sale, 'MANAGER'), sale, opened)).refusal).toBeNull();
  });

  it('are nobody else’s', async () => {
    const sale = await world.sales.sale();
    const others = [
      await world.person('stranger'),
      await world.team(sale, 'CHECK_IN'),
      await world.team(sale, 'EDITOR'),
    ];
    for (const one of others) {
      expect((await push(one, sale, opened)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await list(one, sale)).refusal).toEqual({ code: 'NOT_FOUND' });
    }
  });
});

describe('the organiser’s words in emails', () => {
  const write = (by: Person, { eventId }: Sale, text: string) =>
    by.ask<string | null>(
      'mutation ($event: Int!, $text: String!) { update_event_email_text(event_id: $event, text: $text) }',
      { event: eventId, text },
    );
  const read = (by: Person, { eventId }: Sale) => by.ask<string | null>(`{ event_email_text(event_id: ${eventId}) }`);

  it('are saved, stand in the emails of the event until they are removed, and are escaped', async () => {
    const sale = await world.sales.sale();
    const host = await world.team(sale, 'MANAGER');
    expect((await read(host, sale)).value).toBeNull();
    expect((await write(host, sale, ' Gửi xe ở hầm B2.\n\n<b>Đừng</b> quên vé! ')).value).toBe(
      'Gửi xe ở hầm B2.\n\n<b>Đừng</b> quên vé!',
    );
    expect((await read(host, sale)).value).toContain('hầm B2');
    const lan = await world.person('lan');
    const minh = `minh.${randomUUID().slice(0, 8)}@example.test`;
    await world.takes(lan, sale, minh);
    for (const email of [lan.email, minh]) {
      const mail = (await world.mailsTo(email)).at(-1);
      expect(mail?.text).toContain('Gửi xe ở hầm B2.');
      expect(mail?.text).toContain('<b>Đừng</b> quên vé!');
      expect(mail?.html).toContain('&lt;b&gt;Đừng&lt;/b&gt; quên vé!');
    }
    expect((await write(host, sale, ' ')).value).toBeNull();
    const hoa = await world.person('hoa');
    await world.takes(hoa, sale);
    expect((await world.mailsTo(hoa.email)).at(-1)?.text).not.toContain('hầm B2');
  });

  it('are written by managers, within their length', async () => {
    const sale = await world.sales.sale();
    const host = await world.team(sale, 'MANAGER');
    expect((await write(host, sale, 'x'.repeat(2_001))).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'text',
    });
    for (const one of [await world.person('stranger'), await world.team(sale, 'EDITOR')]) {
      expect((await write(one, sale, 'Chào')).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await read(one, sale)).refusal).toEqual({ code: 'FORBIDDEN' });
    }
  });
});
