import { type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { LastEditor } from '#server/event/ports/last-editor.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';

/** A stale save is told who saved before. Asked after the transaction, so that no lock waits for it. */
export async function sayingWho<Value>(
  result: Result<Value, Refusal>,
  lastEditor: LastEditor,
  of: Pick<AuditEntry, 'act' | 'subject'>,
  asking: AccountId,
): Promise<Result<Value, Refusal>> {
  if (result.ok || result.refusal.code !== 'STALE') return result;
  return refused({ code: 'STALE', by: await lastEditor(of, asking) });
}
