import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Provided } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { sayingWho } from '#server/event/editing/saying-who.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { Digest } from '#server/platform/ports/digest.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { actOn, type NamedPromotion } from './named-promotion.ts';

export const revisingPorts = { ...organisingPorts, lastEditor: LastEditor } as const;
type RevisingPorts = Provided<typeof revisingPorts>;

/** As read by the editor, by the kind's version; absent: overwrites what others changed. */
export type ReadVersion = { readonly version?: string | null | undefined };

type Revision<Before, Terms> = ReadVersion & {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly named: NamedPromotion;
  readonly versionOf: (digest: Digest, before: Before) => string;
  readonly lock: (tx: Transaction) => Promise<Before | null>;
  readonly check: (
    before: Before,
    papers: EventPapers,
    tx: Transaction,
  ) => Result<Terms, Refusal> | Promise<Result<Terms, Refusal>>;
  readonly put: (tx: Transaction, terms: Terms) => Promise<void>;
  readonly facts: (terms: Terms) => NonNullable<AuditEntry['facts']>;
};

/** New terms for what an event offers. Audited. */
export async function reviseTerms<Before, Terms>(
  { lastEditor, ...ports }: RevisingPorts,
  { eventId, actor, named, version, versionOf, lock, check, put, facts }: Revision<Before, Terms>,
): Promise<Result<true, Refusal>> {
  const done = actOn(named, 'revised');
  const revised = await changeEvent(ports, {
    eventId,
    actor,
    work: async (papers, tx) => {
      const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
      if (forbidden !== null) return refused(forbidden);
      const before = await lock(tx);
      if (before === null) return refused({ code: 'NOT_FOUND' });
      if (version != null && version !== versionOf(ports.digest, before)) return refused({ code: 'STALE', by: null });
      const terms = await check(before, papers, tx);
      if (!terms.ok) return terms;
      await put(tx, terms.value);
      return ok({ event: papers.event, value: true as const, ...done, facts: facts(terms.value) });
    },
  });
  return sayingWho(revised, lastEditor, done, actor);
}
