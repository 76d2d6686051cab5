import type { AuditEntry, AuditLog } from '#server/platform/ports/audit-log.ts';

export function makeMemoryAuditLog(): AuditLog & { readonly entries: readonly AuditEntry[] } {
  const entries: AuditEntry[] = [];
  return {
    entries,
    async record(_tx, ...fresh) {
      entries.push(...fresh);
    },
  };
}
