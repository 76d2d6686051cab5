import type { EventStatus } from '#domain/event/event.ts';
import { actionToStatus } from '#domain/event/event-actions.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { changeEvent } from './change-event.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { blockersOf } from './publication.ts';

export type ChangeEventStatus = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly status: EventStatus;
}) => Promise<Result<EventRow, Refusal>>;

const ACTS = { READY: 'event.withdrawn', PUBLISHED: 'event.published', CANCELLED: 'event.cancelled' } as const;

export const ChangeEventStatus = defineUseCase(
  'ChangeEventStatus',
  organisingPorts,
  (ports): ChangeEventStatus =>
    ({ eventId, actor, status }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async (papers) => {
          const now = ports.clock.now();
          const forbidden = forbiddenAction(papers, [actionToStatus(status)], now, await blockersOf(ports, papers));
          if (forbidden !== null) return refused(forbidden);
          // Buyers and invited guests have to be told: see PlanCancellation.
          if (status === 'CANCELLED' && (papers.hasOrders || hasSoldOrHeld(papers.tickets)))
            return refused({ code: 'HAS_ORDERS', of: 'CANCEL' });
          const event = {
            ...papers.event,
            status,
            publishedAt: status === 'PUBLISHED' ? (papers.event.publishedAt ?? now) : papers.event.publishedAt,
          };
          return ok({ event, value: event, act: ACTS[status], subject: `event:${eventId}` });
        },
      }),
);
