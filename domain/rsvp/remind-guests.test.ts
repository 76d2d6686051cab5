import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import { anyInvitedSession } from '#test/arbitraries/rsvp.arbitraries.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { INVITATION_STATUSES } from './invitation.ts';
import { type LetterFacts, MOST_SENDINGS, resendLetter } from './letter.ts';
import { REMIND_ALL_AFTER, remindLetter } from './remind-guests.ts';

const letter: LetterFacts = {
  status: 'INVITED',
  letterNumber: 1,
  sendEmailAt: null,
  sendings: 1,
  lastSentAt: later(NOW, -REMIND_ALL_AFTER),
  isUnsubscribed: false,
  isBounced: false,
};

const anyLetter: fc.Arbitrary<LetterFacts> = fc.record({
  status: fc.constantFrom('INVITED' as const, 'INVITED' as const, ...INVITATION_STATUSES),
  letterNumber: fc.integer({ min: 1, max: 3 }),
  sendEmailAt: fc.constantFrom(null, later(NOW, -HOUR)),
  sendings: fc.integer({ min: 0, max: MOST_SENDINGS }),
  lastSentAt: fc.constantFrom(null, ...[0, 1, 24, 71, 72, 73].map((hours) => later(NOW, -hours * HOUR))),
  isUnsubscribed: fc.constantFrom(false, false, true),
  isBounced: fc.constantFrom(false, false, true),
});

describe('a reminder to everybody who has not answered', () => {
  it('goes where a single one may go, three days after the last letter, while the guest can still accept', () => {
    fc.assert(
      fc.property(anyLetter, anyInvitedSession, (facts, session) => {
        const longAgo = facts.lastSentAt !== null && NOW - facts.lastSentAt >= REMIND_ALL_AFTER;
        const inTime = session.answerBefore === null || NOW <= session.answerBefore;
        expect(remindLetter(facts, session, NOW).ok).toBe(resendLetter(facts, session, NOW).ok && longAgo && inTime);
      }),
    );
  });

  it('writes to nobody twice within three days, nor more often than letters are sent, however often it is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * 24 }), { maxLength: 30 }), (pauses) => {
        let [now, facts]: [Instant, LetterFacts] = [NOW, { ...letter, lastSentAt: NOW }];
        const sentAt: Instant[] = [NOW];
        for (const hours of pauses) {
          now = later(now, hours * HOUR);
          const session = anInvitedSession({ endAt: later(now, HOUR) });
          if (!remindLetter(facts, session, now).ok) continue;
          sentAt.push(now);
          facts = { ...facts, sendings: facts.sendings + 1, lastSentAt: now };
        }
        expect(sentAt.length).toBeLessThanOrEqual(MOST_SENDINGS);
        for (const [at, sent] of sentAt.entries())
          expect(sent - (sentAt[at - 1] ?? later(sent, -REMIND_ALL_AFTER))).toBeGreaterThanOrEqual(REMIND_ALL_AFTER);
      }),
    );
  });

  it('says when a guest who got a letter lately could get the next', () => {
    const lately = { ...letter, lastSentAt: minutes(-60 * 25) };
    expect(remindLetter(lately, anInvitedSession(), NOW)).toEqual({
      ok: false,
      refusal: { code: 'RESEND_TOO_SOON', resendAt: later(minutes(-60 * 25), REMIND_ALL_AFTER) },
    });
  });
});
