import { PLANNED_ANEW } from './named-client.ts';

/**
 * The rows of an event that a batch writes, each found by its key and written in place: `UPDATE ... FROM
 * rowsByKey(...)`, with `sameRow`. In a plain join by key a planner without statistics scans the event, or compares
 * every row with every other (80 µs a row in a batch of two hundred, against 10). Planned anew, because a plan cached
 * while the table was empty does the same.
 */
export const rowsByKey = (table: string, key: string, rows: string): string =>
  `(SELECT asked.*, lies.* FROM ${rows} CROSS JOIN LATERAL (
      SELECT event_id AS of_event, ctid AS place FROM ${table} WHERE event_id = $1
        AND ${key} = asked.${key} OFFSET 0) AS lies) AS x ${PLANNED_ANEW}`;

export const sameRow = (row: string): string => `${row}.event_id = x.of_event AND ${row}.ctid = x.place`;
