import { z } from 'zod';
import { CANCELLATION_REASON_MAX } from '#domain/event/cancellation.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { AllowGiveBack } from '#server/event/calling-off/allow-give-back.ts';
import { PlanCancellation } from '#server/event/calling-off/plan-cancellation.ts';
import { UndoCancellation } from '#server/event/calling-off/undo-cancellation.ts';
import { type CancellationRow, Cancellations } from '#server/event/ports/cancellations.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { moment, rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { EventCancellation, Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { SalesOfEvent } from '#server/sale/ports/sales-of-event.ts';

const LONGEST_NAME = 1_000;

async function shown(row: CancellationRow, { use }: Pick<RequestContext, 'use'>): Promise<EventCancellation> {
  const { people, told } = await use(Cancellations).told(row.eventId, row.eventCancellationId);
  return {
    id: encodeWireId(row.eventId, row.eventCancellationId),
    event_id: row.eventId,
    section_event_id: row.sectionEventId,
    state: row.state,
    reason: row.reason,
    planned_at: row.plannedAt,
    begins_at: row.beginsAt,
    ended_at: row.endedAt,
    orders: row.orders,
    orders_done: row.ordersDone,
    tickets: row.tickets,
    invitations: row.invitations,
    money: row.money,
    refunded: row.refunded,
    people,
    told,
  };
}

const namedEvent = ({ event_id }: { readonly event_id: number }): number => event_id;

export const cancellationsResolvers: Resolvers = {
  Query: {
    cancellation_preview: rootField({
      access: onEvent('event.cancel', namedEvent),
      input: z.object({ event_id: rowNumber, section_event_id: rowNumber.nullish() }),
      resolve: async ({ event_id, section_event_id }, { use }) => {
        const scope = { eventId: event_id, sectionEventId: section_event_id ?? null };
        const [sold, invitations] = await Promise.all([
          use(SalesOfEvent).counts(scope),
          use(Cancellations).invited(scope),
        ]);
        return ok({ ...sold, invitations });
      },
    }),
    event_cancellations: rootField({
      access: onEvent('event.cancel', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => {
        const rows = await context.use(Cancellations).ofEvent(event_id);
        return ok(await Promise.all(rows.map((row) => shown(row, context))));
      },
    }),
  },
  Mutation: {
    cancel_event: rootField({
      access: onEvent('event.cancel', ({ input }: { readonly input: { readonly event_id: number } }) => input.event_id),
      input: z.object({
        input: z.object({
          event_id: rowNumber,
          section_event_id: rowNumber.nullish(),
          confirmation: words(LONGEST_NAME),
          reason: words(2 * CANCELLATION_REASON_MAX),
        }),
      }),
      resolve: async ({ input }, context) => {
        const planned = await context.use(PlanCancellation)({
          eventId: input.event_id,
          sectionEventId: input.section_event_id ?? null,
          actor: context.accountId,
          typed: input.confirmation,
          reason: input.reason,
        });
        context.loaders.forget(input.event_id);
        return planned.ok ? ok(await shown(planned.value, context)) : refused(planned.refusal);
      },
    }),
    allow_give_back: rootField({
      access: onEvent('event.cancel', namedEvent),
      input: z.object({ event_id: rowNumber, until: moment.nullish() }),
      resolve: ({ event_id, until }, context) =>
        context.use(AllowGiveBack)({ eventId: event_id, actor: context.accountId, until: until ?? null }),
    }),
    undo_event_cancellation: rootField({
      access: onEvent('event.cancel', ({ id }: { readonly id: { readonly eventId: number } }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) => {
        const undone = await context.use(UndoCancellation)({
          eventId: id.eventId,
          cancellationId: id.rowId,
          actor: context.accountId,
        });
        context.loaders.forget(id.eventId);
        return undone.ok ? ok(await shown(undone.value, context)) : refused(undone.refusal);
      },
    }),
  },
};
