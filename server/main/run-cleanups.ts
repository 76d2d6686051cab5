/**
 * Takes back what was started, newest first. A step that fails does not keep the others from being done; the first
 * failure is thrown in the end.
 */
export async function runCleanups(steps: (() => unknown)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps.splice(0)) {
    try {
      await step();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
