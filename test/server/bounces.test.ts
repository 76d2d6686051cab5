import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { MailNextBatch } from '#server/event/messages/mail-next-batch.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { ReturnPaths } from '#server/platform/ports/return-paths.ts';
import { bouncesOf } from './bounces-world.ts';
import { INVITE, type Invited, invitingWorld, letterIn, START, troubled } from './inviting-world.ts';

const inviting = await invitingWorld();
const { world, organiser, event, person, address, post, press, invite } = inviting;
const { hear, noticeTo, metric } = bouncesOf(inviting);
beforeEach(() => world.setNow(START));

const LISTED = `query ($input: RsvpInvitationsInput!) { rsvp_invitations(input: $input) {
  entries { email bounced { because bounced_at held } } } }`;
const bouncedOf = async (email: string) =>
  (
    await world.one<{ readonly entries: readonly { readonly bounced: unknown }[] }>(LISTED, {
      as: organiser,
      variables: { input: { event_id: event.eventId, search: email } },
    })
  ).entries[0]?.bounced;
const timeline = (id: string) =>
  world.one<readonly { readonly kind: string; readonly because: string | null }[]>(
    'query ($id: ID!) { rsvp_timeline(id: $id) { kind because } }',
    { as: organiser, variables: { id } },
  );
const resend = (id: string) =>
  world.ask('mutation ($id: ID!) { resend_rsvp_invitation(id: $id) { sendings } }', {
    as: organiser,
    variables: { id },
  });
const sentAgain = (id: string, email: string | null = null, as: PermissionViewer = organiser) =>
  world.ask(
    `mutation ($id: ID!, $email: String) {
      retry_rsvp_invitation(id: $id, email: $email) { email sendings bounced { because } } }`,
    { as, variables: { id, email } },
  );
const RETRY = 'mutation ($event: Int!, $email: String!) { retry_bounced_address(event_id: $event, email: $email) }';
const retried = (email: string, as: PermissionViewer = organiser) =>
  world.ask(RETRY, { as, variables: { event: event.eventId, email } });

async function invited(email = address()) {
  const { lines } = await invite([{ name: 'Mai', email }]);
  const mail = (await post()).find(({ to }) => to === email);
  return { email, id: lines[0]?.invitation?.id ?? '', mail };
}

