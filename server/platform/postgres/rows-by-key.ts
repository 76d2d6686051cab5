import { PLANNED_ANEW } from './named-client.ts';

/**
 * The rows of an event that a batch writes, each found by its key and then written where it lies: `UPDATE ... FROM
 * rowsByKey(...)`, with `sameRow`. Joined by the key alone, a planner that has not counted yet walks through all
 * rows of the event, or compares each row with every other one of the batch (80 µs for each of two hundred, against
 * 10). Planned anew, because a plan that is kept from when the table was empty does the same; batches join in no other
 * way (`inBatchTransaction`).
 */
export const rowsByKey = (table: string, key: string, rows: string): string =>
  `(SELECT asked.*, lies.* FROM ${rows} CROSS JOIN LATERAL (
      SELECT event_id AS of_event, ctid AS place FROM ${table} WHERE event_id = $1 AND ${key} = asked.${key} OFFSET 0) AS lies) AS x ${PLANNED_ANEW}`;

export const sameRow = (row: string): string => `${row}.event_id = x.of_event AND ${row}.ctid = x.place`;
