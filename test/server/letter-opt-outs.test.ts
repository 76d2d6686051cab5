import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { writeOptOutSecret } from '#server/event/messages/opt-out-secret.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { SendDueLetters } from '#server/rsvp/send-due-letters.ts';
import { INVITE, type Invited, invitingWorld, START, troubled } from './inviting-world.ts';

const { world, organiser, event, person, address, post, press, invite, list } = await invitingWorld();
beforeEach(() => world.setNow(START));

const LISTED = `query ($input: RsvpInvitationsInput!) {
  rsvp_invitations(input: $input) { entries { email status unsubscribed } } }`;
const listed = async (email: string, eventId = event.eventId) =>
  (
    await world.one<{ readonly entries: readonly object[] }>(LISTED, {
      as: organiser,
      variables: { input: { event_id: eventId, search: email } },
    })
  ).entries;
const stopIn = (text: string): string => /https:\/\/vemoi\.test\S*\/unsubscribe#(\S+)/.exec(text)?.[1] ?? '';
const optOut = async (secret: string): Promise<number> =>
  (
    await fetch(`${world.app.url}/api/v1/unsubscribe?token=${secret}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  ).status;
const resend = (id: string | undefined) =>
  world.ask('mutation ($id: ID!) { resend_rsvp_invitation(id: $id) { sendings } }', {
    as: organiser,
    variables: { id },
  });

describe('an invitation', () => {
  it('carries a link by which its guest stops all emails of the organiser, and one to report it', async () => {
    const email = address();
    const guests = [{ name: 'Mai', email }];
    const { lines } = await invite(guests, {}, { key: 'first' });
    const [letter] = (await post()).filter(({ to }) => to === email);
    const secret = stopIn(letter?.text ?? '');
    expect(secret).toMatch(/^2\./);
    expect(letter?.html).toContain(`/unsubscribe#${secret}`);
    expect(letter?.oneClickOptOut).toBe(`https://vemoi.test/api/v1/unsubscribe?token=${secret}`);
    expect(letter?.text).toContain(`/contact-us?report=${event.eventId}`);
    expect(await listed(email)).toEqual([{ email, status: 'INVITED', unsubscribed: false }]);

    expect(await optOut(secret.replace('2.', '1.'))).toBe(410);
    expect(await listed(email)).toMatchObject([{ unsubscribed: false }]);
    expect(await optOut(secret)).toBe(200);
    expect(await optOut(secret)).toBe(200);
    expect(await listed(email)).toMatchObject([{ unsubscribed: true }]);
    world.setNow(later(START, DAY));
    expect((await resend(lines[0]?.invitation?.id)).refusals).toEqual(troubled('UNSUBSCRIBED'));
    // A repeated request gets its first answer.
    expect((await invite(guests, {}, { key: 'first' })).lines).toMatchObject([{ refused: null }]);
    expect((await invite(guests)).lines).toMatchObject([{ refused: 'UNSUBSCRIBED' }]);

    const other = await world.published(organiser, { name: 'Lần sau' });
    const again = await world.one<Invited>(INVITE, {
      as: organiser,
      variables: press(
        [
          { name: 'Mai', email: email.toUpperCase() },
          { name: 'Minh', email: address() },
        ],
        {},
        other,
      ),
    });
    expect([again.sent, again.lines.map(({ refused }) => refused)]).toEqual([1, ['UNSUBSCRIBED', null]]);
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
    const prepared = await world.ask(
      'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }',
      {
        as: organiser,
        variables: {
          input: {
            section_event_id: other.sessionId,
            ticket_id: other.ticketId,
            email,
            first_name: 'Mai',
            send_email_at: later(world.now(), HOUR),
          },
        },
      },
    );
    expect(prepared.refusals).toEqual(troubled('UNSUBSCRIBED'));

    const stranger = await person();
    const theirs = await world.published(stranger, { name: 'Của người khác' });
    const invited = await world.one<Invited>(INVITE, { as: stranger, variables: press(guests, {}, theirs) });
    expect(invited.sent).toBe(1);
  });

  it('that is scheduled or queued is not sent to a guest who stopped the organiser’s emails since', async () => {
    const [queued, scheduled] = [address(), address()];
    await invite([{ name: 'Mai', email: queued }]);
    await invite([{ name: 'Minh', email: scheduled }], { send_email_at: later(START, HOUR) });
    for (const email of [queued, scheduled])
      expect(
        await optOut(writeOptOutSecret(world.use(Keyring), { scope: 'ORGANISER', eventId: event.eventId, email })),
      ).toBe(200);
    expect((await post()).map(({ to }) => to)).not.toContain(queued);
    world.setNow(later(START, HOUR));
    expect(await world.use(SendDueLetters)()).toBe(0);
    expect((await post()).map(({ to }) => to)).not.toContain(scheduled);
    expect((await list({ search: scheduled })).entries).toMatchObject([{ status: 'INVITED', sendings: 0 }]);
  });

  it('is not sent to a guest of the event who stopped its emails, and no email to guests to one who stopped all', async () => {
    const party = await world.published(organiser, { name: 'Khai trương' });
    const [one, all] = [address(), address()];
    await world.register(party, await person(), [
      { firstName: 'Mai', email: one },
      { firstName: 'Minh', email: all },
    ]);
    const secret = (scope: 'EVENT' | 'ORGANISER', email: string) =>
      writeOptOutSecret(world.use(Keyring), { scope, eventId: party.eventId, email });
    await optOut(secret('EVENT', one));
    await optOut(secret('ORGANISER', all));
    const guests = [one, all].map((email) => ({ name: 'Khách', email }));
    const to = async (of: typeof party) =>
      (await world.one<Invited>(INVITE, { as: organiser, variables: press(guests, {}, of) })).lines.map(
        ({ refused }) => refused,
      );
    expect(await to(party)).toEqual(['UNSUBSCRIBED', 'UNSUBSCRIBED']);
    expect(await to(event)).toEqual([null, 'UNSUBSCRIBED']);
    const mailed = await world.one<{ readonly people: number }>(
      `query ($event: Int!, $scope: MailingScopeInput!) { mailing_guests(event_id: $event, scope: $scope) { people } }`,
      { as: organiser, variables: { event: party.eventId, scope: { audience: 'TICKET_HOLDERS' } } },
    );
    expect(mailed).toEqual({ people: 0 });
  });
});
