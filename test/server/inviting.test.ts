import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { readGuestFile } from '#domain/rsvp/read-guest-list.ts';
import { SendDueLetters } from '#server/rsvp/send-due-letters.ts';
import { INVITE, type Invited, invitingWorld, letterIn, START, troubled } from './inviting-world.ts';

const { world, organiser, event, person, address, post, press, invite, refusedToInvite, list, answer } =
  await invitingWorld();
beforeEach(() => world.setNow(START));

describe('inviting by letter', () => {
  it('sends each guest a letter whose link opens their own invitation only [S7.6-28]', async () => {
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
      world.ask(
        'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { email full_name sendings } }',
        {
          variables: { id, secret },
        },
      );
    expect((await read(letters[0]?.id ?? '', letters[0]?.secret ?? '')).data).toEqual({
      rsvp_invitation: { email: mai, full_name: 'Trần Mai', sendings: null },
    });
    expect((await read(letters[0]?.id ?? '', letters[1]?.secret ?? '')).refusals).toEqual(troubled('SECRET_INVALID'));
  });

  it('refuses to schedule an invitation after its session has ended', async () => {
    const [email, late] = [address(), world.now() + 400 * DAY];
    const refusedAs = [{ code: 'RSVP_REFUSED', trouble: { code: 'SEND_AFTER_END', endAt: expect.any(Number) } }];
    const at = { send_email_at: late };
    expect(await refusedToInvite(press([{ name: 'Mai', email }], at), organiser)).toEqual(refusedAs);
    const prepare = 'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }';
    const input = { section_event_id: event.sessionId, ticket_id: event.ticketId, email, first_name: 'Mai', ...at };
    expect((await world.ask(prepare, { as: organiser, variables: { input } })).refusals).toEqual(refusedAs);
  });

  it('refuses a deadline that is past or before the letter, with the earliest possible one', async () => {
    const [email, now] = [address(), world.now()];
    const guests = [{ name: 'Mai', email }];
    const tooEarly = (earliest: number) => [
      { code: 'RSVP_REFUSED', trouble: { code: 'ANSWER_BY_TOO_EARLY', earliest } },
    ];
    expect(await refusedToInvite(press(guests, { answer_before: now - 1 }), organiser)).toEqual(tooEarly(now));
    expect(
      await refusedToInvite(press(guests, { answer_before: now + 5, send_email_at: now + 10 }), organiser),
    ).toEqual(tooEarly(now + 10));
    const prepare = 'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }';
    const input = {
      section_event_id: event.sessionId,
      ticket_id: event.ticketId,
      email,
      first_name: 'Mai',
      answer_before: now - 1,
    };
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

  it('stores no secret in rows or queued emails', async () => {
    const email = address();
    await invite([{ name: 'Mai', email }]);
    const waiting = await world.pool.query<{ readonly row: string }>(
      'SELECT m::text AS row FROM email_message m WHERE recipient = $1',
      [email],
    );
    const jobs = await world.pool.query<{ readonly row: string }>(
      "SELECT j::text AS row FROM job j WHERE task = 'send-letter-email'",
    );
    const kept = await world.pool.query<{ readonly row: string }>(
      'SELECT i::text AS row FROM rsvp_invitation i WHERE email = $1',
      [email],
    );
    const [mail] = (await post()).slice(-1);
    const [, code = '?'] = letterIn(mail?.text ?? '').secret.split('.');
    expect(code).toHaveLength(48);
    expect([...waiting.rows, ...jobs.rows, ...kept.rows].filter(({ row }) => row.includes(code))).toEqual([]);
    expect(waiting.rows).toHaveLength(1);
  });

  it('invites once and answers the same for a repeated request, even many at once', async () => {
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

  it('invites an address once when two requests name it, and tells the other', async () => {
    const email = address();
    const told = await Promise.all([
      invite([{ name: 'Mai', email }], {}, { key: 'a' }),
      invite([{ name: 'Mai', email }], {}, { key: 'b' }),
    ]);
    expect(told.map(({ sent }) => sent).sort()).toEqual([0, 1]);
    expect(told.flatMap(({ lines }) => lines).flatMap(({ refused }) => refused ?? [])).toEqual(['ALREADY_INVITED']);
    expect((await post()).filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('refuses a line without affecting others', async () => {
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

  it('needs an inviter’s name, a free ticket of the session and an open event', async () => {
    const guests = [{ name: 'Mai', email: address() }];
    expect(await refusedToInvite(press(guests, { inviter_name: '  ' }), organiser)).toEqual(
      troubled('INVITER_NAME_MISSING'),
    );
    const paid = await world.published(organiser, { name: 'Có vé', price: 50_000 });
    expect(await refusedToInvite(press(guests, {}, paid), organiser)).toEqual(troubled('TICKET_HAS_PRICE'));
    expect(await refusedToInvite(press(guests, { section_event_id: paid.sessionId }), organiser)).toEqual([
      { code: 'NOT_FOUND' },
    ]);
    const many = Array.from({ length: 501 }, (_, at) => ({ name: 'Mai', email: `m${at}@example.test` }));
    expect(await refusedToInvite(press(many), organiser)).toEqual(troubled('TOO_MANY_ROWS', { max: 500 }));
    world.setNow(later(START, 9 * DAY));
    expect(await refusedToInvite(press(guests), organiser)).toEqual(troubled('EVENT_ENDED'));
    world.setNow(START);
    expect((await post()).filter(({ to }) => to === guests[0]?.email)).toEqual([]);
  });

  it('invites five hundred guests at once', async () => {
    const big = await world.published(organiser, { name: 'Đại hội' });
    const guests = Array.from({ length: 500 }, (_, at) => ({
      name: `Khách ${at}`,
      email: `dai.hoi.${at}@example.test`,
    }));
    const { sent } = await world.one<Invited>(INVITE, { as: organiser, variables: press(guests, {}, big) });
    expect(sent).toBe(500);
    expect((await list({}, big)).metadata.total_count).toBe(500);
    const jobs = await world.pool.query<{ readonly lane: string }>(
      "SELECT DISTINCT lane FROM job WHERE task = 'send-letter-email'",
    );
    expect(jobs.rows).toEqual([{ lane: 'bulk' }]);
    await world.pool.query("DELETE FROM email_message WHERE recipient LIKE 'dai.hoi.%'");
  });

  it('takes a CSV of 500 lines and names the 20 that cannot be invited', async () => {
    const big = await world.published(organiser, { name: 'Hội nghị' });
    const BAD: Readonly<Record<number, string>> = { 0: ',', 1: 'Mai,mai', 2: 'Mai,hoi.nghi.3@example.test', 3: 'Mai' };
    const lines = Array.from({ length: 500 }, (_, at) =>
      at >= 480
        ? `${BAD[at % 4]}${at % 4 === 0 ? `hoi.nghi.${at}@example.test` : ''}`
        : `Khách ${at},hoi.nghi.${at}@example.test`,
    );
    const file = readGuestFile(['Name,Email', ...lines].join('\r\n'));
    if (!file.ok) throw new Error(file.refusal.kind);
    expect(file.value.unread.map(({ line }) => line)).toEqual([485, 489, 493, 497, 501]);
    const told = await world.one<Invited>(INVITE, { as: organiser, variables: press(file.value.guests, {}, big) });
    expect(told.sent).toBe(480);
    const reasons = Object.groupBy(
      told.lines.filter(({ refused }) => refused !== null),
      ({ refused }) => String(refused),
    );
    expect(Object.fromEntries(Object.entries(reasons).map(([reason, of = []]) => [reason, of.length]))).toEqual({
      NAME_MISSING: 5,
      INVALID_EMAIL: 5,
      NAMED_TWICE: 5,
    });
    expect((await list({}, big)).metadata.total_count).toBe(480);
    await world.pool.query("DELETE FROM email_message WHERE recipient LIKE 'hoi.nghi.%'");
  });

  it('is for the team alone', async () => {
    const guests = [{ name: 'Mai', email: address() }];
    expect(await refusedToInvite(press(guests))).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect(await refusedToInvite(press(guests), await person())).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('is sent once at the scheduled time', async () => {
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

  it('invites a guest who declined again, with a letter that replaces the old one', async () => {
    const email = address();
    await invite([{ name: 'Mai', email }]);
    const first = letterIn((await post()).at(-1)?.text ?? '');
    const mai = await person();
    expect((await answer('decline', first, mai)).refusals).toEqual([]);
    expect((await invite([{ name: 'Mai', email }])).lines).toMatchObject([
      { refused: null, invitation: { id: first.id } },
    ]);
    const second = letterIn((await post()).at(-1)?.text ?? '');
    expect([second.id, second.secret === first.secret]).toEqual([first.id, false]);
    expect((await answer('accept', first, mai)).refusals).toEqual(troubled('SECRET_INVALID'));
    expect((await answer('accept', second, mai)).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect((await invite([{ name: 'Mai', email }])).lines).toMatchObject([
      { refused: 'ALREADY_INVITED', status: 'ACCEPTED' },
    ]);
  });

  it('does not send a letter that was answered or withdrawn before', async () => {
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
  const resend = (id: string | undefined, as: PermissionViewer = organiser) =>
    world.ask(RESEND, { as, variables: { id } });

  it('sends the same letter again, a day apart, at most three times, to guests without an answer', async () => {
    const email = address();
    const { lines } = await invite([{ name: 'Mai', email }]);
    const id = lines[0]?.invitation?.id;
    const first = letterIn((await post()).at(-1)?.text ?? '');
    expect((await resend(id)).refusals).toEqual([{ code: 'RESEND_TOO_SOON', resendAt: later(START, DAY) }]);
    // The third is the last, which a repeated press is told rather than that it is too soon.
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

describe('an event as its organiser lists it', () => {
  const FIELDS = 'archive forbes_id request_tags { id text } rsvp_id rsvp_supported';
  const read = (id: number, as: PermissionViewer) =>
    world.one(`query ($id: Int!) { event(id: $id) { ${FIELDS} } }`, { as, variables: { id } });
  const WRITE = `mutation ($id: Int!, $input: EventListingInput!) {
    update_event_listing(event_id: $id, input: $input) { ${FIELDS} } }`;
  const input = { request_tags: ['Nhạc sống', ' nhac song ', 'Acoustic', ''], forbes_id: ' vn-2026-7 ' };

  it('carries its archive flag, tags, number at Forbes and the viewer’s invitation [S3-26]', async () => {
    const party = await world.published(organiser, { name: 'Tiệc' });
    const nothing = { archive: false, forbes_id: null, request_tags: [], rsvp_id: null, rsvp_supported: true };
    expect(await read(party.eventId, organiser)).toEqual(nothing);
    const listed = {
      forbes_id: 'vn-2026-7',
      request_tags: [
        { id: 'nhac-song', text: 'Nhạc sống' },
        { id: 'acoustic', text: 'Acoustic' },
      ],
    };
    const variables = { id: party.eventId, input };
    expect(await world.one(WRITE, { as: organiser, variables })).toEqual({ ...nothing, ...listed });

    const guest = await person();
    const { rows } = await world.pool.query<{ readonly email: string }>(
      'SELECT email FROM account WHERE account_id = $1',
      [guest.accountId],
    );
    const guests = [{ name: 'Trần Mai', email: (rows[0]?.email ?? '').toUpperCase() }];
    const { lines } = await world.one<Invited>(INVITE, { as: organiser, variables: press(guests, {}, party) });
    await post();
    const invitation = lines[0]?.invitation?.id;
    expect(invitation).toMatch(/./);
    expect(await read(party.eventId, guest)).toEqual({ ...nothing, ...listed, rsvp_id: invitation });
    expect(await read(party.eventId, organiser)).toMatchObject({ rsvp_id: null });
    await world.one('mutation ($id: ID!) { take_back_rsvp_invitation(id: $id) { status } }', {
      as: organiser,
      variables: { id: invitation },
    });
    expect(await read(party.eventId, guest)).toMatchObject({ rsvp_id: null });

    const paid = await world.published(organiser, { name: 'Có giá', price: 90_000 });
    expect(await read(paid.eventId, organiser)).toEqual(nothing);
    world.setNow(later(START, 8 * DAY));
    expect(await read(party.eventId, organiser)).toMatchObject({ rsvp_supported: false });
    await world.one('mutation ($id: Int!) { archive_event(id: $id, archive: true) { id } }', {
      as: organiser,
      variables: { id: paid.eventId },
    });
    expect(await read(paid.eventId, organiser)).toMatchObject({ archive: true });
  });

  it('refuses other numbers and longer tags, and who may not edit it', async () => {
    const { eventId: id } = event;
    for (const [wrong, field] of [
      [{ ...input, forbes_id: 'a/b' }, 'input.forbes_id'],
      [{ ...input, request_tags: ['x'.repeat(31)] }, 'input.request_tags'],
    ] as const)
      expect((await world.ask(WRITE, { as: organiser, variables: { id, input: wrong } })).refusals).toMatchObject([
        { code: 'INVALID_INPUT', field },
      ]);
    expect((await world.ask(WRITE, { as: await person(), variables: { id, input } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });
});
