import { isPrivate } from '#domain/event/event.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { changeEvent } from './change-event.ts';
import { organisingPorts } from './organising-ports.ts';

/** Gives a private event a new link; the ones before answer as nothing. A repeated key renews it once. [D23] */
export type RenewLink = (given: {
  readonly eventId: number;
  readonly actor: AccountId;
  readonly creationKey: string | null;
}) => Promise<Result<EventRow, Refusal>>;

export const RenewLink = defineUseCase(
  'RenewLink',
  organisingPorts,
  (ports): RenewLink =>
    ({ eventId, actor, creationKey }) =>
      changeEvent(ports, {
        eventId,
        actor,
        creation: { key: creationKey, request: ['link'], made: (papers) => papers.event },
        work: async ({ event: before }) => {
          if (!isPrivate(before.feature)) return refused({ code: 'EVENT_STATE_FORBIDS', state: before.feature });
          const event = { ...before, linkNumber: before.linkNumber + 1 };
          const subject = `event:${eventId}` as const;
          return ok({ event, value: event, act: 'event.link-renewed', subject });
        },
      }),
);
