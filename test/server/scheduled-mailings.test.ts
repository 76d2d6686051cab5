import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NEW_SENDER_FOR } from '#domain/event/mailing/mailing-limits.ts';
import { MAILED_AFTER_END, MOST_SCHEDULED_MAILINGS } from '#domain/event/mailing/scheduled-mailing.ts';
import { DAY, HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { makeUseCase } from '#domain/kernel/use-case.ts';
import { BeginMailing } from '#server/event/messages/begin-mailing.ts';
import { MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import type { DueMailing, MailBatch } from '#server/event/messages/mailing-ports.ts';
import { TellTeams } from '#server/event/news/tell-teams.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { type Transact, Transact as TransactPort } from '#server/platform/ports/transact.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const FIELDS = 'id state people sent send_at not_sent_because';
const SEND = `mutation ($event: Int!, $scope: MailingScopeInput!, $input: MailingTextInput!, $at: Timestamp) {
  send_guest_mailing(event_id: $event, scope: $scope, input: $input, send_at: $at) { ${FIELDS} } }`;
const SCHEDULE = `mutation ($id: ID!, $at: Timestamp!) { schedule_guest_mailing(id: $id, send_at: $at) { ${FIELDS} } }`;
const SEND_NOW = `mutation ($id: ID!) { send_scheduled_guest_mailing(id: $id) { ${FIELDS} } }`;
const CANCEL = `mutation ($id: ID!) { cancel_guest_mailing(id: $id) { ${FIELDS} } }`;
const LIST = `query ($event: Int!) { guest_mailings(event_id: $event) { entries { ${FIELDS} } } }`;
const TEXT = { subject: 'Hẹn gặp tối nay', html: '<p>Cửa mở lúc 18:00.</p>' };
const LINK = { ...TEXT, html: '<p><a href="https://example.com">Bản đồ</a></p>' };

type Mailing = {
  readonly id: string;
  readonly state: string;
  readonly people: number;
  readonly sent: number;
  readonly send_at: number | null;
  readonly not_sent_because: string | null;
};

// Ahead of the database's clock: jobs wait until the test runs them.
const START = instant(Date.parse('2031-11-20T03:00:00Z'));
let world: CatalogueWorld;
let organiser: Account;

beforeAll(async () => {
  world = await catalogueWorld(START);
  organiser = await world.account('organiser');
  await aged(organiser, NEW_SENDER_FOR + DAY);
});
beforeEach(() => world.setNow(START));

const aged = ({ accountId }: Account, ms: number) =>
  world.asOwner('UPDATE account SET inserted_at = $2 WHERE account_id = $1', [accountId, new Date(START - ms)]);

type Given = {
  readonly as?: Account;
  readonly key?: string;
  readonly scope?: object;
  readonly input?: object;
  readonly at?: number | null;
};
const send = ({ eventId }: OneSessionEvent, given: Given = {}) =>
  world.ask(SEND, {
    as: given.as ?? organiser,
    key: given.key ?? world.newId.newId(),
    variables: {
      event: eventId,
      scope: { audience: 'TICKET_HOLDERS', ...given.scope },
      input: given.input ?? TEXT,
      at: given.at === undefined ? later(START, HOUR) : given.at,
    },
  });
const scheduled = async (event: OneSessionEvent, given: Given = {}): Promise<Mailing> => {
  const { data, refusals } = await send(event, given);
  expect(refusals).toEqual([]);
  return (data as unknown as { readonly send_guest_mailing: Mailing }).send_guest_mailing;
};
const tell = (text: string, id: string, more: object = {}, as = organiser) =>
  world.ask(text, { as, variables: { id, ...more } });
const told = (text: string, id: string, more: object = {}) =>
  world.one<Mailing>(text, { as: organiser, variables: { id, ...more } });
const list = async ({ eventId }: OneSessionEvent): Promise<readonly Mailing[]> =>
  (await world.one<{ readonly entries: readonly Mailing[] }>(LIST, { as: organiser, variables: { event: eventId } }))
    .entries;

const rowId = (id: string) => decodeWireId(id)?.rowId ?? '';
const jobs = async <Payload>(task: string, id: string) =>
  (
    await world.pool.query<{ readonly payload: Payload; readonly runAt: number }>(
      `SELECT payload, (extract(epoch FROM run_at) * 1000)::float8 AS "runAt" FROM job
        WHERE task = $1 AND payload ->> 'mailingId' = $2 ORDER BY id`,
      [task, rowId(id)],
    )
  ).rows;
const begins = (id: string) => jobs<DueMailing>('begin-mailing', id);
const begin = async (id: string, at: number = later(START, HOUR)) => {
  world.setNow(instant(at));
  for (const { payload } of await begins(id)) if (payload.sendAt === at) await world.use(BeginMailing)(payload);
};
const run = async (id: string) => {
  for (const { payload } of await jobs<MailBatch>('mail-guests', id)) await world.use(MailNextBatch)(payload);
};
const mailed = async (id: string) =>
  (
    await world.pool.query<{ readonly recipient: string }>(
      `SELECT recipient FROM email_message WHERE message = 'guest-mailing' AND subject_id = $1 ORDER BY recipient`,
      [rowId(id)],
    )
  ).rows.map(({ recipient }) => recipient);
let buyers = 0;
const joins = async (event: OneSessionEvent, name: string) => {
  buyers += 1;
  await world.register(event, await world.account(`${name}${buyers}`), [
    { firstName: name, email: `${name}@vemoi.test` },
  ]);
};
const because = (trouble: object) => [{ code: 'MAILING_REFUSED', trouble }];

describe('a scheduled email to guests', () => {
  it('begins at its time, for who matches then, each once, though nodes die and jobs run again', async () => {
    const event = await world.published(organiser);
    await joins(event, 'an');
    const key = world.newId.newId();
    const at = later(START, HOUR);
    const mailing = await scheduled(event, { key });
    expect(mailing).toMatchObject({ state: 'SCHEDULED', people: 0, sent: 0, send_at: at, not_sent_because: null });
    expect((await scheduled(event, { key })).id).toBe(mailing.id);
    expect((await send(event, { key, at: later(at, HOUR) })).refusals).toEqual([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
    expect(await list(event)).toEqual([mailing]);
    const [job, ...more] = await begins(mailing.id);
    expect([job?.runAt, job?.payload.sendAt, more]).toEqual([at, at, []]);
    if (job === undefined) throw new Error('No job waits');
    expect(await mailed(mailing.id)).toEqual([]);

    await joins(event, 'binh');
    world.setNow(at);
    const { transaction } = world.use(TransactPort);
    const dying: Transact = {
      transaction: (work) =>
        transaction(async (tx) => {
          await work(tx);
          throw new Error('killed');
        }),
    };
    const killed = makeUseCase(BeginMailing, (token) =>
      token === TransactPort ? dying : world.use(token as typeof TransactPort),
    );
    await expect(killed(job.payload)).rejects.toThrow('killed');
    expect(await list(event)).toMatchObject([{ state: 'SCHEDULED', people: 0 }]);
    await Promise.all([job, job, job].map(({ payload }) => world.use(BeginMailing)(payload)));
    expect(await list(event)).toMatchObject([{ state: 'SENDING', people: 2, sent: 0, send_at: at }]);
    expect(await jobs('mail-guests', mailing.id)).toHaveLength(1);
    await joins(event, 'chi');
    await run(mailing.id);
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['an@vemoi.test', 'binh@vemoi.test']);
    expect(await list(event)).toMatchObject([{ state: 'DONE', people: 2, sent: 2 }]);
  });

  it('by answer goes to who has given it when it begins, under the words of when it was scheduled', async () => {
    const event = await world.published(organiser);
    const asks = (text: string) => {
      const options = [{ id: 11, text }];
      const fields = [{ id: 1, type: 'Dropdown', label: 'Món', required: false, options }];
      return world.ask('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
        as: organiser,
        variables: { input: { event_id: event.eventId, fields } },
      });
    };
    await asks('Chay');
    const mailing = await scheduled(event, { scope: { answer: { field_id: 1, option_id: 11 } } });
    const answered = async (name: string, answers: object) =>
      world.register(event, await world.account(name), [{ firstName: name, email: `${name}@vemoi.test`, answers }]);
    await answered('chay', { field_1: 'Chay' });
    await answered('khac', {});
    await asks('Thuần chay');
    await answered('thuan', { field_1: 'Thuần chay' });
    world.setNow(later(START, HOUR));
    const [job] = await begins(mailing.id);
    if (job === undefined) throw new Error('No job waits');
    await world.use(BeginMailing)(job.payload);
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['chay@vemoi.test', 'thuan@vemoi.test']);
    const { entries } = await world.one<{ readonly entries: readonly object[] }>(
      'query ($event: Int!) { guest_mailings(event_id: $event) { entries { people answer { question option } } } }',
      { as: organiser, variables: { event: event.eventId } },
    );
    expect(entries).toEqual([{ people: 2, answer: { question: 'Món', option: 'Chay' } }]);
  });

  it('is put off, and begins at the new time alone', async () => {
    const event = await world.published(organiser);
    await joins(event, 'an');
    const mailing = await scheduled(event);
    const next = later(START, 2 * HOUR);
    expect(await told(SCHEDULE, mailing.id, { at: next })).toMatchObject({ state: 'SCHEDULED', send_at: next });
    await begin(mailing.id);
    expect(await list(event)).toMatchObject([{ state: 'SCHEDULED', send_at: next }]);
    await begin(mailing.id, next);
    expect(await list(event)).toMatchObject([{ state: 'SENDING', people: 1 }]);
    expect((await tell(SCHEDULE, mailing.id, { at: later(next, HOUR) })).refusals).toEqual(
      because({ code: 'MAILING_BEGUN' }),
    );
    expect((await tell(CANCEL, mailing.id)).refusals).toEqual(because({ code: 'MAILING_BEGUN' }));
  });

  it('is sent before its time, or cancelled, and then its time brings nothing', async () => {
    const event = await world.published(organiser);
    await joins(event, 'an');
    const [early, never] = [await scheduled(event), await scheduled(event)];
    expect(await told(SEND_NOW, early.id)).toMatchObject({ state: 'SENDING', people: 1 });
    expect(await told(SEND_NOW, early.id)).toMatchObject({ state: 'SENDING', people: 1 });
    expect(await told(CANCEL, never.id)).toMatchObject({ state: 'CANCELLED', people: 0 });
    for (const { id } of [early, never]) {
      await begin(id);
      await run(id);
    }
    expect(await mailed(early.id)).toEqual(['an@vemoi.test']);
    expect(await mailed(never.id)).toEqual([]);
    for (const [text, more] of [[SEND_NOW], [SCHEDULE, { at: later(START, 3 * HOUR) }]] as const)
      expect((await tell(text, never.id, more)).refusals).toEqual(because({ code: 'MAILING_CANCELLED' }));
    const resume = 'mutation ($id: ID!) { resume_guest_mailing(id: $id) { id } }';
    const waits = await scheduled(event, { at: later(START, 3 * HOUR) });
    expect((await tell(resume, waits.id)).refusals).toEqual(because({ code: 'MAILING_NOT_BEGUN' }));
  });

  it.each([
    ['cancelled', "status = 'CANCELLED'", 'EVENT_CANCELLED', 'CANCELLED'],
    ['archived', 'archive = true', 'EVENT_ARCHIVED', 'ARCHIVED'],
    ['no longer published', "status = 'READY'", 'EVENT_READY', 'READY'],
  ])('of an event that is %s is not sent: its page says so, and its team is told', async (_how, change, why, state) => {
    const event = await world.published(organiser);
    await joins(event, 'an');
    const mailing = await scheduled(event);
    await world.pool.query(`UPDATE event SET ${change} WHERE event_id = $1`, [event.eventId]);
    await begin(mailing.id);
    await begin(mailing.id);
    expect(await list(event)).toMatchObject([{ state: 'NOT_SENT', not_sent_because: why, people: 0, sent: 0 }]);
    expect(await jobs('mail-guests', mailing.id)).toEqual([]);
    await world.use(TellTeams)();
    const { rows } = await world.pool.query(
      `SELECT data ->> 'notMailed' AS failed, data ->> 'daily' AS daily FROM email_message
        WHERE message = 'team-news' AND data ->> 'eventId' = $1`,
      [String(event.eventId)],
    );
    expect(rows).toEqual([{ failed: '1', daily: 'false' }]);
    const at = later(world.now(), HOUR);
    const closed = [{ code: 'EVENT_STATE_FORBIDS', state }];
    expect((await tell(SEND_NOW, mailing.id)).refusals).toEqual(closed);
    expect((await tell(SCHEDULE, mailing.id, { at })).refusals).toEqual(closed);
    expect((await send(event, { at })).refusals).toEqual(closed);

    await world.pool.query(`UPDATE event SET status = 'PUBLISHED', archive = false WHERE event_id = $1`, [
      event.eventId,
    ]);
    expect(await told(SCHEDULE, mailing.id, { at })).toMatchObject({ state: 'SCHEDULED', not_sent_because: null });
    await begin(mailing.id, at);
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['an@vemoi.test']);
  });

  it('counts against the day in which it is sent', async () => {
    const novice = await world.account('novice');
    await aged(novice, 0);
    const event = await world.published(novice);
    await joins(event, 'an');
    const mailing = await scheduled(event, { as: novice });
    await world.pool.query('INSERT INTO mailed_people (account_id, mailed_at, people) VALUES ($1, $2, 200)', [
      novice.accountId,
      new Date(START),
    ]);
    await begin(mailing.id);
    const mine = async () =>
      (
        await world.one<{ readonly entries: readonly Mailing[] }>(LIST, {
          as: novice,
          variables: { event: event.eventId },
        })
      ).entries;
    expect(await mine()).toMatchObject([{ state: 'NOT_SENT', not_sent_because: 'TOO_MANY_RECIPIENTS' }]);
    expect((await tell(SEND_NOW, mailing.id, {}, novice)).refusals).toMatchObject(
      because({ code: 'TOO_MANY_RECIPIENTS', people: 1, left: 0 }),
    );
    world.setNow(later(START, DAY + 1));
    expect((await tell(SEND_NOW, mailing.id, {}, novice)).refusals).toEqual([]);
    expect(await mine()).toMatchObject([{ state: 'SENDING', people: 1 }]);
  });

  it('carries links when the account may send them at its time', async () => {
    const novice = await world.account('linking');
    await aged(novice, 0);
    const event = await world.published(novice);
    const from = later(START, NEW_SENDER_FOR);
    expect((await send(event, { as: novice, input: LINK, at: later(from, -1) })).refusals).toEqual(
      because({ code: 'LINKS_TOO_EARLY', from }),
    );
    expect(await scheduled(event, { as: novice, input: LINK, at: from })).toMatchObject({ state: 'SCHEDULED' });
  });

  it('says that its group of guests was deleted meanwhile, instead of reaching nobody', async () => {
    const event = await world.published(organiser);
    await joins(event, 'an');
    const tickets = await world.one<{ readonly entries: readonly { readonly id: string }[] }>(
      'query ($event: Int!) { bought_tickets_admin(event_id: $event) { entries { id } } }',
      { as: organiser, variables: { event: event.eventId } },
    );
    const press = await world.one<{ readonly id: string }>(
      `mutation ($event: Int!, $tickets: [ID!]!) {
        add_to_guest_group(event_id: $event, name: "Báo chí", ticket_ids: $tickets) { id } }`,
      { as: organiser, variables: { event: event.eventId, tickets: tickets.entries.map(({ id }) => id) } },
    );
    const mailing = await scheduled(event, { scope: { group_id: press.id } });
    await world.one('mutation ($id: ID!) { delete_guest_group(id: $id) }', {
      as: organiser,
      variables: { id: press.id },
    });
    await begin(mailing.id);
    expect(await list(event)).toMatchObject([{ state: 'NOT_SENT', not_sent_because: 'GROUP_DELETED' }]);
    expect(await mailed(mailing.id)).toEqual([]);
  });

  it('is not sent for nobody, nor for who has left the team or is suspended since', async () => {
    const event = await world.published(organiser);
    const [empty, manager] = [await scheduled(event), await world.account('manager')];
    await aged(manager, NEW_SENDER_FOR + DAY);
    await world.asOwner(
      "INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'MANAGER', now())",
      [event.eventId, manager.accountId],
    );
    await begin(empty.id);
    expect(await list(event)).toMatchObject([{ state: 'NOT_SENT', not_sent_because: 'NO_RECIPIENTS' }]);
    await joins(event, 'an');
    const theirs = await scheduled(event, { as: manager, at: later(START, 2 * HOUR) });
    const suspended = await scheduled(event, { as: manager, at: later(START, 3 * HOUR) });
    await world.asOwner("UPDATE account SET suspended_at = now(), suspension_reason = 'Spam' WHERE account_id = $1", [
      manager.accountId,
    ]);
    await begin(suspended.id, later(START, 3 * HOUR));
    await world.asOwner('UPDATE account SET suspended_at = NULL, suspension_reason = NULL WHERE account_id = $1', [
      manager.accountId,
    ]);
    await world.asOwner('DELETE FROM event_user WHERE account_id = $1', [manager.accountId]);
    await begin(theirs.id, later(START, 2 * HOUR));
    const states = new Map((await list(event)).map((one) => [one.id, one.not_sent_because]));
    expect([states.get(suspended.id), states.get(theirs.id)]).toEqual(['NOT_ALLOWED', 'NOT_ALLOWED']);
  });

  it('is for a time to come, until 30 days after the event, for its managers, and so many at once', async () => {
    const event = await world.published(organiser);
    const { end_at: endAt } = await world.one<{ readonly end_at: Instant }>(
      'query ($id: Int!) { event(id: $id) { end_at } }',
      { as: organiser, variables: { id: event.eventId } },
    );
    const latest = later(endAt, MAILED_AFTER_END);
    const late = because({ code: 'SCHEDULED_TOO_LATE', latest });
    expect((await send(event, { at: START })).refusals).toMatchObject([{ code: 'INVALID_INPUT', field: 'send_at' }]);
    expect((await send(event, { at: -1 })).refusals).toMatchObject([{ code: 'INVALID_INPUT', field: 'send_at' }]);
    expect((await send(event, { at: later(latest, 1) })).refusals).toEqual(late);
    const mailing = await scheduled(event, { at: latest });
    expect((await tell(SCHEDULE, mailing.id, { at: START })).refusals).toMatchObject([
      { code: 'INVALID_INPUT', field: 'send_at' },
    ]);
    expect((await tell(SCHEDULE, mailing.id, { at: later(latest, 1) })).refusals).toEqual(late);

    const stranger = await world.account('stranger');
    for (const [text, more] of [[SCHEDULE, { at: later(START, HOUR) }], [SEND_NOW], [CANCEL]] as const)
      expect((await tell(text, mailing.id, more, stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);

    for (let count = 1; count < MOST_SCHEDULED_MAILINGS; count += 1) await scheduled(event);
    const max = MOST_SCHEDULED_MAILINGS;
    expect((await send(event)).refusals).toEqual(because({ code: 'TOO_MANY_SCHEDULED', max }));
    expect((await tell(SCHEDULE, mailing.id, { at: later(START, HOUR) })).refusals).toEqual([]);
    expect((await tell(CANCEL, mailing.id)).refusals).toEqual([]);
    await scheduled(event);
  });
});
