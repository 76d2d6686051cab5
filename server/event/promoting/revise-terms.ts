import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { forbiddenAction } from '#server/event/forbidden-action.ts';
import type { OrganisingPorts } from '#server/event/organising-ports.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { AuditEntry } from '#server/platform/ports/audit-log.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { actOn, type NamedPromotion } from './named-promotion.ts';

type Revision<Before, Terms> = {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly named: NamedPromotion;
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
export const reviseTerms = <Before, Terms>(
  ports: OrganisingPorts,
  { eventId, actor, named, lock, check, put, facts }: Revision<Before, Terms>,
): Promise<Result<true, Refusal>> =>
  changeEvent(ports, {
    eventId,
    actor,
    work: async (papers, tx) => {
      const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
      if (forbidden !== null) return refused(forbidden);
      const before = await lock(tx);
      if (before === null) return refused({ code: 'NOT_FOUND' });
      const terms = await check(before, papers, tx);
      if (!terms.ok) return terms;
      await put(tx, terms.value);
      return ok({ event: papers.event, value: true as const, ...actOn(named, 'revised'), facts: facts(terms.value) });
    },
  });
