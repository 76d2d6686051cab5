import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withoutDashes } from '#domain/kernel/encoding/uuid.ts';
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
};
type Session = {
  readonly id: string;
  readonly is_open: boolean;
  readonly ended_because: string | null;
  readonly ended_at: number | null;
};
const LINE = 'id email username full_name phone_number is_admin is_accountant inserted_at';
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
      ];
      expect(refusals).toEqual(refusals.map(() => expect.objectContaining({ code: 'FORBIDDEN' })));
    }
    expect(await audited(id)).toEqual([]);
  });
});
