import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AuditAct } from '#domain/permission/audit-act.ts';
import type { Transaction } from './transaction.ts';

/** Facts hold ids and numbers, never names or addresses: entries are never deleted, personal data is. */
export type AuditEntry = {
  readonly act: AuditAct;
  readonly subject: `${string}:${string}`;
  readonly eventId: number | null;
  /** Null for the platform itself. */
  readonly actor: AccountId | null;
  readonly facts?: Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;
};

/**
 * Records in the act's own transaction, so that neither is committed without the other. One statement, sent before the
 * function first waits.
 */
export type AuditLog = {
  readonly record: (tx: Transaction, ...entries: readonly AuditEntry[]) => Promise<void>;
};

export const AuditLog: Token<AuditLog> = token<AuditLog>('AuditLog');
