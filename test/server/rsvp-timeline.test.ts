import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { invitingWorld, letterIn, START } from './inviting-world.ts';

const { world, organiser, person, address, post, invite, answer } = await invitingWorld();
beforeEach(() => world.setNow(START));

const TIMELINE = 'query ($id: ID!) { rsvp_timeline(id: $id) { kind at } }';
const ask = (id: string, as?: PermissionViewer) =>
  world.ask(TIMELINE, { ...(as === undefined ? {} : { as }), variables: { id } });
const kinds = async (id: string) =>
  (
    await world.one<readonly { readonly kind: string; readonly at: number }[]>(TIMELINE, {
      as: organiser,
      variables: { id },
    })
  ).map(({ kind }) => kind);

async function invited(more: Readonly<Record<string, unknown>> = {}) {
  const email = address();
  const { lines } = await invite([{ name: 'Mai', email }], more);
  return { email, id: lines[0]?.invitation?.id ?? '' };
}

describe('the timeline of an invited person', () => {
  it('tells when a letter was queued, sent, opened and answered', async () => {
    const { id, email } = await invited();
    expect(await kinds(id)).toEqual(['ADDED', 'QUEUED']);
    world.setNow(later(START, HOUR));
    const mail = (await post()).find(({ to }) => to === email);
    const letter = letterIn(mail?.text ?? '');
    expect(await kinds(id)).toEqual(['ADDED', 'SENT']);
    world.setNow(later(START, 2 * HOUR));
    const read = 'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { id } }';
    await world.ask(read, { variables: { ...letter } });
    world.setNow(later(START, 3 * HOUR));
    await answer('decline', letter, await person());
    expect((await ask(id, organiser)).data).toEqual({
      rsvp_timeline: [
        { kind: 'ADDED', at: START },
        { kind: 'SENT', at: later(START, HOUR) },
        { kind: 'OPENED', at: later(START, 2 * HOUR) },
        { kind: 'DECLINED', at: later(START, 3 * HOUR) },
      ],
    });
  });

  it('tells a letter that is scheduled, and one that the mail server refused', async () => {
    const scheduled = await invited({ send_email_at: later(START, HOUR) });
    expect(await kinds(scheduled.id)).toEqual(['ADDED', 'SCHEDULED']);
    const { id, email } = await invited();
    await world.pool.query(
      `UPDATE email_message SET dropped_at = $2, dropped_because = 'REJECTED' WHERE recipient = $1`,
      [email, new Date(later(START, HOUR))],
    );
    expect(await kinds(id)).toEqual(['ADDED', 'BOUNCED']);
  });

  it('is for the team alone', async () => {
    const { id } = await invited();
    expect((await ask(id)).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect((await ask(id, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });
});
