import { type ReadSeatList, readSeatList, type SeatListFault } from '#domain/event/seat/read-seat-list.ts';
import type { SeatPlanRow } from '#domain/event/seat/seat-plan.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { SeatMapDesk, type SessionSeatPlan } from './ports/seat-map-desk.ts';

/** The organiser draws a session's seats, or reads them from a file. */
export type KeepSeatMap = {
  readonly read: (sessionId: number) => Promise<Result<SessionSeatPlan, Refusal>>;
  readonly readFile: (
    text: string,
    tickets: readonly { readonly id: string; readonly name: string }[],
    specialCode: string,
  ) => Result<ReadSeatList, SeatListFault>;
  readonly write: (
    sessionId: number,
    before: SessionSeatPlan,
    rows: readonly SeatPlanRow[],
  ) => Promise<Result<SessionSeatPlan, Refusal>>;
};

export const KeepSeatMap = defineUseCase(
  'KeepSeatMap',
  { desk: SeatMapDesk },
  ({ desk }): KeepSeatMap => ({
    read: (sessionId) => desk.read(sessionId),
    readFile: (text, tickets, specialCode) =>
      readSeatList(text, tickets, specialCode.trim() === '' ? null : specialCode.trim()),
    write: (sessionId, { version, poolsOpenAt }, rows) => desk.write(sessionId, { version, rows, poolsOpenAt }),
  }),
);
