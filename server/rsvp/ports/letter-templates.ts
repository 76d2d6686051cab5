import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import type { LetterTemplate } from './letter-template.ts';

export type LetterTemplates = {
  /** null: the default letter (words/rsvp/rsvp-letter.ts). */
  readonly find: (eventId: number) => Promise<LetterTemplate | null>;
  readonly put: (eventId: number, template: LetterTemplate, by: AccountId, at: Instant) => Promise<void>;
  /** null: no such session. */
  readonly session: (eventId: number, sectionEventId: number) => Promise<EmailEventFacts | null>;
};
export const LetterTemplates: Token<LetterTemplates> = token<LetterTemplates>('LetterTemplates');
