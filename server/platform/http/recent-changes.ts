export type RecentChanges = {
  /** `now`: ms of a clock that only goes forward. */
  readonly add: (topic: string, now: number) => void;
  readonly among: (topics: ReadonlySet<string>, now: number) => readonly string[];
};

/** Each topic for `keptMs` after its last change. */
export function makeRecentChanges(keptMs: number): RecentChanges {
  const changedAt = new Map<string, number>();

  function forget(now: number): void {
    for (const [topic, at] of changedAt) {
      if (now - at <= keptMs) return;
      changedAt.delete(topic);
    }
  }
  return {
    add: (topic, now) => {
      forget(now);
      // In the order of their changes.
      changedAt.delete(topic);
      changedAt.set(topic, now);
    },
    among: (topics, now) => {
      forget(now);
      return [...topics].filter((topic) => changedAt.has(topic));
    },
  };
}
