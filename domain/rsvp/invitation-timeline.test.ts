import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { anyInvitation } from '#test/arbitraries/rsvp.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { newInvitation } from './invitation.ts';
import { invitationTimeline, type TimelineFacts } from './invitation-timeline.ts';

const anyMoment = fc.integer({ min: -48, max: 0 }).map((hours) => later(NOW, hours * HOUR));
const anyFacts: fc.Arbitrary<TimelineFacts> = fc.record({
  invitation: anyInvitation,
  insertedAt: anyMoment,
  sendEmailAt: fc.option(anyMoment),
  letters: fc.array(
    fc.tuple(anyMoment, anyMoment, fc.constantFrom('WAITS', 'SENT', 'REFUSED')).map(([queuedAt, at, end]) => ({
      queuedAt,
      sentAt: end === 'SENT' ? at : null,
      refusedAt: end === 'REFUSED' ? at : null,
      refusedBecause: null,
    })),
    { maxLength: 3 },
  ),
  lastSentAt: fc.option(anyMoment),
  openedAt: fc.option(anyMoment),
});
const facts: TimelineFacts = {
  invitation: newInvitation('i1', 1),
  insertedAt: NOW,
  sendEmailAt: null,
  letters: [],
  lastSentAt: null,
  openedAt: null,
};

describe('the timeline of an invited person', () => {
  it('has each letter once, at most one answer, and the earliest step first', () => {
    fc.assert(
      fc.property(anyFacts, (some) => {
        const steps = invitationTimeline(some);
        const count = (...kinds: readonly string[]) => steps.filter(({ kind }) => kinds.includes(kind)).length;
        expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted((one, other) => one - other));
        expect(count('ADDED')).toBe(1);
        const known = some.letters.length > 0 ? some.letters.length : Number(some.lastSentAt !== null);
        expect(count('QUEUED', 'SENT', 'BOUNCED')).toBe(known);
        expect(count('ACCEPTED', 'WAITING', 'DECLINED', 'TAKEN_BACK')).toBe(
          Number(some.invitation.status !== 'INVITED'),
        );
        expect(count('OPENED')).toBe(Number(some.openedAt !== null));
      }),
    );
  });

  it('tells a letter that is scheduled, on its way, sent and refused by the mail server', () => {
    const letter = { queuedAt: minutes(1), sentAt: null, refusedAt: null, refusedBecause: null };
    expect(invitationTimeline({ ...facts, sendEmailAt: minutes(60) })).toEqual([
      { kind: 'ADDED', at: NOW },
      { kind: 'SCHEDULED', at: minutes(60) },
    ]);
    const sent = { ...letter, sentAt: minutes(2) };
    const refused = { ...letter, queuedAt: minutes(3), refusedAt: minutes(4) };
    const waiting = { ...letter, queuedAt: minutes(5) };
    expect(
      invitationTimeline({ ...facts, lastSentAt: minutes(5), letters: [waiting, refused, sent] }).map(
        ({ kind }) => kind,
      ),
    ).toEqual(['ADDED', 'SENT', 'BOUNCED', 'QUEUED']);
  });

  it('tells why a letter bounced, also after it was sent, where the mail server said so', () => {
    const letter = { queuedAt: minutes(1), sentAt: minutes(1), refusedAt: minutes(2) };
    const told = (refusedBecause: 'MAILBOX_FULL' | null) =>
      invitationTimeline({ ...facts, lastSentAt: minutes(1), letters: [{ ...letter, refusedBecause }] }).slice(1);
    expect(told('MAILBOX_FULL')).toEqual([{ kind: 'BOUNCED', at: minutes(2), because: 'MAILBOX_FULL' }]);
    expect(told(null)).toEqual([{ kind: 'BOUNCED', at: minutes(2) }]);
  });

  it('keeps the last sending once the letters themselves are forgotten', () => {
    expect(invitationTimeline({ ...facts, lastSentAt: minutes(5) })).toEqual([
      { kind: 'ADDED', at: NOW },
      { kind: 'SENT', at: minutes(5) },
    ]);
  });
});
