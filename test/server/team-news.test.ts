import { beforeAll, describe, expect, it } from 'vitest';
import { dailyLetterAfter } from '#domain/event/news/daily-letter.ts';
import { NEWS_KINDS } from '#domain/event/news/news-choice.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { TellTeams } from '#server/event/news/tell-teams.ts';
import type { Sale, SaleGiven } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

type Choice = { readonly kind: string; readonly time: string };

let world: TicketWorld;
let waited = 0;
beforeAll(async () => {
  world = await ticketWorld();
});

const now = () => instant(Date.now() + waited);
const wait = (ms: number): void => {
  waited += ms;
  world.wait(ms);
};
const tell = () => world.app.use(TellTeams)();
const untilLetter = (): void => wait(dailyLetterAfter(now(), 'Asia/Ho_Chi_Minh') - now() + 1_000);

async function owned(given: SaleGiven = {}) {
  const owner = await world.person('owner');
  const [account] = await world.app.database.asOwner<{ readonly id: AccountId }>(
    'SELECT account_id AS id FROM account WHERE email = $1',
    [owner.email],
  );
  if (account === undefined) throw new Error('No owner');
  return { owner, sale: await world.sales.sale({ ...given, owner: account.id }) };
}

async function sells(sale: Sale, quantity: number): Promise<void> {
  const waiting = await world.sales.waitingForMoney(await world.sales.buyer(), sale, [quantity]);
  await world.sales.pay(waiting.code, waiting.amount);
}

const CHOICES = 'query ($event: Int!) { event_news_choices(event_id: $event) { kind time } }';
const CHOOSE = `mutation ($event: Int!, $kind: String!, $time: String!) {
  update_event_news_choice(event_id: $event, kind: $kind, time: $time) { kind time } }`;
const choices = (by: Person, { eventId }: Sale) => by.ask<readonly Choice[]>(CHOICES, { event: eventId });
const choose = (by: Person, { eventId }: Sale, kind: string, time: string) =>
  by.ask<readonly Choice[]>(CHOOSE, { event: eventId, kind, time });

const news = async (to: Person) =>
  (await world.mailsTo(to.email))
    .filter(({ text }) => text.includes('/settings#news'))
    .map(({ subject, text }) => ({ subject, text: text.replaceAll('\u00a0', ' ') }));
const subjects = async (to: Person) => (await news(to)).map(({ subject }) => subject);
const booked = async ({ eventId }: Sale): Promise<number> =>
  (
    await world.sales.one<{ readonly sum: number }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_line
        WHERE book = 'EVENT' AND book_id = $1 AND kind IN ('tickets-sold', 'donation-given')`,
      [String(eventId)],
    )
  ).sum;

describe('the daily letter', () => {
  it('sums up what the books say, at 08:00, once however many nodes run, and only when something happened', async () => {
    const { owner, sale } = await owned({ types: [{ price: 125_000 }] });
    const manager = await world.team(sale, 'MANAGER');
    await sells(sale, 2);
    await sells(sale, 1);
    await tell();
    expect([...(await news(owner)), ...(await news(manager))]).toEqual([]);
    untilLetter();
    await Promise.all([tell(), tell(), tell()]);
    for (const one of [owner, manager]) {
      const [letter, ...more] = await news(one);
      expect(more).toEqual([]);
      expect(letter?.subject).toBe('Daily summary: Đêm nhạc');
      expect(letter?.text).toContain('New orders: 2 (3 tickets)');
      expect(letter?.text).toContain('Sales: 375,000 đ');
      expect(letter?.text).toContain(`/events/manager/${sale.eventId}/settings#news`);
    }
    expect(await booked(sale)).toBe(375_000);
    wait(DAY);
    await tell();
    expect(await news(owner)).toHaveLength(1);
    await sells(sale, 1);
    await tell();
    untilLetter();
    await tell();
    expect((await news(owner)).map(({ text }) => /Sales: (.*)/.exec(text)?.[1])).toEqual(['375,000 đ', '125,000 đ']);
    expect(await booked(sale)).toBe(500_000);
  });

  it('is written in the reader’s language', async () => {
    const { owner, sale } = await owned({ types: [{ price: 125_000 }] });
    await world.app.database.asOwner("UPDATE account SET locale = 'vi' WHERE email = $1", [owner.email]);
    await sells(sale, 1);
    await tell();
    untilLetter();
    await tell();
    const [letter] = await news(owner);
    expect(letter?.subject).toBe('Tổng hợp trong ngày: Đêm nhạc');
    expect(letter?.text).toContain('Doanh thu: 125.000 đ');
    expect(letter?.text).toContain(`/vi/events/manager/${sale.eventId}/settings#news`);
  });
});

