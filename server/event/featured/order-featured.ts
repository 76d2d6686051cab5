import { featuredOrder } from '#domain/event/featured-order.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { FeaturedOrder } from '#server/event/ports/featured-order.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** The order of the home page, as it is now. Audited. [S1-43] */
export type OrderFeatured = (given: {
  readonly eventIds: readonly number[];
  readonly actor: AccountId;
}) => Promise<readonly number[]>;

export const OrderFeatured = defineUseCase(
  'OrderFeatured',
  { order: FeaturedOrder, transact: Transact, audit: AuditLog, bus: EventBus, clock: Clock },
  ({ order, transact, audit, bus, clock }): OrderFeatured =>
    async ({ eventIds, actor }) => {
      const next = await transact.transaction(async (tx) => {
        const wished = featuredOrder(eventIds, await order.lock(tx, clock.now()));
        await order.put(tx, wished);
        await audit.record(tx, {
          act: 'event.featured-order-changed',
          subject: 'events:featured',
          eventId: null,
          actor,
          facts: { events: wished },
        });
        return wished;
      });
      for (const eventId of next) bus.publish({ kind: 'event', eventId });
      return next;
    },
);
