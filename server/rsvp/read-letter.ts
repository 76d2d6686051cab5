import { defineUseCase } from '#domain/kernel/use-case.ts';
import { OptOuts } from '#server/event/ports/opt-outs.ts';
import type { EmailInvitationFacts } from '#server/platform/ports/email-facts.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

/** Answered or withdrawn, or there is a newer letter; or the guest opted out since. */
export type ReadLetter = (letter: {
  readonly eventId: number;
  readonly invitationId: string;
  readonly letterNumber: number;
}) => Promise<EmailInvitationFacts | 'INVITATION_CHANGED' | 'OPTED_OUT'>;

export const ReadLetter = defineUseCase(
  'ReadLetter',
  { invitations: Invitations, templates: LetterTemplates, optOuts: OptOuts },
  ({ invitations, templates, optOuts }): ReadLetter =>
    async ({ eventId, invitationId, letterNumber }) => {
      const row = await invitations.find(eventId, invitationId);
      if (row?.invitation.status !== 'INVITED' || row.invitation.letterNumber !== letterNumber)
        return 'INVITATION_CHANGED';
      const optedOut = await optOuts.among(eventId, [row.person.email]);
      if (optedOut.size > 0) return 'OPTED_OUT';
      const [event, template] = await Promise.all([
        templates.session(eventId, row.sectionEventId),
        templates.find(eventId),
      ]);
      if (event === null) return 'INVITATION_CHANGED';
      const { person, letter } = row;
      return {
        event,
        template,
        guest: person,
        inviterName: letter.inviterName,
        letter: { invitationId, letterNumber },
      };
    },
);
