import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { anInvitedSession } from '#test/builders/an-invitation.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { isBeforeDeadline, isSentBeforeEnd, leavesTimeToAnswer } from './invited-session.ts';

describe('the answer deadline', () => {
  it.each([
    ['none', null, null, null],
    ['one to come', minutes(1), null, null],
    ['one that is over', minutes(-1), null, NOW],
    ['this very moment', NOW, null, NOW],
    ['one before the letter is sent', minutes(5), minutes(10), minutes(10)],
    ['the moment at which the letter is sent', minutes(10), minutes(10), minutes(10)],
    ['one after the letter is sent', minutes(11), minutes(10), null],
    ['one that is over, of a letter whose time has come', minutes(-1), minutes(-5), NOW],
  ] as const)('%s', (_what, answerBefore, sendEmailAt, earliest) => {
    expect(leavesTimeToAnswer({ answerBefore, sendEmailAt }, NOW)).toEqual(
      earliest === null ? { ok: true, value: null } : { ok: false, refusal: { code: 'ANSWER_BY_TOO_EARLY', earliest } },
    );
  });

  it('a valid deadline lets invitees accept immediately', () => {
    const moment = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }).map((ms) => later(NOW, ms)));
    fc.assert(
      fc.property(moment, moment, (answerBefore, sendEmailAt) => {
        const sent = sendEmailAt !== null && sendEmailAt > NOW ? sendEmailAt : NOW;
        const taken = leavesTimeToAnswer({ answerBefore, sendEmailAt }, NOW).ok;
        if (taken) expect(isBeforeDeadline(anInvitedSession({ answerBefore }), later(sent, 1)).ok).toBe(true);
        else expect(isBeforeDeadline(anInvitedSession({ answerBefore }), later(sent, 1)).ok).toBe(false);
      }),
    );
  });
});

describe('a scheduled invitation', () => {
  it('is sent before the session ends, never after', () => {
    const session = { endAt: minutes(60) };
    const sentAt = (sendEmailAt: ReturnType<typeof minutes> | null) => isSentBeforeEnd({ sendEmailAt }, session).ok;
    expect([null, minutes(-5), minutes(59), minutes(60), minutes(61)].map(sentAt)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(isSentBeforeEnd({ sendEmailAt: minutes(61) }, session)).toEqual({
      ok: false,
      refusal: { code: 'SEND_AFTER_END', endAt: minutes(60) },
    });
  });
});
