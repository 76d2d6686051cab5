import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/permission/viewer.ts';
import { makeMemoryMailer } from '#server/adapters/memory/memory-mailer.ts';
import { makePostgresEmailFacts } from '#server/adapters/postgres/postgres-email-facts.ts';
import { makePostgresEmailRows } from '#server/adapters/postgres/postgres-email-rows.ts';
import { makeSendEmail } from '#server/application/mail/send-email.ts';
import { EmailWriter } from '#server/application/ports/email-writer.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { ReadLetter } from '#server/application/rsvp/read-letter.ts';
import { SendDueLetters } from '#server/application/rsvp/send-due-letters.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let event: OneSessionEvent;
let people = 0;
const START = instant(Date.parse('2026-11-20T03:00:00Z'));

beforeAll(async () => {
  world = await catalogueWorld(START);
  organiser = await world.account('inviting.organiser');
  event = await world.published(organiser, { name: 'Tiệc cuối năm' });
});
beforeEach(() => world.setNow(START));

const person = () => world.account(`inviting.${++people}`);
const address = () => `khach.${++people}@example.test`;
const troubled = (code: string, facts: Readonly<Record<string, unknown>> = {}) => [{ code: 'RSVP_REFUSED', trouble: { code, ...facts } }];
const signed = (as?: PermissionViewer) => (as === undefined ? {} : { as });

/** Sends what lies in the outbox and was not sent, as the job does; answers the new mails. */
async function post() {
  const mailer = makeMemoryMailer();
  const send = makeSendEmail({
    rows: makePostgresEmailRows(world.database),
    facts: makePostgresEmailFacts(world.database),
    leads: { find: () => Promise.resolve(null) },
    readLetter: world.use(ReadLetter),
    writer: world.use(EmailWriter),
    mailer,
    keyring: world.use(Keyring),
    clock: { now: world.now },
    mailDomain: 'vemoi.test',
  });
  const { rows } = await world.pool.query<{ readonly id: string }>(
    'SELECT email_message_id AS id FROM email_message WHERE sent_at IS NULL AND dropped_at IS NULL ORDER BY queued_at, email_message_id',
  );
  for (const { id } of rows) await send(id);
  return mailer.sent;
}

/** The letter that a mail's link carries. */
function letterIn(text: string): { readonly id: string; readonly secret: string } {
  const { searchParams } = new URL(/https:\S+rsvpInvitation\S+/.exec(text)?.[0] ?? 'https://none');
  return { id: searchParams.get('rsvpInvitationId') ?? '', secret: searchParams.get('rsvpInvitationSecret') ?? '' };
}

type Line = { readonly row: number; readonly email: string; readonly refused: string | null; readonly first_row: number | null };
type Invited = { readonly sent: number; readonly lines: readonly (Line & { readonly invitation: { readonly id: string } | null })[] };
type Guest = { readonly name: string; readonly email: string };

const INVITE = `mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent lines { row email refused max first_row status invitation { id status } } } }`;
const press = (guests: readonly Guest[], more: Readonly<Record<string, unknown>> = {}, to: OneSessionEvent = event) => ({
  input: { section_event_id: to.sessionId, ticket_id: to.ticketId, inviter_name: 'Linh Nguyễn', guests, ...more },
});
const invite = (guests: readonly Guest[], more: Readonly<Record<string, unknown>> = {}, asked: { readonly key?: string } = {}) =>
  world.one<Invited>(INVITE, { as: organiser, variables: press(guests, more), ...asked });
const refusedToInvite = async (variables: unknown, as?: PermissionViewer) =>
  (await world.ask(INVITE, { ...signed(as), variables: variables as Readonly<Record<string, unknown>> })).refusals;

const LIST = `query ($input: RsvpInvitationsInput!) { rsvp_invitations(input: $input) {
  entries { id status email first_name full_name sendings last_sent_at send_email_at opened_at answered_at party }
  answers { status count } metadata { after before total_count } } }`;
type Listed = {
  readonly entries: readonly { readonly id: string; readonly email: string; readonly status: string; readonly sendings: number }[];
  readonly answers: readonly { readonly status: string; readonly count: number }[];
  readonly metadata: { readonly after: string | null; readonly total_count: number };
};
const list = (more: Readonly<Record<string, unknown>> = {}, of: OneSessionEvent = event) =>
  world.one<Listed>(LIST, { as: organiser, variables: { input: { event_id: of.eventId, ...more } } });
