import { describe } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeMemoryAuditLog } from '#server/platform/memory/memory-audit-log.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { testDatabase } from '#test/postgres/test-database.ts';
import { auditLogContract } from './audit-log.contract.ts';

const test = await testDatabase();

describe('in memory', () =>
  auditLogContract(async () => {
    const audit = makeMemoryAuditLog();
    return { audit, within: (work) => work({} as Transaction), written: async () => audit.entries };
  }));

type Row = {
  readonly act: AuditEntry['act'];
  readonly subject: AuditEntry['subject'];
  event_id: number | null;
  actor_account_id: AccountId | null;
  facts: NonNullable<AuditEntry['facts']>;
};

describe('in PostgreSQL', () =>
  auditLogContract(async () => {
    await test.asOwner('TRUNCATE audit_entry');
    return {
      audit: makePostgresAuditLog(test.clock, test.newId),
      within: (work) => test.transaction(work),
      written: async () => {
        const { rows } = await test.pool.query<Row>(
          'SELECT act, subject, event_id, actor_account_id, facts FROM audit_entry ORDER BY audit_entry_id',
        );
        return rows.map(({ act, subject, event_id, actor_account_id, facts }) => ({
          act,
          subject,
          eventId: event_id,
          actor: actor_account_id,
          facts,
        }));
      },
    };
  }));
