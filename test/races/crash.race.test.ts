import { expect, it } from 'vitest';
import { crashFaults } from '#tools/bench/crash.ts';
import { crashSale } from '#tools/bench/crash-sale.ts';

const PLACES = 300;
const KILLS = 3;

// The long version is `npm run bench -- crash`: 100,000 places and 20 kills.
it('two nodes and their database, killed in mid-sale, lose nothing acknowledged, free, paid or refunded, sell exactly what there is and end a cancellation', {
  timeout: 180_000,
}, async () => {
  const report = await crashSale({ places: PLACES, kills: KILLS, nodes: 2, lanes: 32, say: () => undefined });
  expect(report.killed.nodes + report.killed.database).toBe(KILLS);
  expect(crashFaults(report, PLACES)).toEqual([]);
  expect(report.paid.received).toBe(PLACES * 90_000);
});
