import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type LetterFacts, MOST_SENDINGS, RESEND_LETTER_AFTER, resendLetter, sendLetter } from './send-letter.ts';

const written: LetterFacts = { status: 'INVITED', letterNumber: 1, sendEmailAt: null, sendings: 0, lastSentAt: null };
const sentBefore: LetterFacts = { ...written, sendings: 1, lastSentAt: later(NOW, -RESEND_LETTER_AFTER) };
const OPEN = anInvitedSession();

describe('a letter', () => {
  it.each([
    ['is sent at once', {}, { occurrence: 'letter 1 sending 1' }],
    ['is sent when its time has come', { sendEmailAt: NOW }, { occurrence: 'letter 1 sending 1' }],
    ['of a second invitation is another mail', { letterNumber: 2 }, { occurrence: 'letter 2 sending 1' }],
  ] as const)('%s', (_what, over, sending) => {
    expect(sendLetter({ ...written, ...over }, OPEN, NOW)).toEqual({ ok: true, value: sending });
  });

  it.each([
    ['before its time', { sendEmailAt: minutes(1) }, {}, { code: 'NOT_DUE', sendEmailAt: minutes(1) }],
    ['a second time', { sendings: 1, lastSentAt: NOW, sendEmailAt: minutes(1) }, {}, { code: 'SENT_ALREADY' }],
    ['when it is answered', { status: 'DECLINED' }, {}, { code: 'NOTHING_TO_ASK', status: 'DECLINED' }],
    ['after the end', {}, { endAt: minutes(-1) }, { code: 'EVENT_ENDED' }],
  ] as const)('is not sent %s', (_when, over, session, refusal) => {
    expect(sendLetter({ ...written, ...over }, anInvitedSession(session), NOW)).toEqual({ ok: false, refusal });
  });

  it('is sent again after a day', () => {
    expect(resendLetter(sentBefore, OPEN, NOW)).toEqual({ ok: true, value: { occurrence: 'letter 1 sending 2' } });
  });

  it.each([
    [
      'within a day',
      { lastSentAt: later(NOW, 1 - RESEND_LETTER_AFTER) },
      {},
      { code: 'RESEND_TOO_SOON', resendAt: later(NOW, 1) },
    ],
    ['before it was sent', { sendings: 0, lastSentAt: null }, {}, { code: 'NOT_SENT_YET' }],
    ['for ever', { sendings: MOST_SENDINGS }, {}, { code: 'SENT_OFTEN_ENOUGH', max: MOST_SENDINGS }],
    ['when it is answered', { status: 'ACCEPTED' }, {}, { code: 'NOTHING_TO_ASK', status: 'ACCEPTED' }],
    ['for a cancelled event', {}, { eventStatus: 'CANCELLED' }, { code: 'EVENT_NOT_OPEN', status: 'CANCELLED' }],
  ] as const)('is not sent again %s', (_when, over, session, refusal) => {
    expect(resendLetter({ ...sentBefore, ...over }, anInvitedSession(session), NOW)).toEqual({ ok: false, refusal });
  });

  it('however often it is asked for, one occurrence is one mail and there are three at most', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 12 }), (waits) => {
        let letter = written;
        let now = NOW;
        const occurrences: string[] = [];
        for (const wait of waits) {
          now = later(now, wait * 60_000);
          const open = anInvitedSession({ endAt: later(now, 1) });
          const asked = [sendLetter(letter, open, now), resendLetter(letter, open, now)].filter((one) => one.ok);
          expect(asked.length).toBeLessThanOrEqual(1);
          for (const one of asked) {
            occurrences.push(one.value.occurrence);
            letter = { ...letter, sendings: letter.sendings + 1, lastSentAt: now };
          }
        }
        expect(new Set(occurrences).size).toBe(occurrences.length);
        expect(occurrences.length).toBeLessThanOrEqual(MOST_SENDINGS);
      }),
    );
  });
});
