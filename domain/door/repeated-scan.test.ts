import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AdmissibleTicket, admit } from '#domain/ticket/admit.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { repeatedAdmission } from './repeated-scan.ts';

it('a repeated scan gets its first answer', () => {
  fc.assert(
    fc.property(fc.nat({ max: 3 }), (redeemCount) => {
      const firstRedeemedAt = redeemCount === 0 ? null : minutes(-30);
      const ticket: AdmissibleTicket = {
        status: 'VALID',
        eventId: 1,
        sectionEventId: 2,
        issueNumber: 1,
        redeemCount,
        firstRedeemedAt,
      };
      const answer = admit(ticket, { eventId: 1, sectionEventId: 2, issueNumber: 1 }, NOW);
      expect(answer.ok && answer.value).toEqual(
        repeatedAdmission({ at: NOW, number: redeemCount + 1 }, firstRedeemedAt ?? NOW),
      );
    }),
  );
});

it('the first scan counts as the first even if the ticket does not record it', () => {
  expect(repeatedAdmission({ at: NOW, number: 1 }, null)).toEqual({
    outcome: 'ADMITTED',
    redeemAt: NOW,
    firstRedeemAt: NOW,
    count: 1,
  });
});
