import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';

/** The name of who did this last by the audit log; null: the asking person, the platform, or unknown. */
export type LastEditor = (of: Pick<AuditEntry, 'act' | 'subject'>, asking: AccountId) => Promise<string | null>;

export const LastEditor: Token<LastEditor> = token<LastEditor>('LastEditor');
