import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { StopSalesOfAccount } from '#server/event/calling-off/stop-sales-of-account.ts';
import { STOP_SALES_JOB } from '#server/people/users/stop-sales-job.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('users.admin');
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
  await admin.proves();
});

type User = {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly phone_number: string | null;
  readonly is_admin: boolean;
  readonly suspended_at: number | null;
  readonly suspension_reason: string | null;
};
type Session = {
  readonly id: string;
  readonly is_open: boolean;
  readonly ended_because: string | null;
  readonly ended_at: number | null;
};
const LINE =
  'id email username full_name phone_number is_admin is_accountant inserted_at suspended_at suspension_reason';
const find = (search: string, input: object = {}, by = admin) =>
  by.ask<{
    readonly entries: readonly User[];
    readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
  }>(
    `query ($search: String, $limit: Int, $after: String, $before: String) {
      platform_users(search: $search, limit: $limit, after: $after, before: $before) {
        entries { ${LINE} } metadata { after before total_count } } }`,
    { search, ...input },
  );
const emailsOf = async (search: string) => (await find(search)).value.entries.map(({ email }) => email);
const look = (id: string, by = admin) =>
  by.ask<{ readonly user: User; readonly sessions: readonly Session[] }>(
    `query ($id: ID!) { platform_user(id: $id) { user { ${LINE} }
      sessions { id user_agent inserted_at last_used_at ended_at ended_because is_open } } }`,
    { id },
  );
const end = (id: string, session: string | null = null, by = admin) =>
  by.ask<number>('mutation ($id: ID!, $session: ID) { end_user_sessions(id: $id, session_id: $session) }', {
    id,
    session,
  });
const suspend = (id: string, reason: string, by = admin) =>
  by.ask<User>(`mutation ($id: ID!, $reason: String!) { suspend_user(id: $id, reason: $reason) { ${LINE} } }`, {
    id,
    reason,
  });
const lift = (id: string, by = admin) =>
  by.ask<User>(`mutation ($id: ID!) { lift_user_suspension(id: $id) { ${LINE} } }`, { id });
const isArchived = async (eventId: number) =>
  (
    await world.app.database.asOwner<{ readonly archive: boolean }>('SELECT archive FROM event WHERE event_id = $1', [
      eventId,
    ])
  )[0]?.archive;
const accountIdOf = (wireId: string) => withDashes(wireId) as AccountId;
async function stopSales(): Promise<void> {
  const jobs = await world.app.database.asOwner<{ readonly payload: { accountId: AccountId; by: AccountId } }>(
    'SELECT payload FROM job WHERE task = $1',
    [STOP_SALES_JOB.task],
  );
  for (const { payload } of jobs) await world.app.use(StopSalesOfAccount)(payload);
}
const idOf = async ({ email }: { readonly email: string }) => (await find(email)).value.entries[0]?.id ?? '';
const stillIn = async (person: Person) => (await person.ask<object | null>('{ profile { email } }')).refusal === null;
const audited = (id: string) =>
  world.app.database.asOwner<{ readonly actor: string; readonly facts: object }>(
    `SELECT a.email AS actor, x.facts FROM audit_entry x JOIN account a ON a.account_id = x.actor_account_id
     JOIN session_family f ON x.subject = 'session:' || f.session_family_id
     WHERE x.act = 'session.ended' AND f.account_id = $1::uuid`,
    [id],
  );

