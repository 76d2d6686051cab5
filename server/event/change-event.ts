import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { OrganisingPorts } from './organising-ports.ts';

type Changed<Value> = {
  readonly event: EventRow;
  readonly value: Value;
  readonly act: AuditEntry['act'];
  readonly subject: AuditEntry['subject'];
  readonly facts?: AuditEntry['facts'];
};

type Creation<Value> = {
  /** Null: every call creates a new part. */
  readonly key: string | null;
  /** What is created, as asked for: the key names no other request. */
  readonly request: readonly unknown[];
  /** The part that the key created, by its audit subject; undefined when that was something else or is gone. */
  readonly made: (papers: EventPapers, subject: string) => Value | undefined;
};

type Change<Value> = {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly creation?: Creation<Value>;
  /** Decides before it writes, so that a refusal leaves nothing behind. The event itself is written afterwards. */
  readonly work: (papers: EventPapers, tx: Transaction) => Promise<Result<Changed<Value>, Refusal>>;
};

/** Audited, and published on the bus after the commit. Raises the event's version. */
export async function changeEvent<Value>(
  ports: Pick<OrganisingPorts, 'events' | 'transact' | 'audit' | 'bus' | 'clock' | 'digest'>,
  change: Change<Value>,
): Promise<Result<Value, Refusal>> {
  const result = await ports.transact.transaction(async (tx): Promise<Result<Value, Refusal>> => {
    const papers = await ports.events.lock(tx, change.eventId);
    if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
    const maker = change.creation?.key
      ? { eventId: change.eventId, accountId: change.actor, key: change.creation.key }
      : null;
    const requestHash = ports.digest(JSON.stringify(change.creation?.request ?? []));
    const before = maker === null ? null : await ports.events.madeWith(tx, maker);
    if (before !== null) {
      const isSame = before.requestHash === null || before.requestHash === requestHash;
      const made = isSame ? change.creation?.made(papers, before.part) : undefined;
      return made === undefined ? refused({ code: 'IDEMPOTENCY_KEY_REUSED' }) : ok(made);
    }
    const changed = await change.work(papers, tx);
    if (!changed.ok) return changed;
    const { event, value, act, subject, facts } = changed.value;
    await ports.events.putEvent(tx, { ...event, version: papers.event.version + 1, updatedAt: ports.clock.now() });
    if (maker !== null) await ports.events.noteMade(tx, maker, { part: subject, requestHash });
    await ports.audit.record(tx, {
      act,
      subject,
      eventId: change.eventId,
      actor: change.actor,
      ...(facts === undefined ? {} : { facts }),
    });
    return ok(value);
  });
  if (result.ok) ports.bus.publish({ kind: 'event', eventId: change.eventId });
  return result;
}
