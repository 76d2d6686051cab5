import { beforeAll, describe, expect, it } from 'vitest';
import { AUDIT_ACTS } from '#domain/permission/audit-act.ts';
import { AUDIT_ACTS_SAID } from '#words/platform/audit-acts.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
beforeAll(async () => {
  world = await ticketWorld();
  admin = await world.person('audit.admin');
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [admin.email]);
  await admin.proves();
});

type Entry = {
  readonly id: string;
  readonly at: number;
  readonly act: string;
  readonly subject: string;
  readonly event_id: number | null;
  readonly by_platform: boolean;
  readonly actor_email: string | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};
type Log = {
  readonly entries: readonly Entry[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};
const ask = (input: object = {}, by = admin) =>
  by.ask<Log>(
    `query ($actor: String, $act: String, $subject: String, $from: Timestamp, $to: Timestamp, $limit: Int,
        $after: String, $before: String) {
      audit_log(actor: $actor, act: $act, subject: $subject, from: $from, to: $to, limit: $limit, after: $after,
          before: $before) {
        entries { id at act subject event_id by_platform actor_email facts { name value } }
        metadata { after before total_count } } }`,
    { ...input },
  );
const found = async (input: object) => (await ask(input)).value.entries;

async function recorded() {
  const { sale } = await world.buyerWithTicket();
  const manager = await world.team(sale, 'MANAGER');
  const subject = `event:${sale.eventId}`;
  await world.app.database.asOwner(
    `INSERT INTO audit_entry (audit_entry_id, at, actor_account_id, act, subject, event_id, facts)
     SELECT gen_random_uuid(), timestamptz '2026-10-01 00:00Z' + x.day * interval '1 day',
       CASE WHEN x.own THEN (SELECT account_id FROM account WHERE email = $2) END, x.act, x.subject, $1, x.facts::jsonb
     FROM (VALUES (1, true, 'event.published', $3, '{"version": 3, "quiet": false, "list": ["a", 1]}'),
       (2, true, 'photo.added', 'photo:p' || $1::int, '{}'), (3, false, 'contract.failed', 'contract:c' || $1::int, '{}'))
       AS x (day, own, act, subject, facts)`,
    [sale.eventId, manager.email, subject],
  );
  return { eventId: sale.eventId, manager, subject };
}
const day = (count: number) => Date.parse('2026-10-01T00:00:00Z') + count * 86_400_000;

describe('the audit log', () => {
  it('finds what was done to an event and its parts, newest first, with actor and facts', async () => {
    const { eventId, manager, subject } = await recorded();
    const entries = (await found({ subject, to: day(10) })).map(({ id: _id, ...entry }) => entry);
    expect(entries).toEqual([
      {
        at: day(3),
        act: 'contract.failed',
        subject: `contract:c${eventId}`,
        event_id: eventId,
        by_platform: true,
        actor_email: null,
        facts: [],
      },
      expect.objectContaining({ act: 'photo.added', subject: `photo:p${eventId}`, actor_email: manager.email }),
      expect.objectContaining({
        act: 'event.published',
        by_platform: false,
        facts: expect.arrayContaining([
          { name: 'version', value: '3' },
          { name: 'quiet', value: 'false' },
          { name: 'list', value: 'a, 1' },
        ]),
      }),
    ]);
  });

  it('filters by actor, act, another subject and time, alone and together', async () => {
    const { eventId, manager } = await recorded();
    const acts = async (input: object) => (await found({ to: day(10), ...input })).map(({ act }) => act);
    expect(await acts({ actor: manager.email.toUpperCase() })).toEqual(['photo.added', 'event.published']);
    expect(await acts({ subject: `photo:p${eventId}` })).toEqual(['photo.added']);
    expect(await acts({ actor: manager.email, act: 'event.published' })).toEqual(['event.published']);
    expect(await acts({ actor: manager.email, from: day(2) })).toEqual(['photo.added']);
    expect(await acts({ actor: manager.email, to: day(2) })).toEqual(['event.published']);
    expect(await acts({ actor: 'nobody@example.test' })).toEqual([]);
    expect(new Set((await found({ act: 'photo.added' })).map(({ act }) => act))).toEqual(new Set(['photo.added']));
  });

  it('turns pages of a filter without losing or repeating an entry', async () => {
    const { subject } = await recorded();
    const whole = (await found({ subject, to: day(10) })).map(({ id }) => id);
    const first = (await ask({ subject, to: day(10), limit: 2 })).value;
    const second = (await ask({ subject, to: day(10), limit: 2, after: first.metadata.after })).value;
    expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(whole);
    expect(first.metadata).toMatchObject({ before: null, total_count: 3 });
    const back = (await ask({ subject, to: day(10), limit: 2, before: second.metadata.before })).value;
    expect(back.entries).toEqual(first.entries);
    expect((await ask({ limit: 2, after: first.metadata.after })).refusal).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  it('shows what the product itself records', async () => {
    const person = await world.person('audited');
    const [entry] = await found({ actor: person.email, act: 'account.created' });
    expect(entry).toMatchObject({ subject: expect.stringMatching(/^account:/), actor_email: person.email });
  });

  it('refuses an act that there is not', async () => {
    expect((await ask({ act: 'event.exploded' })).refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'act' });
  });

  it('is for admins alone, who proved their second factor', async () => {
    const { manager } = await recorded();
    const unproven = await world.person('unproven.admin');
    await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [unproven.email]);
    const accountant = await world.person('accountant');
    await world.app.database.asOwner('UPDATE account SET is_accountant = true WHERE email = $1', [accountant.email]);
    await accountant.proves();
    for (const by of [manager, accountant, unproven])
      expect((await ask({}, by)).refusal).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has a name of its own for every act in both languages', () => {
    for (const locale of ['en', 'vi'] as const) {
      const names = AUDIT_ACTS.map((act) => AUDIT_ACTS_SAID[act][locale]);
      expect(names.filter((name, place) => name.trim() === '' || names.indexOf(name) !== place)).toEqual([]);
    }
  });
});
