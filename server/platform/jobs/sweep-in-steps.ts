/** Rows of one step: its transaction holds few locks, and a sale waits for none of them. */
export const ROWS_PER_STEP = 1_000;
/** A sweep that is behind continues at its next turn. */
const MOST_STEPS = 200;

/** Until a step removes fewer rows than it may. */
export async function sweepInSteps(step: (most: number) => Promise<number>): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) if ((await step(ROWS_PER_STEP)) < ROWS_PER_STEP) return;
}
