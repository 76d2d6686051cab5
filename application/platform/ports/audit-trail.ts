import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AuditAct } from '#domain/permission/audit-act.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Null: not filtered by. */
export type AuditFilter = {
  readonly actor: string | null;
  readonly act: AuditAct | null;
  /** '<noun>:<id>' */
  readonly subject: string | null;
  readonly from: Instant | null;
  /** Exclusive. */
  readonly to: Instant | null;
};

export type AuditedAct = {
  readonly id: string;
  readonly at: Instant;
  /** Old entries may have acts that no longer exist. */
  readonly act: string;
  readonly subject: string;
  readonly eventId: number | null;
  readonly byPlatform: boolean;
  /** Null: the platform itself, or an account that is gone. */
  readonly actorEmail: string | null;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
};

/** Newest first. */
export type AuditTrail = (filter: AuditFilter, at: PageAt) => Promise<Result<Page<AuditedAct>, Refusal>>;

export const AuditTrail: Token<AuditTrail> = token<AuditTrail>('AuditTrail');
