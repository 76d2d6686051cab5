import { expect, it } from 'vitest';
import { ROWS_PER_STEP, sweepInSteps } from './sweep-in-steps.ts';

it('ends with the first step that finds fewer rows than it may remove', async () => {
  const found = [ROWS_PER_STEP, ROWS_PER_STEP, 7, ROWS_PER_STEP];
  await sweepInSteps(async () => found.shift() ?? 0);
  expect(found).toEqual([ROWS_PER_STEP]);
});

it('leaves a backlog without end to its next turn', async () => {
  let steps = 0;
  await sweepInSteps(async (most) => {
    steps += 1;
    return most;
  });
  expect(steps).toBe(200);
});
