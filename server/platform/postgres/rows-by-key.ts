/** In a plain join by key a planner without statistics scans the event, or compares every row with every other. */
export const rowsByKey = (table: string, key: string, rows: string): string =>
  `(SELECT asked.*, lies.* FROM ${rows} CROSS JOIN LATERAL (
      SELECT event_id AS of_event, ctid AS place FROM ${table} WHERE event_id = $1
        AND ${key} = asked.${key} OFFSET 0) AS lies) AS x`;

export const sameRow = (row: string): string => `${row}.event_id = x.of_event AND ${row}.ctid = x.place`;
