import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AdmissibleTicket, admit, WAYS } from '#domain/ticket/admit.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { repeatedAdmission } from './repeated-scan.ts';

it('a repeated scan gets its first answer', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), fc.boolean(), fc.constantFrom(...WAYS), (redeemCount, outside, way) => {
      const isOutside = outside && redeemCount > 0;
      const firstRedeemedAt = redeemCount === 0 ? null : minutes(-30);
      const ticket: AdmissibleTicket = {
        status: 'VALID',
        eventId: 1,
        sectionEventId: 2,
        issueNumber: 1,
        redeemCount,
        firstRedeemedAt,
        leftAt: isOutside ? minutes(-5) : null,
      };
      const answer = admit(ticket, { eventId: 1, sectionEventId: 2, issueNumber: 1, way, reEntry: true }, NOW);
      expect(answer.ok).toBe(way === 'IN' || (redeemCount > 0 && !isOutside));
      if (!answer.ok) return;
      const counted = { at: NOW, way, isBack: way === 'IN' && isOutside, number: answer.value.count };
      expect(repeatedAdmission(counted, firstRedeemedAt ?? NOW)).toEqual(answer.value);
    }),
  );
});

it('the first scan counts as the first even if the ticket does not record it', () => {
  expect(repeatedAdmission({ at: NOW, number: 1, way: 'IN', isBack: false }, null)).toEqual({
    outcome: 'ADMITTED',
    redeemAt: NOW,
    firstRedeemAt: NOW,
    count: 1,
  });
});
