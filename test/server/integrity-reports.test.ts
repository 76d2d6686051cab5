import { beforeAll, describe, expect, it } from 'vitest';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
let accountant: Person;
let sales: readonly Sale[];

const staff = async (name: string, right: 'is_admin' | 'is_accountant') => {
  const person = await world.person(name);
  await world.app.database.asOwner(`UPDATE account SET ${right} = true WHERE email = $1`, [person.email]);
  await person.proves();
  return person;
};
beforeAll(async () => {
  world = await ticketWorld();
  admin = await staff('integrity.admin', 'is_admin');
  accountant = await staff('integrity.accountant', 'is_accountant');
  const made: Sale[] = [];
  for (let place = 0; place < 3; place += 1) {
    const { sale } = await world.buyerWithTicket();
    made.push(sale);
  }
  const [sound, lying] = made;
  await world.app.database.asOwner('UPDATE quota SET sold = sold + 2 WHERE event_id = $1', [lying?.eventId]);
  for (const sale of [sound, lying]) await world.sales.integrity(sale?.eventId ?? 0);
  sales = made;
});

type Report = {
  readonly event_id: number;
  readonly event_name: string;
  readonly checked_at: number | null;
  readonly faults: readonly { readonly check: string; readonly subject: string; readonly sentence: string }[];
};
type Reports = {
  readonly entries: readonly Report[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
  readonly number_faulty: number;
  readonly last_checked_at: number | null;
};
const ask = (by: Person, input: object = {}) =>
  by.ask<Reports>(
    `query ($faulty: Boolean, $limit: Int, $after: String, $before: String) {
      integrity_reports(faulty: $faulty, limit: $limit, after: $after, before: $before) {
        entries { event_id event_name checked_at faults { check subject sentence } }
        metadata { after before total_count } number_faulty last_checked_at } }`,
    { ...input },
  );
const idsOf = ({ entries }: Reports) => entries.map(({ event_id: id }) => id);

describe('the integrity of all events', () => {
  it('says which event does not add up, of what and when it was checked', async () => {
    for (const by of [admin, accountant]) {
      const { value } = await ask(by, { faulty: true });
      expect(idsOf(value)).toEqual([sales[1]?.eventId]);
      expect(value.entries[0]).toMatchObject({ event_name: expect.any(String), checked_at: expect.any(Number) });
      expect(value.entries[0]?.faults).toEqual([
        {
          check: 'SOLD_COUNTER',
          subject: expect.any(String),
          sentence: 'Bộ đếm chỗ đã bán ghi 3, còn các đơn hàng cộng lại là 1.',
        },
      ]);
      expect(value).toMatchObject({ metadata: { total_count: 1 }, number_faulty: 1 });
      expect(value.last_checked_at).toBe(value.entries[0]?.checked_at);
    }
  });

  it('lists every event newest first, page by page, with those that were not checked yet', async () => {
    const [sound, lying, unchecked] = sales.map(({ eventId }) => eventId);
    const first = (await ask(admin, { limit: 2 })).value;
    expect(idsOf(first)).toEqual([unchecked, lying]);
    expect(first.entries.map(({ checked_at: at }) => at === null)).toEqual([true, false]);
    expect(first.metadata.before).toBeNull();
    const second = (await ask(admin, { limit: 2, after: first.metadata.after })).value;
    expect(idsOf(second)[0]).toBe(sound);
    expect(second.entries[0]?.faults).toEqual([]);
    expect(idsOf((await ask(admin, { limit: 2, before: second.metadata.before })).value)).toEqual(idsOf(first));
    expect((await ask(admin, { faulty: true, after: first.metadata.after })).refusal).toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });

  it('takes an event that only got its row before the check existed as not checked', async () => {
    const { sale } = await world.buyerWithTicket();
    await world.app.database.asOwner(`INSERT INTO integrity_check VALUES ($1, '[]', 'epoch')`, [sale.eventId]);
    const { value } = await ask(admin, { limit: 1 });
    expect(value.entries).toEqual([expect.objectContaining({ event_id: sale.eventId, checked_at: null })]);
  });

  it('is for accountants and admins who proved their second factor', async () => {
    const { sale, buyer } = await world.buyerWithTicket();
    const unproven = await world.person('unproven.admin');
    await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [unproven.email]);
    for (const by of [buyer, await world.team(sale, 'MANAGER'), unproven])
      expect((await ask(by)).refusal).toMatchObject({ code: 'FORBIDDEN' });
  });
});
