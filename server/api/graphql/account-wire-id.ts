import type { AccountId } from '#domain/account/account-id.ts';
import { withDashes, withoutDashes } from '#domain/text/dashless-uuid.ts';

/** An account on the wire: its UUID without dashes. */
export const encodeAccountId = (accountId: AccountId): string => withoutDashes(accountId);

/** The account that a wire id names; null for a text that never was one. */
export const decodeAccountId = (text: string): AccountId | null => withDashes(text) as AccountId | null;
