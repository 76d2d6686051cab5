import type { AccountId } from '#domain/account/account-id.ts';

const DASHLESS = /^[0-9a-f]{32}$/;

/** An account on the wire: its UUID without dashes. */
export const encodeAccountId = (accountId: AccountId): string => accountId.replaceAll('-', '');

/** The account that a wire id names; null for a text that never was one. */
export function decodeAccountId(text: string): AccountId | null {
  if (!DASHLESS.test(text)) return null;
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-') as AccountId;
}
