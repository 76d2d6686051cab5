import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type ContactLeadRow = ContactLead & {
  readonly leadId: string;
  /** Its idempotency key, if any. */
  readonly requestKey: string | null;
  readonly locale: Locale;
  /** Probably filled in by a bot. */
  readonly suspected: boolean;
  readonly receivedAt: Instant;
};

export type ContactLeads = {
  /** Returns the stored id: an earlier row's when the key was used before. */
  readonly add: (
    tx: Transaction,
    lead: ContactLeadRow,
  ) => Promise<{ readonly leadId: string; readonly fresh: boolean }>;
  readonly find: (leadId: string) => Promise<ContactLeadRow | null>;
  /** Deletes older forms. */
  readonly sweep: (before: Instant) => Promise<void>;
};
export const ContactLeads: Token<ContactLeads> = token<ContactLeads>('ContactLeads');
