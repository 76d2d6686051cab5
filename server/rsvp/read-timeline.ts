import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { invitationTimeline, type TimelineStep } from '#domain/rsvp/invitation-timeline.ts';
import { MOST_SENDINGS } from '#domain/rsvp/letter.ts';
import { EarlierEmails } from '#server/platform/ports/earlier-emails.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';

/** Of the newest letter. The caller has checked the right to. */
export type ReadTimeline = (asked: {
  readonly eventId: number;
  readonly invitationId: string;
}) => Promise<Result<readonly TimelineStep[], RefusalOf<'NOT_FOUND'>>>;

export const ReadTimeline = defineUseCase(
  'ReadTimeline',
  { invitations: Invitations, earlier: EarlierEmails, transact: Transact },
  ({ invitations, earlier, transact }): ReadTimeline =>
    async ({ eventId, invitationId }) => {
      const row = await invitations.find(eventId, invitationId);
      if (row === null) return refused({ code: 'NOT_FOUND' });
      const { letterNumber } = row.invitation;
      const content = { message: 'invitation', eventId, invitationId, letterNumber } as const;
      const emails = await transact.transaction((tx) =>
        earlier(tx, { content, recipient: row.person.email }, MOST_SENDINGS),
      );
      // Older letters to the same address are not part of this invitation's answer.
      const letters = emails.filter(({ occurrence }) => occurrence > (letterNumber - 1) * MOST_SENDINGS);
      const { lastSentAt } = row.letter;
      return ok(invitationTimeline({ ...row, letters, lastSentAt }));
    },
);