describe('what cannot wait', () => {
  it('is told at once to who may approve, in one letter, and to nobody else', async () => {
    const { owner, sale } = await owned({ approval: true });
    const [manager, editor, door] = [
      await world.team(sale, 'MANAGER'),
      await world.team(sale, 'EDITOR'),
      await world.team(sale, 'CHECK_IN'),
    ];
    await world.orders(await world.person('lan'), sale);
    await world.orders(await world.person('hoa'), sale);
    await Promise.all([tell(), tell()]);
    for (const one of [owner, manager]) expect(await subjects(one)).toEqual(['2 registrations wait for you: Đêm nhạc']);
    untilLetter();
    await tell();
    expect([(await news(owner)).length, ...(await news(editor)), ...(await news(door))]).toEqual([1]);
  });
});

describe('the choice of each member of the team', () => {
  it('is their own, of the kinds that their role is told of', async () => {
    const { owner, sale } = await owned({ types: [{ price: 125_000 }] });
    const [manager, editor] = [await world.team(sale, 'MANAGER'), await world.team(sale, 'EDITOR')];
    const usual = ['DAILY', 'AT_ONCE', 'DAILY', 'AT_ONCE'].map((time, at) => ({ kind: NEWS_KINDS[at], time }));
    for (const one of [owner, manager]) expect((await choices(one, sale)).value).toEqual(usual);
    expect((await choices(editor, sale)).value).toEqual([{ kind: 'PROBLEM', time: 'AT_ONCE' }]);
    const changed = await choose(owner, sale, 'SALE', 'AT_ONCE');
    expect(changed.value).toEqual([{ kind: 'SALE', time: 'AT_ONCE' }, ...usual.slice(1)]);
    expect((await choices(owner, sale)).value).toEqual(changed.value);
    await choose(manager, sale, 'SALE', 'NEVER');
    await sells(sale, 1);
    await tell();
    expect(await subjects(owner)).toEqual(['New order: Đêm nhạc']);
    untilLetter();
    await tell();
    expect([(await news(owner)).length, (await news(manager)).length]).toEqual([1, 0]);
  });

  it('is refused where there is none, and for what is no kind or time', async () => {
    const { owner, sale } = await owned();
    const editor = await world.team(sale, 'EDITOR');
    expect((await choose(editor, sale, 'SALE', 'DAILY')).refusal).toEqual({ code: 'FORBIDDEN' });
    for (const one of [await world.person('stranger'), await world.team(sale, 'CHECK_IN')]) {
      expect((await choices(one, sale)).refusal).toEqual({ code: 'FORBIDDEN' });
      expect((await choose(one, sale, 'PROBLEM', 'NEVER')).refusal).toEqual({ code: 'FORBIDDEN' });
    }
    for (const [kind, time, field] of [
      ['WEATHER', 'DAILY', 'kind'],
      ['SALE', 'HOURLY', 'time'],
    ] as const)
      expect((await choose(owner, sale, kind, time)).refusal).toMatchObject({ code: 'INVALID_INPUT', field });
  });

  it('is kept for nobody who left: they are told nothing', async () => {
    const { sale } = await owned({ types: [{ price: 125_000 }] });
    const manager = await world.team(sale, 'MANAGER');
    await choose(manager, sale, 'SALE', 'AT_ONCE');
    await world.app.database.asOwner('DELETE FROM event_user WHERE event_id = $1', [sale.eventId]);
    await sells(sale, 1);
    await tell();
    expect(await news(manager)).toEqual([]);
    expect((await choices(manager, sale)).refusal).toEqual({ code: 'FORBIDDEN' });
  });

  it('is not the author’s of a corporate’s event once they no longer act for it', async () => {
    const { owner, sale } = await owned({ types: [{ price: 125_000 }] });
    const [corporate] = await world.app.database.asOwner<{ readonly id: number }>(
      `INSERT INTO corporate (company_name, status) VALUES ('Nhà hát', 'APPROVED') RETURNING corporate_id AS id`,
    );
    await world.app.database.asOwner('UPDATE event SET corporate_id = $2 WHERE event_id = $1', [
      sale.eventId,
      corporate?.id,
    ]);
    const staff = (active: boolean) =>
      world.app.database.asOwner(
        `INSERT INTO corporate_staff (corporate_id, account_id, role, active)
          SELECT $1, account_id, 'EVENT_OWNER', $3 FROM account WHERE email = $2
          ON CONFLICT (corporate_id, account_id) DO UPDATE SET active = excluded.active`,
        [corporate?.id, owner.email, active],
      );
    await staff(true);
    await sells(sale, 1);
    await tell();
    untilLetter();
    await tell();
    expect(await news(owner)).toHaveLength(1);
    await staff(false);
    await sells(sale, 1);
    await tell();
    untilLetter();
    await tell();
    expect(await news(owner)).toHaveLength(1);
  });
});
