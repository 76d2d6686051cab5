import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ContactDesk = {
  /** Idempotent by key. `trap` is the honeypot field's value. */
  readonly send: (lead: ContactLead, trap: string, key: string) => Promise<Result<null, Refusal>>;
};
export const ContactDesk: Token<ContactDesk> = token('ContactDesk');