const answer = (verb: 'accept' | 'decline', letter: { readonly id: string; readonly secret: string }, as: PermissionViewer) =>
  world.ask(`mutation ($id: ID, $secret: String) { ${verb}_rsvp_invitation(id: $id, secret: $secret) { status } }`, { as, variables: { ...letter } });

describe('inviting by letter', () => {
  it('sends each guest a letter of their own, whose link opens their invitation and no other [S7.6-28]', async () => {
    const [mai, minh] = [address(), address()];
    const { sent, lines } = await invite([
      { name: 'Trần Mai', email: mai },
      { name: 'Minh', email: ` ${minh.toUpperCase()} ` },
    ]);
    expect([sent, lines.map(({ row, email, refused }) => [row, email, refused])]).toEqual([
      2,
      [
        [1, mai, null],
        [2, minh, null],
      ],
    ]);
    const mails = await post();
    expect(mails.map(({ to }) => to)).toEqual([mai, minh]);
    const letters = mails.map(({ text }) => letterIn(text));
    expect(letters.map(({ id }) => id)).toEqual(lines.map(({ invitation }) => invitation?.id));
    expect(mails[0]?.subject).toBe('Linh Nguyễn invites you: Tiệc cuối năm');
    const read = (id: string, secret: string) =>
      world.ask('query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { email full_name sendings } }', {
        variables: { id, secret },
      });
    expect((await read(letters[0]?.id ?? '', letters[0]?.secret ?? '')).data).toEqual({
      rsvp_invitation: { email: mai, full_name: 'Trần Mai', sendings: null },
    });
    expect((await read(letters[0]?.id ?? '', letters[1]?.secret ?? '')).refusals).toEqual(troubled('SECRET_INVALID'));
  });

  it('leaves guests time to answer: a deadline that is over, or before the letter, is refused with the earliest that would do', async () => {
    const [email, now] = [address(), world.now()];
    const guests = [{ name: 'Mai', email }];
    const tooEarly = (earliest: number) => [{ code: 'RSVP_REFUSED', trouble: { code: 'ANSWER_BY_TOO_EARLY', earliest } }];
    expect(await refusedToInvite(press(guests, { answer_before: now - 1 }), organiser)).toEqual(tooEarly(now));
    expect(await refusedToInvite(press(guests, { answer_before: now + 5, send_email_at: now + 10 }), organiser)).toEqual(tooEarly(now + 10));
    const prepare = 'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }';
    const input = { section_event_id: event.sessionId, ticket_id: event.ticketId, email, first_name: 'Mai', answer_before: now - 1 };
    expect((await world.ask(prepare, { as: organiser, variables: { input } })).refusals).toEqual(tooEarly(now));
    expect((await list({ search: email })).entries).toEqual([]);
    const taken = await invite(guests, { answer_before: now + 10, send_email_at: now + 5 });
    expect(taken.sent).toBe(1);
    // The tests that follow count the letters that fall due.
    await world.one('mutation ($id: ID!) { take_back_rsvp_invitation(id: $id) { id } }', {
      as: organiser,
      variables: { id: taken.lines[0]?.invitation?.id },
    });
  });

  it('keeps no secret, in no row and in no mail that waits', async () => {
    const email = address();
    await invite([{ name: 'Mai', email }]);
    const waiting = await world.pool.query<{ readonly row: string }>('SELECT m::text AS row FROM email_message m WHERE recipient = $1', [email]);
    const jobs = await world.pool.query<{ readonly row: string }>("SELECT j::text AS row FROM job j WHERE task = 'send-letter-email'");
    const kept = await world.pool.query<{ readonly row: string }>('SELECT i::text AS row FROM rsvp_invitation i WHERE email = $1', [email]);
    const [mail] = (await post()).slice(-1);
    const [, code = '?'] = letterIn(mail?.text ?? '').secret.split('.');
    expect(code).toHaveLength(48);
    expect([...waiting.rows, ...jobs.rows, ...kept.rows].filter(({ row }) => row.includes(code))).toEqual([]);
    expect(waiting.rows).toHaveLength(1);
  });

  it('the same press sent twice, and many times at once, invites once and answers the same', async () => {
    const [mai, minh] = [address(), address()];
    const guests = [
      { name: 'Mai', email: mai },
      { name: 'Minh', email: minh },
    ];
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite(guests, {}, { key: 'press-1' })));
    expect(new Set(answers.map((told) => JSON.stringify(told))).size).toBe(1);
    expect((await invite(guests, {}, { key: 'press-1' })).sent).toBe(2);
    expect((await post()).map(({ to }) => to)).toEqual(expect.arrayContaining([mai, minh]));
    expect((await list({ search: mai })).entries).toMatchObject([{ email: mai, sendings: 1 }]);
  });

  it('of two presses with one address one invites, and the other is told', async () => {
    const email = address();
    const told = await Promise.all([invite([{ name: 'Mai', email }], {}, { key: 'a' }), invite([{ name: 'Mai', email }], {}, { key: 'b' })]);
    expect(told.map(({ sent }) => sent).sort()).toEqual([0, 1]);
    expect(told.flatMap(({ lines }) => lines).flatMap(({ refused }) => refused ?? [])).toEqual(['ALREADY_INVITED']);
    expect((await post()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('refuses a line for its own reason, and no other', async () => {
    const email = address();
    const { sent, lines } = await invite([
      { name: 'Mai', email },
      { name: '', email: address() },
      { name: 'Minh', email: 'minh' },
      { name: 'Mai', email: email.toUpperCase() },
      { name: ' ', email: ' ' },
      { name: 'x'.repeat(101), email: address() },
    ]);
    expect(sent).toBe(1);
    expect(lines.map(({ row, refused, first_row }) => [row, refused, first_row])).toEqual([
      [1, null, null],
      [2, 'NAME_MISSING', null],
      [3, 'INVALID_EMAIL', null],
      [4, 'NAMED_TWICE', 1],
      [6, 'NAME_TOO_LONG', null],
    ]);
  });

  it('needs the inviter’s name, a free ticket of the session, and an event that takes answers', async () => {
    const guests = [{ name: 'Mai', email: address() }];
    expect(await refusedToInvite(press(guests, { inviter_name: '  ' }), organiser)).toEqual(troubled('INVITER_NAME_MISSING'));
    const paid = await world.published(organiser, { name: 'Có vé', price: 50_000 });
    expect(await refusedToInvite(press(guests, {}, paid), organiser)).toEqual(troubled('TICKET_HAS_PRICE'));
    expect(await refusedToInvite(press(guests, { section_event_id: paid.sessionId }), organiser)).toEqual([{ code: 'NOT_FOUND' }]);
    const many = Array.from({ length: 501 }, (_, at) => ({ name: 'Mai', email: `m${at}@example.test` }));
    expect(await refusedToInvite(press(many), organiser)).toEqual(troubled('TOO_MANY_ROWS', { max: 500 }));
    world.setNow(later(START, 9 * DAY));
    expect(await refusedToInvite(press(guests), organiser)).toEqual(troubled('EVENT_ENDED'));
    world.setNow(START);
    expect((await post()).filter(({ to }) => to === guests[0]?.email)).toEqual([]);
  });

  it('takes five hundred at once', async () => {
    const big = await world.published(organiser, { name: 'Đại hội' });
    const guests = Array.from({ length: 500 }, (_, at) => ({ name: `Khách ${at}`, email: `dai.hoi.${at}@example.test` }));
    const { sent } = await world.one<Invited>(INVITE, { as: organiser, variables: press(guests, {}, big) });
    expect(sent).toBe(500);
    expect((await list({}, big)).metadata.total_count).toBe(500);
    const jobs = await world.pool.query<{ readonly lane: string }>("SELECT DISTINCT lane FROM job WHERE task = 'send-letter-email'");
    expect(jobs.rows).toEqual([{ lane: 'bulk' }]);
    await world.pool.query("DELETE FROM email_message WHERE recipient LIKE 'dai.hoi.%'");
  });

  it('is the team’s alone', async () => {
    const guests = [{ name: 'Mai', email: address() }];
    expect(await refusedToInvite(press(guests))).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect(await refusedToInvite(press(guests), await person())).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('waits for the moment that the organiser named, and is then sent once', async () => {
    const email = address();
    await invite([{ name: 'Mai', email }], { send_email_at: later(START, HOUR) });
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
    const due = world.use(SendDueLetters);
    expect(await due()).toBe(0);
    world.setNow(later(START, HOUR));
    expect(await Promise.all([due(), due()]).then((counts) => counts.sort())).toEqual([0, 1]);
    expect(await due()).toBe(0);
    expect((await post()).map(({ to }) => to)).toEqual([email]);
  });

  it('invites again who declined, by a letter that makes the older one worthless', async () => {
    const email = address();
    await invite([{ name: 'Mai', email }]);
    const first = letterIn((await post()).at(-1)?.text ?? '');
    const mai = await person();
    expect((await answer('decline', first, mai)).refusals).toEqual([]);
    expect((await invite([{ name: 'Mai', email }])).lines).toMatchObject([{ refused: null, invitation: { id: first.id } }]);
    const second = letterIn((await post()).at(-1)?.text ?? '');
    expect([second.id, second.secret === first.secret]).toEqual([first.id, false]);
    expect((await answer('accept', first, mai)).refusals).toEqual(troubled('SECRET_INVALID'));
    expect((await answer('accept', second, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect((await invite([{ name: 'Mai', email }])).lines).toMatchObject([{ refused: 'ALREADY_INVITED', status: 'ACCEPTED' }]);
  });

  it('a letter that was answered or taken back before it went out is not sent', async () => {
    const email = address();
    const { lines } = await invite([{ name: 'Mai', email }]);
    await world.one('mutation ($id: ID!) { take_back_rsvp_invitation(id: $id) { id } }', {
      as: organiser,
      variables: { id: lines[0]?.invitation?.id },
    });
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
  });
});

describe('a reminder', () => {
  const RESEND = 'mutation ($id: ID!) { resend_rsvp_invitation(id: $id) { sendings last_sent_at } }';
  const resend = (id: string | undefined, as: PermissionViewer = organiser) => world.ask(RESEND, { as, variables: { id } });

  it('is the same letter once more: a day apart, three times at most, and only to who has not answered', async () => {
    const email = address();
    const { lines } = await invite([{ name: 'Mai', email }]);
    const id = lines[0]?.invitation?.id;
    const first = letterIn((await post()).at(-1)?.text ?? '');
    expect((await resend(id)).refusals).toEqual([{ code: 'RESEND_TOO_SOON', resendAt: later(START, DAY) }]);
    // The third is the last: who presses twice is then told that, and not that it is too soon.
    for (const [day, code] of [
      [1, 'RESEND_TOO_SOON'],
      [2, 'RSVP_REFUSED'],
    ] as const) {
      world.setNow(later(START, day * DAY));
      const both = await Promise.all([resend(id), resend(id)]);
      expect(both.flatMap(({ refusals }) => refusals.map((refusal) => refusal.code))).toEqual([code]);
      expect((await post()).map(({ to, text }) => [to, letterIn(text)])).toEqual([[email, first]]);
    }
    world.setNow(later(START, 3 * DAY));
    expect((await resend(id)).refusals).toEqual(troubled('SENT_OFTEN_ENOUGH', { max: 3 }));
    await answer('decline', first, await person());
    expect((await resend(id)).refusals).toEqual(troubled('NOTHING_TO_ASK', { status: 'DECLINED' }));
    expect((await resend(id, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('the list of who is invited', () => {
  it('has everybody with their answers, newest first, by state and by search, page by page; for the team [S7.6-29]', async () => {
    const party = await world.published(organiser, { name: 'Khai trương' });
    const guests = ['Đỗ An', 'Bình', 'Cường'].map((name) => ({ name, email: address() }));
    for (const [at, guest] of guests.entries()) {
      world.setNow(later(START, at));
      await world.one(INVITE, { as: organiser, variables: press([guest], {}, party) });
    }
    const mails = await post();
    const [an, binh] = guests.map(({ email }) => letterIn(mails.find(({ to }) => to === email)?.text ?? ''));
    if (an === undefined || binh === undefined) throw new Error('No letters');
    await answer('accept', an, await person());
    await answer('decline', binh, await person());
    const all = await list({}, party);
    expect(all.entries.map(({ email, status }) => [email, status])).toEqual([
      [guests[2]?.email, 'INVITED'],
      [guests[1]?.email, 'DECLINED'],
      [guests[0]?.email, 'ACCEPTED'],
    ]);
    expect(all.entries[2]).toMatchObject({ first_name: 'Đỗ An', sendings: 1, last_sent_at: START, answered_at: world.now(), party: 1 });
    expect(all.answers).toEqual([
      { status: 'INVITED', count: 1 },
      { status: 'ACCEPTED', count: 1 },
      { status: 'DECLINED', count: 1 },
    ]);
    expect((await list({ status: 'ACCEPTED' }, party)).entries.map(({ email }) => email)).toEqual([guests[0]?.email]);
    expect((await list({ search: 'do an' }, party)).entries.map(({ email }) => email)).toEqual([guests[0]?.email]);
    expect((await list({ search: 'nobody' }, party)).entries).toEqual([]);
    const first = await list({ limit: 2 }, party);
    expect(first.metadata.total_count).toBe(3);
    expect((await list({ limit: 2, after: first.metadata.after }, party)).entries.map(({ email }) => email)).toEqual([guests[0]?.email]);
    for (const [as, code] of [
      [undefined, 'UNAUTHORIZED'],
      [await person(), 'FORBIDDEN'],
    ] as const)
      expect((await world.ask(LIST, { ...signed(as), variables: { input: { event_id: party.eventId } } })).refusals).toEqual([{ code }]);
  });
});

describe('an invitation that is written down', () => {
  const UPSERT = `mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id status email first_name last_name company_name party_limit sendings } }`;
  const input = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
    input: { section_event_id: event.sessionId, ticket_id: event.ticketId, email, first_name: 'Mai', last_name: 'Trần', ...more },
  });
  const upsert = (email: string, more: Readonly<Record<string, unknown>> = {}) =>
    world.one<{ readonly id: string; readonly first_name: string; readonly sendings: number }>(UPSERT, {
      as: organiser,
      variables: input(email, more),
    });
  const refusals = async (email: string, more: Readonly<Record<string, unknown>> = {}, as?: PermissionViewer) =>
    (await world.ask(UPSERT, { ...signed(as), variables: input(email, more) })).refusals;

  it('is there, or changed, by its id or its address, and sends nothing until it is sent [S7.6-27]', async () => {
    const email = address();
    const made = await upsert(email, { company_name: 'Sông Hồng', party_limit: 2 });
    expect(made).toMatchObject({ status: 'INVITED', email, company_name: 'Sông Hồng', party_limit: 2, sendings: 0 });
    expect(await upsert(email.toUpperCase(), { first_name: 'Mai Anh' })).toMatchObject({ id: made.id, first_name: 'Mai Anh' });
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
    expect((await invite([{ name: 'Mai Anh', email }])).lines).toMatchObject([{ refused: null, invitation: { id: made.id } }]);
    expect((await post()).map(({ to }) => to)).toContain(email);
  });

  it('with another address is another letter: who had the first one opens nothing any more', async () => {
    const [wrong, right] = [address(), address()];
    const { lines } = await invite([{ name: 'Mai', email: wrong }]);
    const id = lines[0]?.invitation?.id;
    const first = letterIn((await post()).at(-1)?.text ?? '');
    expect(await upsert(right, { id })).toMatchObject({ id, email: right, sendings: 0 });
    expect((await answer('accept', first, await person())).refusals).toEqual(troubled('SECRET_INVALID'));
    await invite([{ name: 'Mai', email: right }]);
    const [mail] = await post();
    expect(mail?.to).toBe(right);
    expect((await answer('accept', letterIn(mail?.text ?? ''), await person())).refusals).toEqual([]);
    expect(await refusals(address(), { id }, organiser)).toEqual(troubled('NOTHING_TO_ASK', { status: 'ACCEPTED' }));
    expect(await upsert(right, { id, first_name: 'Mai Anh' })).toMatchObject({ first_name: 'Mai Anh', status: 'ACCEPTED' });
  });

  it('takes nobody else’s address, no broken one and no foreign id, and is the team’s alone', async () => {
    const [mai, minh] = [address(), address()];
    const made = await upsert(mai);
    await upsert(minh);
    expect(await refusals(minh, { id: made.id }, organiser)).toEqual(troubled('ALREADY_INVITED', { status: 'INVITED' }));
    expect(await refusals('minh', {}, organiser)).toEqual([{ code: 'INVALID_EMAIL' }]);
    const other = await world.published(organiser, { name: 'Khác' });
    expect(await refusals(mai, { id: made.id, section_event_id: other.sessionId, ticket_id: other.ticketId }, organiser)).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    expect(await refusals(address(), {}, await person())).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('the words of an event’s letters', () => {
  const READ = 'query ($id: Int!) { rsvp_template(event_id: $id) { event_id headline picture letter } }';
  const SAVE = 'mutation ($id: Int!, $input: RsvpTemplateInput!) { save_rsvp_template(event_id: $id, input: $input) { headline picture letter } }';
  const PREVIEW = 'query ($input: RsvpLetterPreviewInput!) { rsvp_letter_preview(input: $input) { subject html text } }';
  const save = (id: number, input: Readonly<Record<string, unknown>>, as: PermissionViewer = organiser) =>
    world.ask(SAVE, { as, variables: { id, input } });

  it('are kept, go into the letters, and tell everybody headline and picture only', async () => {
    const fair = await world.published(organiser, { name: 'Hội chợ' });
    const read = async (as?: PermissionViewer) => (await world.ask(READ, { ...signed(as), variables: { id: fair.eventId } })).data;
    expect(await read()).toEqual({ rsvp_template: { event_id: fair.eventId, headline: null, picture: null, letter: null } });
    const file = { fileId: 'f1', accountId: organiser.accountId, kind: 'EVENT_IMAGE' as const, url: '/files/f1/full.webp' };
    world.files.set(file.url, { ...file, cardUrl: '', thumbnailUrl: '', width: 1200, height: 630, color: '#aa3322', insertedAt: START });
    const written = { headline: 'Đêm hội', letter: 'Gửi {Name}, mời bạn: { link }', picture: file.url };
    expect((await save(fair.eventId, written)).data).toEqual({ save_rsvp_template: { ...written, letter: 'Gửi {name}, mời bạn: {link}' } });
    expect(await read()).toMatchObject({ rsvp_template: { headline: 'Đêm hội', picture: file.url, letter: null } });
    expect(await read(organiser)).toMatchObject({ rsvp_template: { letter: 'Gửi {name}, mời bạn: {link}' } });
    await world.one(INVITE, { as: organiser, variables: press([{ name: 'Mai', email: address() }], {}, fair) });
    const [mail] = await post();
    expect(mail?.text).toContain('Gửi Mai, mời bạn: https://vemoi.test/invite-rsvp/');
    expect(mail?.html).toContain('src="https://vemoi.test/files/f1/full.webp"');
  });

  it('need their link and known fields, take no foreign picture, and are the team’s alone', async () => {
    const good = { headline: 'Mời', letter: '{link}' };
    expect((await save(event.eventId, { ...good, letter: 'x' })).refusals).toEqual(troubled('LINK_MISSING'));
    expect((await save(event.eventId, { ...good, letter: ' ' })).refusals).toEqual(troubled('LETTER_EMPTY'));
    expect((await save(event.eventId, { ...good, letter: '{link} {phone}' })).refusals).toEqual(troubled('UNKNOWN_FIELD', { field: 'phone' }));
    expect((await save(event.eventId, { ...good, letter: `{link}${'x'.repeat(5_000)}` })).refusals).toEqual(
      troubled('LETTER_TOO_LONG', { max: 5_000 }),
    );
    expect((await save(event.eventId, { ...good, picture: 'https://elsewhere.test/a.png' })).refusals).toMatchObject([
      { code: 'INVALID_INPUT', field: 'picture' },
    ]);
    expect((await save(event.eventId, good, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(READ, { variables: { id: 999_999 } })).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });

  it('are shown as the mail says them, with a link that is nobody’s', async () => {
    const input = {
      section_event_id: event.sessionId,
      guest_name: 'Trần Mai',
      inviter_name: 'Linh',
      locale: 'vi',
      template: { headline: 'Đêm hội', letter: 'Gửi {name}\n\n{link}' },
    };
    const shown = await world.one<{ readonly subject: string; readonly html: string; readonly text: string }>(PREVIEW, {
      as: organiser,
      variables: { input },
    });
    expect(shown.subject).toBe('Linh mời bạn: Tiệc cuối năm');
    for (const words of ['Đêm hội', 'Gửi Trần Mai', 'Trả lời lời mời']) expect(shown.html).toContain(words);
    expect(shown.html + shown.text).not.toContain('rsvpInvitationSecret');
    expect((await world.ask(PREVIEW, { as: await person(), variables: { input } })).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });
});
