import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { SeatCharts } from '#server/event/ports/seat-charts.ts';
import { changeEvent } from './change-event.ts';
import { organisingPorts } from './organising-ports.ts';

/** All of them, or none if one is taken. */
export type BlockSeats = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly seatIds: readonly string[];
  readonly blocked: boolean;
}) => Promise<Result<null, Refusal>>;

export const BlockSeats = defineUseCase(
  'BlockSeats',
  { ...organisingPorts, charts: SeatCharts },
  ({ charts, ...ports }): BlockSeats =>
    async ({ eventId, sectionEventId, actor, seatIds, blocked }) => {
      const changed = await changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          const held = await charts.block(tx, eventId, sectionEventId, seatIds, blocked);
          if (held.length > 0) return refused({ code: 'INVALID_SEAT', seatIds: held });
          const act = blocked ? 'seats.blocked' : 'seats.unblocked';
          return ok({
            event: papers.event,
            value: null,
            act,
            subject: `session:${sectionEventId}`,
            facts: { seats: seatIds },
          });
        },
      });
      if (changed.ok) ports.bus.publish({ kind: 'stock', eventId });
      return changed;
    },
);
