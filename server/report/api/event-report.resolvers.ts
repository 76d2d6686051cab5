import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { blockersOf } from '#server/event/publication.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { rowNumber } from '#server/platform/graphql/input-parts.ts';
import { RefusalError } from '#server/platform/graphql/refusal-error.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { integritySentence } from '#words/ledger/integrity-problems.ts';

const ownEvent = ({ id }: { id: number }): number => id;

async function figuresOf(eventId: number, context: RequestContext) {
  const abilities = await context.eventAbilities(eventId);
  if (!abilities.has('event.revenue')) throw new RefusalError({ code: 'FORBIDDEN' });
  const figures = await context.loaders.figures.load(eventId);
  if (figures === null) throw new RefusalError({ code: 'EVENT_NOT_FOUND' });
  return figures;
}

export const eventReportResolvers: Resolvers = {
  Query: {
    event_admin: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const event = await context.loaders.event.load(id);
        return event === null ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(event);
      },
    }),
  },

  EventAdmin: {
    event: (event) => event,
    capacity: async (event, _args, context) => (await context.loaders.papers.load(event.eventId))?.capacity ?? null,
    close_at_capacity: (event) => event.closeAtCapacity,
    revenue: async (event, _args, context) => {
      const figures = await figuresOf(event.eventId, context);
      return [
        { currency: 'VND', type: 'TICKET', value: figures.tickets },
        { currency: 'VND', type: 'DONATION', value: figures.donations },
      ];
    },
    statistic_orders: async (event, _args, context) =>
      (await figuresOf(event.eventId, context)).orders.map((line) => ({ ...line, currency: 'VND' })),
    sales: async (event, _args, context) => [...(await figuresOf(event.eventId, context)).days],
    number_bought_ticket: async (event, _args, context) => (await figuresOf(event.eventId, context)).bought,
    number_redeemed: async (event, _args, context) => (await figuresOf(event.eventId, context)).redeemed,
    number_held: async (event, _args, context) => (await figuresOf(event.eventId, context)).held,
    publish_blockers: async (event, _args, context) => {
      const papers = await context.loaders.papers.load(event.eventId);
      return papers === null
        ? []
        : blockersOf({ publishers: context.use(PublisherDirectory), clock: context.use(Clock) }, papers);
    },
    integrity: async (event, _args, context) => {
      const report = await context.use(CheckIntegrity)(event.eventId);
      return {
        healthy: report.healthy,
        problems: report.faults.map((fault) => integritySentence(fault, context.locale)),
        checked_at: report.checkedAt,
      };
    },
  },
};
