import { AuditTrail } from '#application/platform/ports/audit-trail.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type ReadAuditLog = AuditTrail;

export const ReadAuditLog = defineUseCase(
  'ReadAuditLog',
  { trail: AuditTrail },
  ({ trail }): ReadAuditLog =>
    (filter, at) =>
      trail(filter, at),
);
