import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { PeriodicClaims } from '#server/platform/ports/job-store.ts';
import type { Log } from '#server/platform/ports/log.ts';

export type PeriodicRunner = { readonly start: () => void; readonly stop: () => Promise<void> };

/** Each on one node per period, never twice at once on this node. */
export function makePeriodicRunner(tasks: readonly PeriodicTask[], claims: PeriodicClaims, log: Log): PeriodicRunner {
  const timers: NodeJS.Timeout[] = [];
  const running = new Map<string, Promise<void>>();

  async function turn(task: PeriodicTask): Promise<void> {
    try {
      if (await claims.claim(task.name, task.everyMs)) await task.run();
    } catch (error) {
      log.error(error, 'a periodic task failed', { task: task.name });
    }
  }
  const begin = (task: PeriodicTask): void => {
    if (running.has(task.name)) return;
    running.set(
      task.name,
      turn(task).finally(() => running.delete(task.name)),
    );
  };

  return {
    start: () => {
      for (const task of tasks) {
        begin(task);
        timers.push(setInterval(() => begin(task), task.everyMs).unref());
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
