import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { ContactLead } from '#domain/people/contact-lead.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** A form of the contact page as it is kept. */
export type ContactLeadRow = ContactLead & {
  readonly leadId: string;
  /** What the form was sent under; null when it came without a key. */
  readonly requestKey: string | null;
  readonly locale: Locale;
  /** A program filled it in, as far as can be told. */
  readonly suspected: boolean;
  readonly receivedAt: Instant;
};

export type ContactLeads = {
  /** The id under which it is kept: that of an earlier row where its key was there before. */
  readonly add: (
    tx: Transaction,
    lead: ContactLeadRow,
  ) => Promise<{ readonly leadId: string; readonly fresh: boolean }>;
  readonly find: (leadId: string) => Promise<ContactLeadRow | null>;
  /** Removes what came before a moment. */
  readonly sweep: (before: Instant) => Promise<void>;
};
export const ContactLeads: Token<ContactLeads> = token<ContactLeads>('ContactLeads');
