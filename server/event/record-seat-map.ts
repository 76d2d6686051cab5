import { readSeatPlan, type SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { LastEditor } from '#server/event/ports/last-editor.ts';
import { SeatCharts } from '#server/event/ports/seat-charts.ts';
import { changeEvent } from './change-event.ts';
import { sayingWho } from './editing/saying-who.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';

/** No rows removes the seats. Seats that someone has stay: a change of theirs is refused with their names. */
export type RecordSeatMap = (given: {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly actor: AccountId;
  readonly rows: readonly SeatPlanRow[];
  readonly poolsOpenAt: Instant | null;
  /** That the editor read; 0: no seats. Absent: overwrites what others changed. */
  readonly version?: number | null | undefined;
}) => Promise<Result<{ readonly seats: number }, Refusal>>;

export const RecordSeatMap = defineUseCase(
  'RecordSeatMap',
  { ...organisingPorts, charts: SeatCharts, lastEditor: LastEditor },
  ({ charts, lastEditor, ...ports }): RecordSeatMap =>
    async ({ eventId, sectionEventId, actor, rows, poolsOpenAt, version }) => {
      const plan = readSeatPlan(rows);
      if (!plan.ok) return plan;
      const done = { act: 'seat-map.written', subject: `session:${sectionEventId}` } as const;
      const recorded = await changeEvent(ports, {
        eventId,
        actor,
        work: async (papers, tx) => {
          if (!papers.sessions.some((session) => session.sectionEventId === sectionEventId))
            return refused({ code: 'EVENT_NOT_FOUND' });
          const forbidden = forbiddenAction(papers, ['EDIT'], ports.clock.now());
          if (forbidden !== null) return refused(forbidden);
          if (version != null && version !== ((await charts.chart(eventId, sectionEventId))?.version ?? 0))
            return refused({ code: 'STALE', by: null });
          const types = papers.tickets.filter(
            (ticket) => ticket.sectionEventId === sectionEventId && ticket.mode === 'ONSITE',
          );
          const strange = rows.findIndex(
            (row) => row.ticketTypeId !== null && !types.some((type) => type.ticketTypeId === row.ticketTypeId),
          );
          if (strange >= 0)
            return refused({
              code: 'INVALID_INPUT',
              field: `rows.${strange}.ticket_id`,
              problem: { kind: 'MALFORMED' },
            });
          const first = ports.ids.newId();
          const seats = plan.value.map((seat, number) => ({ ...seat, seatId: seatId(first, number) }));
          const seatedTypes = types
            .map((type) => type.ticketTypeId)
            .filter((id) => seats.some(({ ticketTypeId }) => ticketTypeId === null || ticketTypeId === id));
          const written = await charts.write(
            tx,
            { eventId, sectionEventId, poolsOpenAt, plan: rows, seats, seatedTypes },
            ports.clock.now(),
          );
          if (written === 'TAKEN') return refused({ code: 'HAS_ORDERS', of: 'SEATS' });
          if (written !== 'WRITTEN') return refused(written);
          return ok({
            event: papers.event,
            value: { seats: seats.length },
            ...done,
            facts: { seats: seats.length },
          });
        },
      });
      if (recorded.ok) ports.bus.publish({ kind: 'stock', eventId });
      return sayingWho(recorded, lastEditor, done, actor);
    },
);

/** The seats of one map differ only in their ids' last digits, so that large maps compress well. */
const seatId = (first: string, number: number): string => first.slice(0, -8) + number.toString(16).padStart(8, '0');
