import type pg from 'pg';

export async function inLanes(lanes: readonly pg.ClientBase[], lists: readonly (readonly string[])[]): Promise<void> {
  const waiting = [...lists];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let list = waiting.shift(); list !== undefined; list = waiting.shift())
        for (const statement of list) await lane.query(statement);
    }),
  );
}
