import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AuditAct } from '#domain/permission/audit-act.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { Page, PageRequest } from '#server/platform/ports/page.ts';

/** Null: not filtered by. */
export type AuditQuery = {
  /** The email of an account. */
  readonly actor: string | null;
  readonly act: AuditAct | null;
  /** '<noun>:<id>'; 'event:7' also finds what was done to parts of that event. */
  readonly subject: string | null;
  readonly from: Instant | null;
  /** Exclusive. */
  readonly to: Instant | null;
};

export type AuditRow = {
  readonly auditEntryId: string;
  readonly at: Instant;
  /** Old entries may have acts that no longer exist. */
  readonly act: string;
  readonly subject: string;
  readonly eventId: number | null;
  readonly facts: NonNullable<AuditEntry['facts']>;
  /** Null: the platform itself. */
  readonly actor: AccountId | null;
  readonly actorEmail: string | null;
};

/** Reads what the audit log recorded. */
export type AuditTrail = {
  /** Newest first. */
  readonly entries: (query: AuditQuery, page: PageRequest) => Promise<Page<AuditRow>>;
  /** Exact to 10,000; null beyond. */
  readonly count: (query: AuditQuery) => Promise<number | null>;
};

export const AuditTrail: Token<AuditTrail> = token<AuditTrail>('AuditTrail');
