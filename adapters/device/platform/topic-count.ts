import type { LiveTopic } from '#application/platform/ports/live-updates.ts';

export class TopicCount {
  readonly #counts = new Map<LiveTopic, number>();

  topics(): readonly LiveTopic[] {
    return [...this.#counts.keys()];
  }

  /** True if a topic is new. */
  add(topics: readonly LiveTopic[]): boolean {
    let fresh = false;
    for (const topic of topics) {
      const count = this.#counts.get(topic) ?? 0;
      if (count === 0) fresh = true;
      this.#counts.set(topic, count + 1);
    }
    return fresh;
  }

  /** True if a topic lost its last watcher. */
  remove(topics: readonly LiveTopic[]): boolean {
    let fewer = false;
    for (const topic of topics) {
      const count = (this.#counts.get(topic) ?? 1) - 1;
      if (count > 0) this.#counts.set(topic, count);
      else {
        this.#counts.delete(topic);
        fewer = true;
      }
    }
    return fewer;
  }
}
