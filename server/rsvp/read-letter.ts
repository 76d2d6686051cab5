import { type Token, token } from '#domain/kernel/token.ts';
import type { EmailInvitationFacts } from '#server/platform/ports/email-facts.ts';
import type { Invitations } from '#server/rsvp/ports/invitations.ts';
import type { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

/** What a letter says when it goes out; null once there is nothing to ask any more, or a newer letter was written. */
export type ReadLetter = (letter: {
  readonly eventId: number;
  readonly invitationId: string;
  readonly letterNumber: number;
}) => Promise<EmailInvitationFacts | null>;
export const ReadLetter: Token<ReadLetter> = token<ReadLetter>('ReadLetter');

type Parts = {
  readonly invitations: Pick<Invitations, 'find'>;
  readonly templates: Pick<LetterTemplates, 'find' | 'session'>;
};

export const makeReadLetter =
  ({ invitations, templates }: Parts): ReadLetter =>
  async ({ eventId, invitationId, letterNumber }) => {
    const row = await invitations.find(eventId, invitationId);
    if (row?.invitation.status !== 'INVITED' || row.invitation.letterNumber !== letterNumber) return null;
    const [event, template] = await Promise.all([
      templates.session(eventId, row.sectionEventId),
      templates.find(eventId),
    ]);
    if (event === null) return null;
    const { person, letter } = row;
    return { event, template, guest: person, inviterName: letter.inviterName, letter: { invitationId, letterNumber } };
  };
