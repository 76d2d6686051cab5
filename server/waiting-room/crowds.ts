import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { CheckoutPulse } from './checkout-pulse.ts';
import { type Crowd, makeCrowd } from './crowd.ts';

/** The crowds of this node. One whose sale was moved to another time is another crowd: its places are drawn anew. */
export type Crowds = {
  readonly of: (eventId: number, opensAt: Instant) => Crowd;
  /** How many wait at this node, for whatever sale. */
  readonly waiting: () => number;
};
export const Crowds: Token<Crowds> = token<Crowds>('Crowds');

const MOST_CROWDS = 200;

export function makeCrowds(given: {
  readonly bus: EventBus;
  readonly pulse: CheckoutPulse;
  readonly metrics: Metrics;
  readonly clock: Clock;
  readonly ids: NewId;
}): Crowds {
  const { bus, pulse, metrics, clock } = given;
  const node = given.ids.newId();
  const nodeStartedAt = clock.now();
  const crowds = new Map<string, Crowd>();

  const of = (eventId: number, opensAt: number): Crowd => {
    const key = `${eventId} ${opensAt}`;
    const known = crowds.get(key);
    const crowd =
      known ??
      makeCrowd({
        nodeStartedAt,
        pulse,
        tell: (frontier, waiting) => bus.publish({ kind: 'waiting-room', eventId, opensAt, node, frontier, waiting }),
        onAdmitted: (people) => metrics.count('waiting_room_admitted_total', {}, people),
      });
    // The one that was asked for longest ago goes; a Map keeps the order of insertion.
    crowds.delete(key);
    crowds.set(key, crowd);
    if (crowds.size > MOST_CROWDS) crowds.delete(crowds.keys().next().value ?? key);
    return crowd;
  };

  bus.subscribe((message) => {
    if (message.kind === 'waiting-room' && message.node !== node)
      of(message.eventId, message.opensAt).hear(message, clock.now());
  });
  const sum = (figure: (crowd: Crowd) => number): number =>
    [...crowds.values()].reduce((total, crowd) => total + figure(crowd), 0);
  const waiting = (): number => sum((crowd) => crowd.waiting(clock.now()));
  metrics.gauge('waiting_room_waiting', waiting);
  metrics.gauge('waiting_room_rate_per_second', () =>
    sum((crowd) => (crowd.waiting(clock.now()) > 0 ? crowd.rate() : 0)),
  );
  metrics.gauge('waiting_room_checkout_p99_seconds', () => (pulse.feel(clock.now()).p99 ?? 0) / 1_000);
  return { of, waiting };
}
