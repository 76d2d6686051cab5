import { expect, it } from 'vitest';
import type { AccountId } from '#domain/people/account-id.ts';
import type { AuditEntry, AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type AuditLogUnderTest = {
  readonly audit: AuditLog;
  readonly within: (work: (tx: Transaction) => Promise<void>) => Promise<void>;
  readonly written: () => Promise<readonly AuditEntry[]>;
};

const actor = '01997b3a-0000-7000-8000-0000000000a1' as AccountId;
const published: AuditEntry = {
  act: 'event.published',
  subject: 'event:1001',
  eventId: 1001,
  actor,
  facts: { version: 3, quiet: false, list: ['a', 1], none: null },
};
const failed: AuditEntry = { act: 'contract.failed', subject: 'contract:7', eventId: null, actor: null, facts: {} };

export function auditLogContract(make: () => Promise<AuditLogUnderTest>): void {
  it('keeps entries as they were recorded, in order, with or without an event and an actor', async () => {
    const { audit, within, written } = await make();
    await within((tx) => audit.record(tx, published, failed));
    await within((tx) => audit.record(tx, { ...published, act: 'event.archived' }));
    expect(await written()).toEqual([published, failed, { ...published, act: 'event.archived' }]);
  });

  it('takes nothing for nothing', async () => {
    const { audit, within, written } = await make();
    await within((tx) => audit.record(tx));
    expect(await written()).toEqual([]);
  });
}
