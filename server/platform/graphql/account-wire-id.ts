import { withDashes, withoutDashes } from '#domain/kernel/encoding/uuid.ts';
import type { AccountId } from '#domain/people/account-id.ts';

export const encodeAccountId = (accountId: AccountId): string => withoutDashes(accountId);

/** Null for malformed text. */
export const decodeAccountId = (text: string): AccountId | null => withDashes(text) as AccountId | null;
