import type { JobLane } from '#server/platform/ports/job-queue.ts';

export type JobBell = {
  readonly ring: (lane: JobLane) => void;
  readonly onRing: (lane: JobLane, listen: () => void) => void;
};

export function makeJobBell(): JobBell {
  const listeners = new Map<JobLane, (() => void)[]>();
  return {
    ring: (lane) => {
      for (const listen of listeners.get(lane) ?? []) listen();
    },
    onRing: (lane, listen) => {
      listeners.set(lane, [...(listeners.get(lane) ?? []), listen]);
    },
  };
}
