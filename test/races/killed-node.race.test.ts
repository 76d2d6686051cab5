import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { saleWorld } from './sale-world.ts';

const PLACES = 4_000;
const KILLS = 4;
const LANES = 40;

it('nodes that are killed in mid-sale lose nothing that was acknowledged and sell exactly what there is', {
  timeout: 120_000,
}, async () => {
  const world = await saleWorld();
  const sale = await world.sale({ types: [{ capacity: PLACES, purchaseLimit: PLACES }] });
  const acknowledged: string[] = [];
  let soldOut = false;

  async function sell(run: number, killAfter: number | null): Promise<void> {
    const order = {
      address: world.test.address,
      eventId: sale.eventId,
      sectionEventId: sale.sectionEventId,
      ticketTypeId: sale.types[0]?.ticketTypeId,
      buyers: await Promise.all(Array.from({ length: LANES }, () => world.buyer())),
      run: `run${run}`,
    };
    const node = spawn(process.execPath, [join(import.meta.dirname, 'selling-node.ts'), JSON.stringify(order)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    let said = 0;
    node.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === 'sold out') soldOut = true;
        else acknowledged.push(line);
      }
      said += lines.length;
      if (killAfter !== null && said >= killAfter) node.kill('SIGKILL');
    });
    await new Promise((resolve) => node.once('close', resolve));
  }

  // Two nodes at a time; one of them dies after some hundred sales.
  for (let round = 0; round < KILLS; round += 1)
    await Promise.all([
      sell(round * 2, 300 + round * 37),
      round === KILLS - 1 ? sell(round * 2 + 1, null) : sell(round * 2 + 1, 200),
    ]);
  if (!soldOut) await sell(99, null);

  const rows = await world.pool.query<{ readonly idempotency_key: string }>(
    'SELECT idempotency_key FROM reservation WHERE event_id = $1',
    [sale.eventId],
  );
  const stored = new Set(rows.rows.map((row) => row.idempotency_key));
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  expect(stored.size).toBe(PLACES);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThan(PLACES / 2);
  expect(await world.quotaOf(sale)).toMatchObject({ reserved: PLACES });
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});
