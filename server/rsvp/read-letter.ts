import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { EmailInvitationFacts } from '#server/platform/ports/email-facts.ts';
import { Invitations } from '#server/rsvp/ports/invitations.ts';
import { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

/** Null: answered or withdrawn, or there is a newer letter. */
export type ReadLetter = (letter: {
  readonly eventId: number;
  readonly invitationId: string;
  readonly letterNumber: number;
}) => Promise<EmailInvitationFacts | null>;

export const ReadLetter = defineUseCase(
  'ReadLetter',
  { invitations: Invitations, templates: LetterTemplates },
  ({ invitations, templates }): ReadLetter =>
    async ({ eventId, invitationId, letterNumber }) => {
      const row = await invitations.find(eventId, invitationId);
      if (row?.invitation.status !== 'INVITED' || row.invitation.letterNumber !== letterNumber) return null;
      const [event, template] = await Promise.all([
        templates.session(eventId, row.sectionEventId),
        templates.find(eventId),
      ]);
      if (event === null) return null;
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
