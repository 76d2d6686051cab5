import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from './transaction.ts';

/**
 * A sensitive act that was done. `act` is '<noun>.<verb in the past>', as 'event.published'; `subject` names the thing
 * as '<noun>:<id>'. Facts hold ids and numbers, never names or addresses: an entry is kept for ever, personal data is
 * not.
 */
export type AuditEntry = {
  readonly act: `${string}.${string}`;
  readonly subject: `${string}:${string}`;
  readonly eventId: number | null;
  /** Null when the platform itself acted. */
  readonly actor: AccountId | null;
  readonly facts?: Readonly<Record<string, string | number | boolean | null | readonly (string | number)[]>>;
};

/** Writes with the act itself: an act without its entry, or an entry without its act, cannot be committed. */
export type AuditLog = {
  readonly record: (tx: Transaction, ...entries: readonly AuditEntry[]) => Promise<void>;
};

export const AuditLog: Token<AuditLog> = token<AuditLog>('AuditLog');