describe('the users of the platform', () => {
  it('are found by email, name without accents and phone as people write it', async () => {
    const lan = await world.person('nhung.lan');
    const name = `Ngọc${randomUUID().slice(0, 6)}`;
    const phone = `9${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await world.app.database.asOwner(
      `UPDATE account SET first_name = 'Đỗ', last_name = $2,
         setting = setting || jsonb_build_object('national_phone_number', $3::text) WHERE email = $1`,
      [lan.email, name, `0${phone.slice(0, 3)} ${phone.slice(3)}`],
    );
    for (const typed of [lan.email.toUpperCase(), `do ${name.replace('ọ', 'o')}`, `0${phone}`, `+84 ${phone}`])
      expect([typed, await emailsOf(typed)]).toEqual([typed, [lan.email]]);
    expect(await emailsOf(randomUUID())).toEqual([]);
    const { value } = await find(lan.email);
    expect(value.entries[0]).toMatchObject({
      is_admin: false,
      phone_number: `0${phone.slice(0, 3)} ${phone.slice(3)}`,
    });
  });

  it('are listed page by page, newest first', async () => {
    const mark = `trang${randomUUID().slice(0, 6)}`;
    const people = [];
    for (let count = 0; count < 3; count += 1) people.push((await world.person(`${mark}.${count}`)).email);
    const first = (await find(mark, { limit: 2 })).value;
    const second = (await find(mark, { limit: 2, after: first.metadata.after })).value;
    expect([...first.entries, ...second.entries].map(({ email }) => email)).toEqual(people.toReversed());
    expect(first.metadata).toMatchObject({ before: null, total_count: 3 });
    expect((await find(mark, { limit: 2, before: second.metadata.before })).value.entries).toEqual(first.entries);
  });

  it('show their sign-ins', async () => {
    const person = await world.person('signs.in');
    const { value } = await look(await idOf(person));
    expect(value.user.email).toBe(person.email);
    expect(value.sessions).toEqual([expect.objectContaining({ is_open: true, ended_because: null })]);
    expect((await look(withoutDashes(randomUUID()))).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('are signed out by an admin, at once, once, recorded under the admin', async () => {
    const person = await world.person('signed.out');
    const id = await idOf(person);
    expect(await stillIn(person)).toBe(true);
    const session = (await look(id)).value.sessions[0]?.id ?? '';
    expect((await end(id, session)).value).toBe(1);
    await expect.poll(() => stillIn(person), { timeout: 5_000 }).toBe(false);
    expect((await end(id, session)).value).toBe(0);
    expect((await end(id)).value).toBe(0);
    expect((await look(id)).value.sessions).toEqual([
      expect.objectContaining({ is_open: false, ended_because: 'ENDED_BY_STAFF', ended_at: expect.any(Number) }),
    ]);
    expect(await audited(id)).toEqual([{ actor: admin.email, facts: { because: 'ENDED_BY_STAFF' } }]);
  });

  it('keep the sessions of others: one person’s session is not ended under another’s name', async () => {
    const [lan, minh] = [await world.person('lan'), await world.person('minh')];
    const session = (await look(await idOf(lan))).value.sessions[0]?.id ?? '';
    expect((await end(await idOf(minh), session)).value).toBe(0);
    expect(await stillIn(lan)).toBe(true);
    expect((await end(withoutDashes(randomUUID()))).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('are suspended with a reason: signed out at once, told by email, kept out, and let in again', async () => {
    const person = await world.person('suspended');
    const id = await idOf(person);
    expect((await suspend(id, '  ')).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await suspend(id, 'x'.repeat(501))).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await stillIn(person)).toBe(true);
    expect((await suspend(id, ' Sells tickets that do not exist ')).value).toMatchObject({
      suspended_at: expect.any(Number),
      suspension_reason: 'Sells tickets that do not exist',
    });
    await expect.poll(() => stillIn(person), { timeout: 5_000 }).toBe(false);
    expect(await world.signsIn(person)).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await suspend(id, 'Again')).value).toMatchObject({ suspension_reason: 'Sells tickets that do not exist' });
    const [told] = (await world.mailsTo(person.email)).filter(({ subject }) => /tạm khóa|suspended/.test(subject));
    expect(told?.text).toContain('Sells tickets that do not exist');
    expect(told?.text).toContain('/contact-us');
    expect((await lift(id)).value).toMatchObject({ suspended_at: null, suspension_reason: null });
    expect((await lift(id)).refusal).toBe(null);
    expect(await world.signsIn(person)).toEqual({ status: 200, code: null });
    const reopened = (await world.mailsTo(person.email)).filter(({ subject }) => /mở khóa|open again/.test(subject));
    expect(reopened).toHaveLength(1);
    const acts = await world.app.database.asOwner<{ readonly act: string; readonly actor: string }>(
      `SELECT x.act, a.email AS actor FROM audit_entry x JOIN account a ON a.account_id = x.actor_account_id
       WHERE x.subject = 'account:' || $1::uuid AND x.act LIKE 'account.susp%' ORDER BY x.at, x.act`,
      [id],
    );
    expect(acts).toEqual([
      { act: 'account.suspended', actor: admin.email },
      { act: 'account.suspension-lifted', actor: admin.email },
    ]);
  });

  it('keep their tickets while suspended, and their own events stop selling until they restore them', async () => {
    const organiser = await world.person('organiser');
    const owner = await idOf(organiser);
    const { sale, buyer, ticket } = await world.buyerWithTicket({ owner: accountIdOf(owner) });
    for (const id of [await idOf(buyer), owner]) expect((await suspend(id, 'Fraud')).refusal).toBe(null);
    const scan = await world.atTheDoor(sale);
    expect(await scan(ticket.qr_text)).toBe('ADMITTED');
    await stopSales();
    expect(await isArchived(sale.eventId)).toBe(true);
    const door = await world.team(sale, 'MANAGER');
    const restore = () =>
      door.ask('mutation ($id: Int!) { archive_event(id: $id, archive: false) { archive } }', { id: sale.eventId });
    expect((await restore()).refusal).toEqual({ code: 'NOT_READY_TO_PUBLISH', blockers: ['PUBLISHER_SUSPENDED'] });
    await lift(owner);
    expect(await isArchived(sale.eventId)).toBe(true);
    expect((await restore()).refusal).toBe(null);
    expect(await isArchived(sale.eventId)).toBe(false);
  });

  it('do not suspend themselves, and of two admins who suspend each other at once one stays', async () => {
    const [ann, bin] = [await world.person('ann'), await world.person('bin')];
    for (const one of [ann, bin]) {
      await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [one.email]);
      await one.proves();
    }
    const [annId, binId] = [await idOf(ann), await idOf(bin)];
    expect((await suspend(annId, 'Me', ann)).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await lift(annId, ann)).refusal).toEqual({ code: 'FORBIDDEN' });
    await Promise.all([suspend(binId, 'Bin', ann), suspend(annId, 'Ann', bin)]);
    const { value } = await find('', { limit: 100 });
    const suspended = value.entries.filter(
      ({ id, suspended_at }) => suspended_at !== null && [annId, binId].includes(id),
    );
    expect(suspended).toHaveLength(1);
    expect((await suspend(withoutDashes(randomUUID()), 'Nobody')).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('are for admins alone, who proved their second factor', async () => {
    const { sale, buyer } = await world.buyerWithTicket();
    const id = await idOf(buyer);
    const unproven = await world.person('unproven.admin');
    await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [unproven.email]);
    const accountant = await world.person('accountant');
    await world.app.database.asOwner('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
    await accountant.proves();
    for (const by of [buyer, await world.team(sale, 'MANAGER'), accountant, unproven]) {
      const refusals = [
        (await find('', {}, by)).refusal,
        (await look(id, by)).refusal,
        (await end(id, null, by)).refusal,
        (await suspend(id, 'Fraud', by)).refusal,
        (await lift(id, by)).refusal,
      ];
      expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'FORBIDDEN' })));
    }
    expect(await audited(id)).toEqual([]);
  });
});
