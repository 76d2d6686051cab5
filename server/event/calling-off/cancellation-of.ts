import type { Cancellation } from '#domain/event/cancellation.ts';
import { never } from '#domain/kernel/never.ts';
import type { CancellationRow } from '#server/event/ports/cancellations.ts';

export function cancellationOf({ state, reason, beginsAt, endedAt }: CancellationRow): Cancellation {
  switch (state) {
    case 'PLANNED':
    case 'RUNNING':
      return { state, reason, beginsAt };
    case 'UNDONE':
    case 'DONE':
      return { state, reason, beginsAt, endedAt: endedAt ?? beginsAt };
    default:
      return never(state);
  }
}

export const withCancellation = (row: CancellationRow, cancellation: Cancellation | null): CancellationRow =>
  cancellation === null
    ? row
    : { ...row, state: cancellation.state, endedAt: 'endedAt' in cancellation ? cancellation.endedAt : null };
