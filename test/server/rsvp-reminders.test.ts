import { beforeEach, describe, expect, it } from 'vitest';
import { MAILED_A_DAY_WHEN_NEW } from '#domain/event/mailing/mailing-limits.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { REMIND_ALL_AFTER } from '#domain/rsvp/remind-guests.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import type { OneSessionEvent } from './catalogue-world.ts';
import { INVITE, type Invited, invitingWorld, letterIn, START } from './inviting-world.ts';

const { world, organiser, since, person, address, post, press, list, answer } = await invitingWorld();
beforeEach(() => world.setNow(START));

const COUNT = `query ($id: Int!, $session: Int) { rsvp_reminders(event_id: $id, section_event_id: $session) {
  due recent finished unsubscribed } }`;
const REMIND = `mutation ($id: Int!, $session: Int) { remind_rsvp_guests(event_id: $id, section_event_id: $session) {
  sent left } }`;
type To = OneSessionEvent & { readonly session?: number };
const asked = ({ eventId: id, session }: To, as: PermissionViewer) => ({
  as,
  variables: { id, session: session ?? null },
});
const count = (to: To, as: PermissionViewer = organiser) => world.one(COUNT, asked(to, as));
const remind = (to: To, as: PermissionViewer = organiser) =>
  world.one<{ readonly sent: number; readonly left: number }>(REMIND, asked(to, as));

async function party(guests: number, as: PermissionViewer & { readonly kind: 'account' } = organiser) {
  const event = await world.published(as, { name: 'Tiệc tất niên', inMs: 20 * DAY });
  const emails = Array.from({ length: guests }, address);
  const variables = press(
    emails.map((email) => ({ name: 'Mai', email })),
    {},
    event,
  );
  const { sent } = await world.one<Invited>(INVITE, { as, variables });
  expect(sent).toBe(guests);
  const letters = (await post()).filter(({ to }) => emails.includes(to));
  return { event, emails, letters: new Map(letters.map(({ to, text }) => [to, letterIn(text)])) };
}

describe('reminding everybody who has not answered', () => {
  it('sends each of them the same letter again in one act, and nobody twice within three days', async () => {
    const { event, emails, letters } = await party(5);
    const [declines = '', unsubscribes = '', ...others] = emails;
    await answer('decline', letters.get(declines) ?? { id: '', secret: '' }, await person());
    await world.use(OptOuts).add({ scope: 'ORGANISER', eventId: event.eventId, email: unsubscribes }, START);
    expect(await count(event)).toEqual({ due: 0, recent: 3, finished: 0, unsubscribed: 1 });
    expect(await remind(event)).toEqual({ sent: 0, left: 0 });
    world.setNow(later(START, REMIND_ALL_AFTER));
    expect(await count(event)).toEqual({ due: 3, recent: 0, finished: 0, unsubscribed: 1 });
    const told = await Promise.all([remind(event), remind(event), remind(event)]);
    expect(told.map(({ sent }) => sent).sort()).toEqual([0, 0, 3]);
    expect(told.map(({ left }) => left)).toEqual([0, 0, 0]);
    const again = await post();
    expect(new Map(again.map(({ to, text }) => [to, letterIn(text)]))).toEqual(
      new Map(others.map((email) => [email, letters.get(email)])),
    );
    expect(again).toHaveLength(3);
    expect(await count(event)).toEqual({ due: 0, recent: 3, finished: 0, unsubscribed: 1 });
  });

  it('writes three letters in all', async () => {
    const { event, emails } = await party(2);
    for (const [time, sent] of [
      [1, 2],
      [2, 2],
      [3, 0],
    ] as const) {
      world.setNow(later(START, time * REMIND_ALL_AFTER));
      expect(await remind(event)).toEqual({ sent, left: 0 });
      expect((await post()).filter(({ to }) => emails.includes(to))).toHaveLength(sent);
    }
    expect(await count(event)).toEqual({ due: 0, recent: 0, finished: 2, unsubscribed: 0 });
    expect((await list({}, event)).entries.map(({ sendings }) => sendings)).toEqual([3, 3]);
  });

  it('is of one session where one is named, and of none that is over or was cancelled', async () => {
    const { event } = await party(1);
    world.setNow(later(START, REMIND_ALL_AFTER));
    expect(await count({ ...event, session: event.sessionId })).toMatchObject({ due: 1 });
    expect(await remind({ ...event, session: 999_999_999 })).toEqual({ sent: 0, left: 0 });
    world.setNow(later(START, 21 * DAY));
    expect(await count(event)).toMatchObject({ due: 0 });
    expect(await remind(event)).toEqual({ sent: 0, left: 0 });
    await post();
  });

  it('leaves out guests who can no longer accept', async () => {
    const event = await world.published(organiser, { name: 'Hạn trả lời', inMs: 20 * DAY });
    const variables = press([{ name: 'Mai', email: address() }], { answer_before: later(START, DAY) }, event);
    await world.one<Invited>(INVITE, { as: organiser, variables });
    world.setNow(later(START, REMIND_ALL_AFTER));
    expect(await count(event)).toMatchObject({ due: 0 });
    expect(await remind(event)).toEqual({ sent: 0, left: 0 });
    await post();
  });

  it('goes on where one request ends, at most five hundred at once', async () => {
    const { event } = await party(500);
    const more = press([{ name: 'Mai', email: address() }], {}, event);
    await world.one<Invited>(INVITE, { as: organiser, variables: more });
    world.setNow(later(START, REMIND_ALL_AFTER));
    expect(await remind(event)).toEqual({ sent: 500, left: 1 });
    expect(await remind(event)).toEqual({ sent: 1, left: 0 });
    await world.pool.query("DELETE FROM email_message WHERE recipient LIKE 'khach.%' AND sent_at IS NULL");
  });

  it('counts against the letters a day of the account: it sends as many as are left, then says why not', async () => {
    const fresh = await world.account('reminding.fresh');
    await since(fresh, START);
    const { event } = await party(MAILED_A_DAY_WHEN_NEW - 50, fresh);
    const other = await world.published(fresh, { name: 'Khác', inMs: 20 * DAY });
    world.setNow(later(START, REMIND_ALL_AFTER));
    const guests = Array.from({ length: 100 }, () => ({ name: 'Mai', email: address() }));
    await world.one<Invited>(INVITE, { as: fresh, variables: press(guests, {}, other) });
    expect(await remind(event, fresh)).toEqual({ sent: 100, left: 50 });
    const refused = await world.ask(REMIND, asked(event, fresh));
    expect(refused.refusals).toMatchObject([
      { code: 'MAILING_REFUSED', trouble: { code: 'TOO_MANY_RECIPIENTS', people: 50, left: 0 } },
    ]);
    world.setNow(later(START, REMIND_ALL_AFTER + DAY + HOUR));
    expect(await remind(event, fresh)).toEqual({ sent: 50, left: 0 });
    await world.pool.query("DELETE FROM email_message WHERE recipient LIKE 'khach.%' AND sent_at IS NULL");
  });

  it('is for the team alone', async () => {
    const { event } = await party(1);
    for (const document of [COUNT, REMIND]) {
      expect((await world.ask(document, asked(event, await person()))).refusals).toEqual([{ code: 'FORBIDDEN' }]);
      expect((await world.ask(document, { variables: { id: event.eventId } })).refusals).toEqual([
        { code: 'UNAUTHORIZED' },
      ]);
    }
  });
});
