import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import type { LetterTemplate } from './letter-template.ts';

/** The words of events' letters, and what they tell of a session at the moment they are read. */
export type LetterTemplates = {
  /** Null: nobody wrote one; the letters say what words/rsvp/rsvp-letter.ts says. */
  readonly find: (eventId: number) => Promise<LetterTemplate | null>;
  readonly put: (eventId: number, template: LetterTemplate, by: AccountId, at: Instant) => Promise<void>;
  /** Null: there is no such session. */
  readonly session: (eventId: number, sectionEventId: number) => Promise<EmailEventFacts | null>;
};
export const LetterTemplates: Token<LetterTemplates> = token<LetterTemplates>('LetterTemplates');
