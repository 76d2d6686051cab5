import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { CheckoutLoad } from './checkout-load.ts';
import { makeWaitingLine, type WaitingLine } from './waiting-line.ts';

/** By event and opening: a rescheduled sale draws new places. */
export type WaitingLines = {
  readonly of: (eventId: number, opensAt: Instant) => WaitingLine;
  /** How many wait at this node for any sale. */
  readonly waiting: () => number;
};

const MOST_LINES = 200;

export const WaitingLines = defineUseCase(
  'WaitingLines',
  { bus: EventBus, load: CheckoutLoad, metrics: Metrics, clock: Clock, ids: NewId },
  (given): WaitingLines => {
    const { bus, load, metrics, clock } = given;
    const node = given.ids.newId();
    const nodeStartedAt = clock.now();
    const lines = new Map<string, WaitingLine>();

    const of = (eventId: number, opensAt: number): WaitingLine => {
      const key = `${eventId} ${opensAt}`;
      const known = lines.get(key);
      const line =
        known ??
        makeWaitingLine({
          nodeStartedAt,
          load,
          tell: (frontier, waiting) => bus.publish({ kind: 'waiting-room', eventId, opensAt, node, frontier, waiting }),
          onAdmitted: (people) => metrics.count('waiting_room_admitted_total', {}, people),
        });
      lines.delete(key);
      lines.set(key, line);
      if (lines.size > MOST_LINES) lines.delete(lines.keys().next().value ?? key);
      return line;
    };

    bus.subscribe((message) => {
      if (message.kind === 'waiting-room' && message.node !== node)
        of(message.eventId, message.opensAt).hear(message, clock.now());
    });
    const sum = (figure: (line: WaitingLine) => number): number =>
      [...lines.values()].reduce((total, line) => total + figure(line), 0);
    const waiting = (): number => sum((line) => line.waiting(clock.now()));
    metrics.gauge('waiting_room_waiting', waiting);
    metrics.gauge('waiting_room_rate_per_second', () =>
      sum((line) => (line.waiting(clock.now()) > 0 ? line.rate() : 0)),
    );
    metrics.gauge('waiting_room_checkout_p99_seconds', () => (load.measure(clock.now()).p99 ?? 0) / 1_000);
    return { of, waiting };
  },
);
