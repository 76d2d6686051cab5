import { beforeAll, describe, expect, it } from 'vitest';
import { MAILED_A_DAY_WHEN_NEW, NEW_SENDER_FOR } from '#domain/event/mailing/mailing-limits.ts';
import { DAY, instant } from '#domain/kernel/instant.ts';
import { makeUseCase } from '#domain/kernel/use-case.ts';
import { MAILED_AT_ONCE, MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import type { MailBatch } from '#server/event/messages/mailing-ports.ts';
import { writeOptOutSecret } from '#server/event/messages/opt-out-secret.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type Transact, Transact as TransactPort } from '#server/platform/ports/transact.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const SEND = `mutation ($event: Int!, $scope: MailingScopeInput!, $input: MailingTextInput!) {
  send_guest_mailing(event_id: $event, scope: $scope, input: $input) { id state people sent } }`;
const GUESTS = `query ($event: Int!, $scope: MailingScopeInput!, $search: String) {
  mailing_guests(event_id: $event, scope: $scope, search: $search) { people entries { email name language } } }`;
const PREVIEW = `query ($event: Int!, $scope: MailingScopeInput!, $input: MailingTextInput!, $email: String!) {
  guest_mailing_preview(event_id: $event, scope: $scope, input: $input, email: $email) {
    subject html text guest { name language } } }`;
const LIST = `query ($event: Int!) { guest_mailings(event_id: $event) {
  entries { id state audience ticket_name group_name answer { question option } subject people sent } metadata { total_count } } }`;
const TEXT = { subject: 'Mở cửa sớm', html: '<p>Cửa mở lúc <strong>18:00</strong>.</p>' };
const EVERYBODY = { audience: 'TICKET_HOLDERS' };

type Sent = { readonly id: string; readonly state: string; readonly people: number; readonly sent: number };
type Guests = {
  readonly people: number;
  readonly entries: readonly { readonly email: string; readonly name: string; readonly language: string }[];
};

let world: CatalogueWorld;
let organiser: Account;

beforeAll(async () => {
  // Ahead of the database's clock: batches wait until the test runs them.
  world = await catalogueWorld(instant(Date.parse('2031-11-20T03:00:00Z')));
  organiser = await world.account('organiser');
  await aged(organiser, NEW_SENDER_FOR + DAY);
});

const aged = ({ accountId }: Account, ms: number) =>
  world.asOwner('UPDATE account SET inserted_at = $2 WHERE account_id = $1', [accountId, new Date(world.now() - ms)]);

const send = (
  { eventId }: OneSessionEvent,
  given: { readonly as?: Account; readonly key?: string; readonly scope?: object; readonly input?: object } = {},
) =>
  world.ask(SEND, {
    as: given.as ?? organiser,
    key: given.key ?? world.newId.newId(),
    variables: { event: eventId, scope: given.scope ?? EVERYBODY, input: given.input ?? TEXT },
  });
const sent = async (event: OneSessionEvent, given: Parameters<typeof send>[1] = {}): Promise<Sent> => {
  const { data, refusals } = await send(event, given);
  expect(refusals).toEqual([]);
  return (data as unknown as { readonly send_guest_mailing: Sent }).send_guest_mailing;
};
const guests = ({ eventId }: OneSessionEvent, scope: object, search: string | null = null) =>
  world.one<Guests>(GUESTS, { as: organiser, variables: { event: eventId, scope, search } });
const change = (id: string, command: 'stop' | 'resume', as = organiser) =>
  world.ask(`mutation ($id: ID!) { ${command}_guest_mailing(id: $id) { state sent people } }`, {
    as,
    variables: { id },
  });
const rowId = (id: string) => decodeWireId(id)?.rowId ?? '';
const mailed = async (id: string) =>
  (
    await world.pool.query<{ readonly recipient: string }>(
      `SELECT recipient FROM email_message WHERE message = 'guest-mailing' AND subject_id = $1 ORDER BY recipient`,
      [rowId(id)],
    )
  ).rows.map(({ recipient }) => recipient);
const waiting = async (id: string): Promise<readonly MailBatch[]> =>
  (
    await world.pool.query<{ readonly payload: MailBatch }>(
      `SELECT payload FROM job WHERE task = 'mail-guests' AND payload ->> 'mailingId' = $1 ORDER BY id`,
      [rowId(id)],
    )
  ).rows.map(({ payload }) => payload);
const progress = async ({ eventId }: OneSessionEvent) =>
  (await world.one<{ readonly entries: readonly Sent[] }>(LIST, { as: organiser, variables: { event: eventId } }))
    .entries;

async function killed(batch: MailBatch, committed: boolean): Promise<void> {
  const { transaction } = world.use(TransactPort);
  const dying: Transact = {
    transaction: async (work) => {
      await transaction(async (tx) => {
        await work(tx);
        if (!committed) throw new Error('killed');
      });
      throw new Error('killed');
    },
  };
  const job = makeUseCase(MailNextBatch, (token) =>
    token === TransactPort ? dying : world.use(token as typeof TransactPort),
  );
  await expect(job(batch)).rejects.toThrow('killed');
}
const run = async (id: string, batches = Number.POSITIVE_INFINITY) => {
  for (let at = 0; at < batches; at += 1) {
    const batch = (await waiting(id)).at(-1);
    const before = await mailed(id);
    if (batch !== undefined) await world.use(MailNextBatch)(batch);
    if ((await mailed(id)).length === before.length) return;
  }
};

async function fill(event: OneSessionEvent, people: number): Promise<readonly string[]> {
  const emails = Array.from({ length: people }, (_, at) => `guest${event.eventId}x${at}@vemoi.test`);
  for (let from = 0; from < people; from += 400)
    await Promise.all(
      Array.from({ length: Math.min(400, people - from) / 5 }, async (_, at) => {
        const buyer = await world.account(`b${event.eventId}x${from + at * 5}`);
        const mine = emails.slice(from + at * 5, from + at * 5 + 5);
        await world.register(
          event,
          buyer,
          mine.map((email) => ({ firstName: `Khách ${email}`, email })),
        );
      }),
    );
  return emails.toSorted();
}

async function invited(event: OneSessionEvent, email: string, status: string, sendings = 1): Promise<string> {
  const invitationId = world.newId.newId();
  await world.pool.query(
    `INSERT INTO rsvp_invitation (event_id, rsvp_invitation_id, section_event_id, ticket_type_id, status, email,
      first_name, locale, sendings, last_sent_at, account_id, party, answered_at, bought_ticket_id, inserted_at,
      updated_at)
      VALUES ($1, $2, $3, $4, $5, $6, 'Mai', 'en', $7, now(), $2, 1, now(), $2, now(), now())`,
    [event.eventId, invitationId, event.sessionId, event.ticketTypeId, status, email, sendings],
  );
  return invitationId;
}

describe('an email to many guests', () => {
  it('reaches 2,000 guests once each, though nodes die in the middle, and a stop stops it', {
    timeout: 180_000,
  }, async () => {
    const event = await world.published(organiser, { capacity: 3_000 });
    const emails = await fill(event, 2_000);
    expect(await guests(event, EVERYBODY)).toMatchObject({ people: 2_000 });
    const key = world.newId.newId();
    const mailing = await sent(event, { key });
    expect(mailing).toMatchObject({ state: 'SENDING', people: 2_000, sent: 0 });
    expect((await sent(event, { key })).id).toBe(mailing.id);

    await run(mailing.id, 3);
    const [next] = (await waiting(mailing.id)).slice(-1);
    if (next === undefined) throw new Error('No batch waits');
    await killed(next, false);
    expect((await mailed(mailing.id)).length).toBe(3 * MAILED_AT_ONCE);
    await killed(next, true);
    await world.use(MailNextBatch)(next);
    expect((await mailed(mailing.id)).length).toBe(4 * MAILED_AT_ONCE);
    await Promise.all((await waiting(mailing.id)).map((batch) => world.use(MailNextBatch)(batch)));
    expect((await mailed(mailing.id)).length).toBe(5 * MAILED_AT_ONCE);

    expect((await change(mailing.id, 'stop')).data).toEqual({
      stop_guest_mailing: { state: 'STOPPED', sent: 500, people: 2_000 },
    });
    await run(mailing.id, 3);
    expect(await progress(event)).toMatchObject([{ state: 'STOPPED', sent: 500 }]);
    expect((await mailed(mailing.id)).length).toBe(500);

    expect((await change(mailing.id, 'resume')).refusals).toEqual([]);
    await Promise.all((await waiting(mailing.id)).map((batch) => world.use(MailNextBatch)(batch)));
    expect((await mailed(mailing.id)).length).toBe(600);
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(emails);
    expect(await progress(event)).toMatchObject([{ state: 'DONE', sent: 2_000, people: 2_000, subject: 'Mở cửa sớm' }]);
    expect((await change(mailing.id, 'stop')).refusals).toEqual([
      { code: 'MAILING_REFUSED', trouble: { code: 'MAILING_ENDED' } },
    ]);
  });

  it('goes to whom the team chose: by type of ticket, not checked in yet, waiting for approval', async () => {
    const event = await world.published(organiser);
    const other = await world.one<{ readonly id: string }>(
      'mutation ($id: Int!, $input: TicketInput!) { create_ticket(section_event_id: $id, input: $input) { id } }',
      { as: organiser, variables: { id: event.sessionId, input: { name: 'Vé VIP', price: 0, capacity: 9 } } },
    );
    const vip = { ...event, ticketId: other.id, ticketTypeId: rowId(other.id) };
    await world.register(event, await world.account('lan'), [
      { firstName: 'Lan', email: 'Lan@vemoi.test' },
      { firstName: 'An', email: 'an@vemoi.test' },
    ]);
    await world.register(vip, await world.account('binh'), [{ firstName: 'Bình', email: 'binh@vemoi.test' }]);
    await world.pool.query(
      `UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE event_id = $1 AND email = $2`,
      [event.eventId, 'an@vemoi.test'],
    );
    const emails = async (scope: object, search: string | null = null) =>
      (await guests(event, scope, search)).entries.map(({ email }) => email);
    expect(await emails(EVERYBODY)).toEqual(['an@vemoi.test', 'binh@vemoi.test', 'lan@vemoi.test']);
    expect(await emails({ audience: 'NOT_CHECKED_IN' })).toEqual(['binh@vemoi.test', 'lan@vemoi.test']);
    expect(await emails({ ...EVERYBODY, ticket_id: vip.ticketId })).toEqual(['binh@vemoi.test']);
    expect(await emails({ audience: 'PENDING' })).toEqual([]);
    expect(await emails(EVERYBODY, 'BINH')).toEqual(['binh@vemoi.test']);
    await world.pool.query(
      `UPDATE user_order SET status = 'REQUIRED_APPROVAL' WHERE event_id = $1 AND registrant_email ILIKE 'lan@%'`,
      [event.eventId],
    );
    expect(await emails({ audience: 'PENDING' })).toEqual(['lan@vemoi.test']);
    expect(await emails({ audience: 'PENDING', ticket_id: vip.ticketId })).toEqual([]);

    const mailing = await sent(event, { scope: { ...EVERYBODY, ticket_id: vip.ticketId } });
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['binh@vemoi.test']);
    expect(await progress(event)).toMatchObject([{ audience: 'TICKET_HOLDERS', ticket_name: 'Vé VIP', state: 'DONE' }]);
  });

  it('goes to those who gave an answer, to whatever version of the questions', async () => {
    const event = await world.published(organiser);
    const MEAL = {
      id: 1,
      type: 'Radio',
      label: 'Món',
      required: false,
      options: [
        { id: 11, text: 'Phở' },
        { id: 12, text: 'Chay' },
      ],
    };
    const TOPICS = {
      id: 2,
      type: 'Checkbox',
      label: 'Chủ đề',
      required: false,
      options: [
        { id: 21, text: 'AI' },
        { id: 22, text: 'Dữ liệu' },
      ],
    };
    const ask = (fields: readonly object[]) =>
      world.ask('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
        as: organiser,
        variables: { input: { event_id: event.eventId, fields } },
      });
    const register = async (name: string, answers: object) =>
      world.register(event, await world.account(name), [{ firstName: name, email: `${name}@vemoi.test`, answers }]);
    await ask([MEAL, TOPICS]);
    await register('anchay', { field_1: 12, field_2: ['AI', 'Dữ liệu'] });
    await register('binhpho', { field_1: 11, field_2: ['AI'] });
    const renamed = { ...TOPICS, options: [{ id: 22, text: 'Data' }] };
    await ask([{ ...MEAL, label: 'Món chính' }, renamed]);
    await register('chichay', { field_1: 12, field_2: ['Data'] });
    await register('dungkhong', {});
    const by = (field_id: number, option_id: number, more: object = {}) => ({
      ...{ ...EVERYBODY, answer: { field_id, option_id } },
      ...more,
    });
    const emails = async (scope: object) => (await guests(event, scope)).entries.map(({ email }) => email);
    expect(await emails(by(1, 12))).toEqual(['anchay@vemoi.test', 'chichay@vemoi.test']);
    expect(await emails(by(2, 22))).toEqual(['anchay@vemoi.test', 'chichay@vemoi.test']);
    expect(await emails(by(2, 21))).toEqual(['anchay@vemoi.test', 'binhpho@vemoi.test']);
    expect(await emails(by(1, 99))).toEqual([]);
    await world.pool.query(
      `UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE event_id = $1 AND email = $2`,
      [event.eventId, 'anchay@vemoi.test'],
    );
    expect(await guests(event, by(1, 12, { audience: 'NOT_CHECKED_IN' }))).toMatchObject({
      people: 1,
      entries: [{ email: 'chichay@vemoi.test' }],
    });

    const mailing = await sent(event, { scope: by(1, 12) });
    expect(mailing).toMatchObject({ people: 2 });
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['anchay@vemoi.test', 'chichay@vemoi.test']);
    expect(await progress(event)).toMatchObject([{ answer: { question: 'Món chính', option: 'Chay' }, state: 'DONE' }]);
    const wrong = [{ code: 'INVALID_INPUT', field: 'answer', problem: { kind: 'MALFORMED' } }];
    expect((await send(event, { scope: by(1, 99) })).refusals).toEqual(wrong);
    expect((await send(event, { scope: by(1, 12, { audience: 'PENDING' }) })).refusals).toMatchObject([
      { code: 'INVALID_INPUT' },
    ]);
  });

  it('goes to the guests of a group, with the group’s name of then, and to nobody once it is deleted', async () => {
    const [event, other] = [await world.published(organiser), await world.published(organiser)];
    const register = async (name: string, of = event) =>
      world.register(of, await world.account(name), [{ firstName: name, email: `${name}@vemoi.test` }]);
    await register('nhom.an');
    await register('nhom.binh');
    await register('nhom.cuc', other);
    const ticketOf = async (of: OneSessionEvent, search: string) =>
      (
        await world.one<{ readonly entries: readonly { readonly id: string }[] }>(
          `query ($event: Int!, $search: String) {
            bought_tickets_admin(event_id: $event, search: $search) { entries { id } } }`,
          { as: organiser, variables: { event: of.eventId, search } },
        )
      ).entries.map(({ id }) => id);
    const group = async (of: OneSessionEvent, name: string, search: string) =>
      (
        await world.one<{ readonly id: string }>(
          `mutation ($event: Int!, $name: String!, $tickets: [ID!]!) {
            add_to_guest_group(event_id: $event, name: $name, ticket_ids: $tickets) { id } }`,
          { as: organiser, variables: { event: of.eventId, name, tickets: await ticketOf(of, search) } },
        )
      ).id;
    const press = await group(event, 'Báo chí', 'nhom.an');
    const scope = { ...EVERYBODY, group_id: press };
    expect(await guests(event, EVERYBODY)).toMatchObject({ people: 2 });
    expect(await guests(event, scope)).toMatchObject({ people: 1, entries: [{ email: 'nhom.an@vemoi.test' }] });
    expect(await guests(event, { ...scope, audience: 'NOT_CHECKED_IN' })).toMatchObject({ people: 1 });
    expect(await guests(event, scope, 'binh')).toMatchObject({ entries: [] });
    const mailing = await sent(event, { scope });
    expect(mailing).toMatchObject({ people: 1 });
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['nhom.an@vemoi.test']);

    const foreign = await group(other, 'Báo chí', 'nhom.cuc');
    expect((await send(event, { scope: { ...EVERYBODY, group_id: foreign } })).refusals).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    expect((await send(event, { scope: { ...scope, audience: 'PENDING' } })).refusals).toMatchObject([
      { code: 'INVALID_INPUT' },
    ]);
    await world.one('mutation ($id: ID!) { delete_guest_group(id: $id) }', { as: organiser, variables: { id: press } });
    expect((await send(event, { scope })).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await guests(event, scope)).toMatchObject({ people: 0 });
    expect(await progress(event)).toMatchObject([{ group_name: 'Báo chí', state: 'DONE' }]);
  });

  it('goes to invited guests by their answer, in the language of their letter, once the letter has gone out', async () => {
    const event = await world.published(organiser);
    await invited(event, 'Asked@vemoi.test', 'INVITED');
    await invited(event, 'later@vemoi.test', 'INVITED', 0);
    await invited(event, 'yes@vemoi.test', 'ACCEPTED');
    await invited(event, 'full@vemoi.test', 'WAITING');
    await invited(event, 'no@vemoi.test', 'DECLINED');
    await invited(event, 'gone@vemoi.test', 'TAKEN_BACK');
    const emails = async (audience: string, more: object = {}) =>
      (await guests(event, { audience, ...more })).entries.map(({ email }) => email);
    expect(await emails('INVITED')).toEqual(['asked@vemoi.test']);
    expect(await emails('INVITED', { ticket_id: event.ticketId })).toEqual(['asked@vemoi.test']);
    expect(await emails('RSVP_ACCEPTED')).toEqual(['yes@vemoi.test']);
    expect(await emails('RSVP_WAITING')).toEqual(['full@vemoi.test']);
    expect(await emails('RSVP_DECLINED')).toEqual(['no@vemoi.test']);
    const mailing = await sent(event, { scope: { audience: 'RSVP_DECLINED' } });
    await run(mailing.id);
    expect(await mailed(mailing.id)).toEqual(['no@vemoi.test']);
    expect(await progress(event)).toMatchObject([{ audience: 'RSVP_DECLINED', people: 1, state: 'DONE' }]);
    const preview = { event: event.eventId, scope: { audience: 'INVITED' }, input: TEXT, email: 'asked@vemoi.test' };
    const { data } = await world.ask(PREVIEW, { as: organiser, variables: preview });
    expect(data).toMatchObject({ guest_mailing_preview: { guest: { name: 'Mai', language: 'en' } } });
    expect(JSON.stringify(data)).toContain('because of your ticket, registration or invitation');
  });

  it('leads a guest who has not answered to their own invitation, and its preview to nobody’s', async () => {
    const event = await world.published(organiser);
    const [one, other] = ['one@vemoi.test', 'other@vemoi.test'];
    const ids = [await invited(event, one, 'INVITED'), await invited(event, other, 'INVITED')];
    const mailing = await sent(event, { scope: { audience: 'INVITED' } });
    await run(mailing.id);
    const written = async (email: string) => {
      const facts = await world.use(EmailFacts).mailing(event.eventId, rowId(mailing.id), email);
      if (facts === null) throw new Error('Not written to');
      return world.use(EmailWriter).write({ message: 'guest-mailing', mailing: facts }, 'en');
    };
    for (const [at, email] of [one, other].entries()) {
      const { text, html } = await written(email);
      const link = new URL(/Reply to the invitation: (\S+)/.exec(text)?.[1] ?? '');
      const invitationId = ids[at] ?? '';
      const secret = letterSecret(world.use(Keyring), {
        eventId: event.eventId,
        invitation: { invitationId, letterNumber: 1 },
      });
      expect(link.pathname).toMatch(/^\/invite-rsvp\//);
      expect(decodeWireId(link.searchParams.get('rsvpInvitationId') ?? '')?.rowId).toBe(invitationId);
      expect(link.searchParams.get('rsvpInvitationSecret')).toBe(secret);
      expect(html).toContain(encodeURIComponent(secret));
      expect(world.app.logLines.join('\n')).not.toContain(secret);
    }
    const variables = { event: event.eventId, scope: { audience: 'INVITED' }, input: TEXT, email: one };
    const preview = JSON.stringify((await world.ask(PREVIEW, { as: organiser, variables })).data);
    expect(preview).toContain('/invite-rsvp/');
    expect(preview).not.toContain('rsvpInvitation');

    await world.pool.query("UPDATE rsvp_invitation SET status = 'DECLINED', answered_at = now() WHERE email = $1", [
      one,
    ]);
    expect((await written(one)).text).toContain('View event: https://vemoi.test/event/');
    const decliners = { ...variables, scope: { audience: 'RSVP_DECLINED' } };
    const { data } = await world.ask(PREVIEW, { as: organiser, variables: decliners });
    expect(JSON.stringify(data)).not.toContain('/invite-rsvp/');
  });

  it('is previewed as one guest, in their language and by their name, and tested on its author alone', async () => {
    const event = await world.published(organiser, { name: 'Đêm nhạc hẹn' });
    await world.register(event, await world.account('mai'), [{ firstName: 'Mai', email: 'mai@vemoi.test' }]);
    const asked = { event: event.eventId, scope: EVERYBODY, input: TEXT };
    const preview = (email: string, input: object = TEXT) =>
      world.ask(PREVIEW, { as: organiser, variables: { ...asked, input, email } });
    const { data } = await preview('mai@vemoi.test');
    expect(data).toMatchObject({
      guest_mailing_preview: { subject: 'Mở cửa sớm', guest: { name: 'Mai', language: 'vi' } },
    });
    expect(JSON.stringify(data)).toContain('Chào Mai,');
    expect(JSON.stringify(data)).toContain('Xem sự kiện');
    await world.pool.query(`UPDATE checkout_session SET locale = 'en' WHERE event_id = $1`, [event.eventId]);
    expect(JSON.stringify((await preview('mai@vemoi.test')).data)).toContain('Dear Mai,');
    expect((await preview('somebody@vemoi.test')).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    expect((await preview('mai@vemoi.test', { ...TEXT, html: '<p></p><script>x</script>' })).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'html', problem: { kind: 'REQUIRED' } },
    ]);

    const address = await world.one<string>(
      'mutation ($event: Int!, $input: MailingTextInput!) { test_guest_mailing(event_id: $event, input: $input) }',
      { as: organiser, variables: { event: event.eventId, input: TEXT } },
    );
    const { rows } = await world.pool.query<{ readonly recipient: string; readonly data: object }>(
      `SELECT recipient, data FROM email_message WHERE message = 'mailing-test' AND data ->> 'eventId' = $1`,
      [String(event.eventId)],
    );
    expect(rows).toMatchObject([{ recipient: address, data: { subject: 'Mở cửa sớm', name: 'Nguyễn organiser' } }]);
    expect(address).toBe('organiser@vemoi.test');
    expect(await progress(event)).toEqual([]);
  });

  it('carries a link by which its guest, and nobody else, opts out', async () => {
    const event = await world.published(organiser);
    await world.register(event, await world.account('hoa'), [
      { firstName: 'Hoa', email: 'Hoa@vemoi.test' },
      { firstName: 'Hà', email: 'ha@vemoi.test' },
    ]);
    const { eventId } = event;
    const mailing = await sent(event);
    await run(mailing.id);
    const facts = async (email: string) => world.use(EmailFacts).mailing(eventId, rowId(mailing.id), email);
    const hoa = await facts('hoa@vemoi.test');
    if (hoa === null) throw new Error('Not written to');
    const written = await world.use(EmailWriter).write({ message: 'guest-mailing', mailing: hoa }, 'vi');
    const secret = writeOptOutSecret(world.use(Keyring), { scope: 'EVENT', eventId, email: 'hoa@vemoi.test' });
    expect(written.text).toContain(`https://vemoi.test/vi/unsubscribe#${secret}`);
    expect(written.oneClickOptOut).toBe(`https://vemoi.test/api/v1/unsubscribe?token=${secret}`);

    const post = (url: string, init: RequestInit) => fetch(`${world.app.url}${url}`, { method: 'POST', ...init });
    const page = (token: string) =>
      post('/api/v1/unsubscribe', {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token }),
      });
    expect((await page(secret.replace(`1.${eventId}.`, `1.${eventId + 1}.`))).status).toBe(410);
    expect(await facts('hoa@vemoi.test')).not.toBeNull();
    const button = await post(`/api/v1/unsubscribe?token=${secret}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(button.status).toBe(200);
    expect((await page(secret)).status).toBe(200);
    expect(await facts('hoa@vemoi.test')).toBeNull();
    expect(await facts('ha@vemoi.test')).not.toBeNull();
    expect((await guests(event, EVERYBODY)).entries.map(({ email }) => email)).toEqual(['ha@vemoi.test']);
    const next = await sent(event, { input: { ...TEXT, subject: 'Hẹn gặp' } });
    await run(next.id);
    expect(await mailed(next.id)).toEqual(['ha@vemoi.test']);
  });

  it('of a new account carries no links and reaches so many a day, over all its events', async () => {
    const novice = await world.account('novice');
    await aged(novice, 0);
    const event = await world.published(novice, { capacity: 1_000 });
    const second = await world.published(novice, { capacity: 1_000 });
    expect((await send(event, { as: novice })).refusals).toEqual([
      { code: 'MAILING_REFUSED', trouble: { code: 'NO_RECIPIENTS' } },
    ]);
    await fill(event, 150);
    await fill(second, 60);
    const link = { ...TEXT, html: '<p><a href="https://evil.test">Vemoi</a></p>' };
    expect((await send(event, { as: novice, input: link })).refusals).toEqual([
      {
        code: 'MAILING_REFUSED',
        trouble: { code: 'LINKS_TOO_EARLY', from: world.now() + NEW_SENDER_FOR },
      },
    ]);
    await sent(event, { as: novice });
    expect((await send(second, { as: novice })).refusals).toEqual([
      {
        code: 'MAILING_REFUSED',
        trouble: {
          code: 'TOO_MANY_RECIPIENTS',
          people: 60,
          left: MAILED_A_DAY_WHEN_NEW - 150,
          raisedFrom: world.now() + NEW_SENDER_FOR,
        },
      },
    ]);
    const later = world.now();
    world.setNow(instant(later + DAY + 1));
    await sent(second, { as: novice });
    world.setNow(later);
  });

  it('is for the event’s managers, of its own tickets, and nobody else’s', async () => {
    const event = await world.published(organiser);
    const foreign = await world.published(organiser);
    const stranger = await world.account('stranger');
    expect((await send(event, { as: stranger })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await send(event, { scope: { ...EVERYBODY, ticket_id: foreign.ticketId } })).refusals).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    await world.register(event, await world.account('tam'), [{ firstName: 'Tâm', email: 'tam@vemoi.test' }]);
    const { id } = await sent(event);
    expect((await change(id, 'stop', stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await send(event, { input: { ...TEXT, subject: ' ' } })).refusals).toEqual([
      { code: 'INVALID_INPUT', field: 'subject', problem: { kind: 'REQUIRED' } },
    ]);
  });
});
