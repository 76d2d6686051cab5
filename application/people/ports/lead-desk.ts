import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { SupportTopic } from '#domain/people/contact-lead.ts';
import type { LeadState } from '#domain/people/lead-handling.ts';
import type { Refusal } from '#domain/refusal.ts';

export type LeadColleague = { readonly id: string; readonly name: string; readonly email: string };

export type HandledLead = {
  readonly id: string;
  readonly fullName: string;
  readonly phoneNumber: string;
  readonly topic: SupportTopic;
  /** May be empty. */
  readonly specifyInformation: string;
  readonly message: string;
  readonly locale: Locale;
  /** Probably filled in by a bot. */
  readonly isSuspected: boolean;
  readonly receivedAt: Instant;
  readonly state: LeadState;
  /** Null exactly while it is new. */
  readonly assignee: LeadColleague | null;
};

export type LeadNote = {
  readonly id: string;
  readonly author: string;
  readonly note: string;
  readonly at: Instant;
};

export type OpenedLead = {
  readonly lead: HandledLead;
  /** Oldest first. */
  readonly notes: readonly LeadNote[];
  readonly assignees: readonly LeadColleague[];
};

export type LeadDesk = {
  /** Newest first; `state` null: in any. */
  readonly find: (state: LeadState | null, search: string, at: PageAt) => Promise<Result<Page<HandledLead>, Refusal>>;
  readonly lead: (leadId: string) => Promise<Result<OpenedLead, Refusal>>;
  readonly move: (leadId: string, state: LeadState) => Promise<Result<null, Refusal>>;
  /** Null: to nobody. */
  readonly assign: (leadId: string, to: string | null) => Promise<Result<null, Refusal>>;
  readonly note: (leadId: string, note: string) => Promise<Result<null, Refusal>>;
};

export const LeadDesk: Token<LeadDesk> = token<LeadDesk>('LeadDesk');
