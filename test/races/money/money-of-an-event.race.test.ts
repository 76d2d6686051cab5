import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saleWorld } from '../sale-world.ts';
import { MONEY_COMMANDS } from './money-commands.ts';
import { moneyFaults } from './money-faults.ts';
import { emptyModel, type SoldEvent } from './money-model.ts';

const REACHED = [
  'CONFIRMED',
  'DECIDED',
  'FAILED',
  'SENT',
  'DUPLICATE',
  'EXPIRED',
  'LATE_MONEY',
  'LATE_NO_PLACE',
  'LATE_SEATED',
  'OVER',
  'PAID',
  'SHORT',
];
const RUNS = Number(process.env['MONEY_RUNS'] ?? 500);

it('whatever people, the bank and the clock do, every dong is accounted for, stock equals rows and nobody is told twice', {
  timeout: 3_600_000,
}, async () => {
  const first = await saleWorld();
  const second = await saleWorld({}, first.test);
  const nodes = [first, second] as const;
  const newEvent = async (): Promise<SoldEvent> => ({
    nodes,
    sale: await first.sale({ types: [{ price: 90_000, capacity: 6 }, { capacity: 3 }] }),
  });

  await fc.assert(
    fc.asyncProperty(fc.commands(MONEY_COMMANDS, { maxCommands: 30, size: 'max' }), async (commands) => {
      const model = emptyModel();
      const real = await newEvent();
      await fc.asyncModelRun(() => ({ model, real }), commands);
      expect(await moneyFaults(model, real)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect([...first.failures, ...second.failures]).toEqual([]);
  // Of everything that can become of money, nothing was left out.
  const reached = await first.pool.query<{ state: string }>(
    'SELECT state FROM payment UNION SELECT state FROM transfer_outcome UNION SELECT status FROM refund',
  );
  expect(reached.rows.map(({ state }) => state)).toEqual(expect.arrayContaining(REACHED));
});
