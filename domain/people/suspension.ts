import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from './account-id.ts';

/** An account that nobody can sign in to until it is lifted. Its tickets still admit. [decision 38] */
export type Suspension = { readonly since: Instant; readonly reason: string };

export const SUSPENSION_REASON_MAX = 500;

export type SuspensionCommand =
  | { readonly kind: 'SUSPEND'; readonly reason: string; readonly at: Instant }
  | { readonly kind: 'LIFT' };

export type SuspensionEvent =
  | { readonly kind: 'SUSPENDED'; readonly since: Instant; readonly reason: string }
  | { readonly kind: 'LIFTED' };

/** Who decides, read under the lock: two administrators may suspend each other at once. */
export type SuspendingAdmin = {
  readonly accountId: AccountId;
  readonly isAdmin: boolean;
  readonly suspension: Suspension | null;
};

export type SuspensionRefusal =
  | { readonly code: 'OWN_ACCOUNT' }
  | { readonly code: 'NO_LONGER_ADMIN' }
  | { readonly code: 'REASON_REQUIRED' };

/**
 * Nobody decides about themselves and a suspended administrator decides nothing, so an administrator always remains.
 * [decision 38]
 */
export function decideSuspension(
  account: { readonly accountId: AccountId; readonly suspension: Suspension | null },
  command: SuspensionCommand,
  by: SuspendingAdmin,
): Result<readonly SuspensionEvent[], SuspensionRefusal> {
  if (!by.isAdmin || by.suspension !== null) return refused({ code: 'NO_LONGER_ADMIN' });
  if (by.accountId === account.accountId) return refused({ code: 'OWN_ACCOUNT' });
  if (command.kind === 'LIFT') return ok(account.suspension === null ? [] : [{ kind: 'LIFTED' }]);
  const reason = command.reason.trim();
  if (reason === '') return refused({ code: 'REASON_REQUIRED' });
  return ok(account.suspension === null ? [{ kind: 'SUSPENDED', since: command.at, reason }] : []);
}

export const evolveSuspension = (_before: Suspension | null, event: SuspensionEvent): Suspension | null =>
  event.kind === 'SUSPENDED' ? { since: event.since, reason: event.reason } : null;
