import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { changeEvent } from '#server/event/change-event.ts';
import { organisingPorts } from '#server/event/organising-ports.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';

/** Audited. [S1-43] [S7.7-07] */
export type FeatureEvent = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly featured: boolean;
}) => Promise<Result<EventRow, Refusal>>;

export const FeatureEvent = defineUseCase(
  'FeatureEvent',
  organisingPorts,
  (ports): FeatureEvent =>
    ({ eventId, actor, featured }) =>
      changeEvent(ports, {
        eventId,
        actor,
        work: async ({ event }) => {
          if (featured && (event.status !== 'PUBLISHED' || event.feature !== 'PUBLIC'))
            return refused({
              code: 'EVENT_STATE_FORBIDS',
              state: event.status === 'PUBLISHED' ? event.feature : event.status,
            });
          const next = { ...event, featured, featuredPlace: null };
          return ok({
            event: next,
            value: next,
            act: featured ? 'event.featured' : 'event.unfeatured',
            subject: `event:${eventId}`,
          });
        },
      }),
);