describe('an email that bounces', () => {
  it('leaves under an address that names it, and marks its guest once its notice is posted', async () => {
    const { email, id, mail } = await invited();
    expect(mail?.returnPath).toMatch(/^bounces\+[a-z0-9]{41}@vemoi\.test$/);
    expect(await bouncedOf(email)).toBeNull();
    world.setNow(later(START, DAY));
    expect(await hear(noticeTo('full@bounce.test', mail?.returnPath))).toEqual([200, 'BOUNCED']);
    expect(await bouncedOf(email)).toEqual({ because: 'MAILBOX_FULL', bounced_at: later(START, DAY), held: true });
    expect(await timeline(id)).toEqual([
      { kind: 'ADDED', because: null },
      { kind: 'BOUNCED', because: 'MAILBOX_FULL' },
    ]);
  });

  it('keeps invitations and reminders from its address, until the team tries again', async () => {
    const { email, id, mail } = await invited();
    await hear(noticeTo('nobody@bounce.test', mail?.returnPath));
    world.setNow(later(START, 4 * DAY));
    expect((await resend(id)).refusals).toEqual(troubled('ADDRESS_BOUNCED'));
    expect((await invite([{ name: 'Mai', email: email.toUpperCase() }])).lines).toMatchObject([
      { refused: 'ADDRESS_BOUNCED' },
    ]);
    const COUNT = 'query ($id: Int!) { rsvp_reminders(event_id: $id) { due bounced } }';
    const before = await world.one<{ readonly due: number; readonly bounced: number }>(COUNT, {
      as: organiser,
      variables: { id: event.eventId },
    });
    expect((await retried(email, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await retried(email.toUpperCase())).data).toEqual({ retry_bounced_address: true });
    expect((await retried(email)).data).toEqual({ retry_bounced_address: false });
    expect(await world.one(COUNT, { as: organiser, variables: { id: event.eventId } })).toEqual({
      due: before.due + 1,
      bounced: before.bounced - 1,
    });
    expect(await bouncedOf(email)).toBeNull();
    expect((await resend(id)).data).toEqual({ resend_rsvp_invitation: { sendings: 2 } });
    const again = (await post()).find(({ to }) => to === email);
    expect(again?.returnPath).not.toBe(mail?.returnPath);
    expect(await hear(noticeTo('nobody@bounce.test', again?.returnPath))).toEqual([200, 'BOUNCED']);
    expect(await bouncedOf(email)).toMatchObject({ held: true });
  });

  it('is tried again by one press, once, within three letters', async () => {
    const { email, id, mail } = await invited();
    await hear(noticeTo('full@bounce.test', mail?.returnPath));
    expect((await sentAgain(id, null, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    world.setNow(later(START, HOUR));
    expect((await sentAgain(id)).data).toEqual({ retry_rsvp_invitation: { email, sendings: 2, bounced: null } });
    expect((await sentAgain(id)).refusals).toMatchObject([{ code: 'RESEND_TOO_SOON' }]);
    const again = (await post()).filter(({ to }) => to === email);
    expect(again).toHaveLength(1);
    expect((await timeline(id)).map(({ kind }) => kind)).toEqual(['ADDED', 'BOUNCED', 'SENT']);
    await hear(noticeTo('full@bounce.test', again[0]?.returnPath));
    expect((await sentAgain(id)).data).toMatchObject({ retry_rsvp_invitation: { sendings: 3 } });
    await hear(noticeTo('full@bounce.test', (await post()).find(({ to }) => to === email)?.returnPath));
    expect((await sentAgain(id)).refusals).toEqual(troubled('SENT_OFTEN_ENOUGH', { max: 3 }));
    expect(await bouncedOf(email)).toMatchObject({ held: true });
  });

  it('is sent to a corrected address as a new letter, unless that is invited, unreachable or no address', async () => {
    const [{ email, id, mail }, other] = [await invited(), await invited()];
    await hear(noticeTo('nobody@bounce.test', mail?.returnPath));
    await hear(noticeTo('nobody@bounce.test', other.mail?.returnPath));
    expect((await sentAgain(id, other.email)).refusals).toEqual(troubled('ALREADY_INVITED', { status: 'INVITED' }));
    expect((await sentAgain(id, 'mai@')).refusals).toEqual([{ code: 'INVALID_EMAIL' }]);
    const right = address();
    expect((await sentAgain(id, right.toUpperCase())).data).toEqual({
      retry_rsvp_invitation: { email: right, sendings: 1, bounced: null },
    });
    expect((await sentAgain(id, right)).refusals).toMatchObject([{ code: 'RESEND_TOO_SOON' }]);
    const mails = await post();
    expect(mails.filter(({ to }) => to === email)).toEqual([]);
    const [first, second] = [mail, mails.find(({ to }) => to === right)].map((one) => letterIn(one?.text ?? ''));
    expect(second).toMatchObject({ id: first?.id });
    expect(second?.secret).not.toBe(first?.secret);
    expect((await timeline(id)).map(({ kind }) => kind)).toEqual(['ADDED', 'SENT']);
    expect(await bouncedOf(email)).toBeUndefined();
  });

  it('is not sent when it waited while an earlier one bounced', async () => {
    const email = address();
    const { mail } = await invited(email);
    const other = await world.published(organiser, { name: 'Tiệc khác' });
    const { lines } = await world.one<Invited>(INVITE, {
      as: organiser,
      variables: press([{ name: 'Mai', email }], {}, other),
    });
    expect(lines).toMatchObject([{ refused: null }]);
    await hear(noticeTo('nobody@bounce.test', mail?.returnPath));
    // Of another event: it is written to.
    expect((await post()).filter(({ to }) => to === email)).toHaveLength(1);
    await world.pool.query(
      `UPDATE email_message SET sent_at = NULL, bounced_at = NULL WHERE recipient = $1 AND data->>'eventId' = $2`,
      [email, String(event.eventId)],
    );
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
    const { rows } = await world.pool.query(
      `SELECT dropped_because FROM email_message WHERE recipient = $1 AND dropped_at IS NOT NULL`,
      [email],
    );
    expect(rows).toEqual([{ dropped_because: 'ADDRESS_BOUNCED' }]);
  });

  it('that an earlier try sent does not mark an address that is tried again', async () => {
    const { email, mail } = await invited();
    await hear(noticeTo('nobody@bounce.test', mail?.returnPath));
    const { rows } = await world.pool.query<{ readonly id: string }>(
      `INSERT INTO email_message (email_message_id, message, subject_id, recipient, occurrence, locale, data, queued_at)
       SELECT gen_random_uuid(), message, 'another', recipient, occurrence, locale, data, queued_at FROM email_message
       WHERE recipient = $1 RETURNING email_message_id AS id`,
      [email],
    );
    world.setNow(later(START, DAY));
    await retried(email);
    const older = world.use(ReturnPaths).of(rows[0]?.id ?? '');
    expect(await hear(noticeTo('nobody@bounce.test', older ?? undefined))).toEqual([200, 'BOUNCED']);
    expect(await bouncedOf(email)).toBeNull();
  });
});

describe('a notice', () => {
  it.each([
    ['of a delay', 'later@bounce.test', 'NOTHING'],
    ['of spam', 'spam@bounce.test', 'COMPLAINED'],
  ])('%s marks no address', async (_, fate, heard) => {
    const { email, mail } = await invited();
    expect(await hear(noticeTo(fate, mail?.returnPath))).toEqual([200, heard]);
    expect(await bouncedOf(email)).toBeNull();
  });

  it('of spam unsubscribes its sender from the event’s emails', async () => {
    const { email, id, mail } = await invited();
    await hear(noticeTo('spam@bounce.test', mail?.returnPath));
    world.setNow(later(START, 2 * DAY));
    expect((await resend(id)).refusals).toEqual(troubled('UNSUBSCRIBED'));
    expect((await invite([{ name: 'Mai', email }])).lines).toMatchObject([{ refused: 'UNSUBSCRIBED' }]);
  });

  it('counts once', async () => {
    const { email, mail } = await invited();
    expect(await hear(noticeTo('nobody@bounce.test', mail?.returnPath))).toEqual([200, 'BOUNCED']);
    await retried(email);
    expect(await hear(noticeTo('nobody@bounce.test', mail?.returnPath))).toEqual([200, 'REPEATED']);
    expect(await bouncedOf(email)).toBeNull();
  });

  it('that is forged, or says nothing, changes nothing', async () => {
    const { email, mail } = await invited();
    const path = mail?.returnPath ?? '';
    const letter = path.charAt(20) === 'a' ? 'b' : 'a';
    const forged = `${path.slice(0, 20)}${letter}${path.slice(21)}`;
    for (const to of [forged, 'bounces@vemoi.test', path.replace('vemoi.test', 'evil.test')])
      expect(await hear(noticeTo('nobody@bounce.test', to))).toEqual([200, 'FORGED']);
    for (const raw of ['', 'hello', `To: ${path}\r\nSubject: Out of office\r\n\r\nI am away. Status: 5.1.1`])
      expect(await hear(raw)).toEqual([200, 'NOTHING']);
    expect(await bouncedOf(email)).toBeNull();
    expect(await metric('FORGED')).toBeGreaterThanOrEqual(3);
  });

  it('is refused without the secret, and when it is too large, before it is read', async () => {
    const { email, mail } = await invited();
    const notice = noticeTo('nobody@bounce.test', mail?.returnPath);
    expect((await hear(notice, null))[0]).toBe(401);
    expect((await hear(notice, 'Bearer wrong'))[0]).toBe(401);
    expect((await hear(`${notice}${'x'.repeat(1024 * 1024)}`))[0]).toBe(413);
    expect(await bouncedOf(email)).toBeNull();
  });
});

describe('an email to many guests', () => {
  it('tells its team how many it did not reach, whom and why, and later ones leave those out', async () => {
    const party = await world.published(organiser, { name: 'Tiệc đông' });
    const emails = Array.from({ length: 3 }, address);
    const [gone = '', full = ''] = emails;
    const guests = emails.map((email) => ({ name: 'Mai', email }));
    await world.one<Invited>(INVITE, { as: organiser, variables: press(guests, {}, party) });
    await post();
    const SEND = `mutation ($event: Int!, $scope: MailingScopeInput!, $input: MailingTextInput!) {
      send_guest_mailing(event_id: $event, scope: $scope, input: $input) { id people } }`;
    const input = { subject: 'Đổi giờ', html: '<p>Cửa mở lúc 18:00.</p>' };
    const send = () =>
      world.one<{ readonly id: string; readonly people: number }>(SEND, {
        as: organiser,
        key: world.newId.newId(),
        variables: { event: party.eventId, scope: { audience: 'INVITED' }, input },
      });
    const mailing = await send();
    expect(mailing.people).toBe(3);
    const mailingId = decodeWireId(mailing.id)?.rowId ?? '';
    await world.use(MailNextBatch)({ eventId: party.eventId, mailingId, sent: 0 });
    const mails = (await post()).filter(({ subject }) => subject.includes('Đổi giờ'));
    const pathTo = (email: string) => mails.find(({ to }) => to === email)?.returnPath;
    await hear(noticeTo('nobody@bounce.test', pathTo(gone)));
    world.setNow(later(START, HOUR));
    await hear(noticeTo('full@bounce.test', pathTo(full)));

    const LIST = 'query ($event: Int!) { guest_mailings(event_id: $event) { entries { bounced } } }';
    const BOUNCES = 'query ($id: ID!) { mailing_bounces(id: $id) { email because held } }';
    const bounces = () => world.one(BOUNCES, { as: organiser, variables: { id: mailing.id } });
    expect(await world.one(LIST, { as: organiser, variables: { event: party.eventId } })).toEqual({
      entries: [{ bounced: 2 }],
    });
    expect(await bounces()).toEqual([
      { email: full, because: 'MAILBOX_FULL', held: true },
      { email: gone, because: 'NO_SUCH_MAILBOX', held: true },
    ]);
    expect((await world.ask(BOUNCES, { as: await person(), variables: { id: mailing.id } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
    expect((await send()).people).toBe(1);
    await world.ask(RETRY, { as: organiser, variables: { event: party.eventId, email: full } });
    expect(await bounces()).toMatchObject([{ email: full, held: false }, { held: true }]);
    expect((await send()).people).toBe(2);

    const ATTENDEES = `query ($input: EventAttendeesInput!) { event_attendees(input: $input) {
      entries { email bounced { because } } } }`;
    const { entries } = await world.one<{
      readonly entries: readonly { readonly email: string; readonly bounced: unknown }[];
    }>(ATTENDEES, { as: organiser, variables: { input: { event_id: party.eventId } } });
    expect(entries.filter(({ bounced }) => bounced !== null)).toEqual([
      { email: gone, bounced: { because: 'NO_SUCH_MAILBOX' } },
    ]);
  });

  it('marks an address that a server refuses at once, but not what it says of us', async () => {
    const refusing = async (status: string) => {
      const { lines } = await invite([{ name: 'Mai', email: `${status}@example.test` }]);
      await post({ rejects: status });
      return bouncedOf(lines[0]?.email ?? '');
    };
    expect(await refusing('5.1.1')).toMatchObject({ because: 'NO_SUCH_MAILBOX', held: true });
    expect(await refusing('5.7.1')).toBeNull();
  });
});
