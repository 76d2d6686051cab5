import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import {
  allowanceAfter,
  FIRST_RATE,
  nextRate,
  peopleAllowed,
  RATE_EVERY,
} from '#domain/waiting-room/admission-rate.ts';
import {
  countBefore,
  frontierAfter,
  isAdmitted,
  NOBODY_ADMITTED,
  type Place,
  peopleAhead,
  place,
} from '#domain/waiting-room/place.ts';
import { GONE_AFTER, POLL_ROUND } from '#domain/waiting-room/shown-place.ts';
import type { CheckoutLoad } from './checkout-load.ts';

/** A place in the line. `rate`: people let in per second on all nodes. */
type Standing = { readonly admitted: boolean; readonly ahead: number; readonly rate: number };

/** `left` null: unlimited. */
type Supply = { readonly left: number | null; readonly readAt: Instant };

/** Another node's progress, and how many wait there. */
type Told = { readonly node: string; readonly frontier: number; readonly waiting: number };

export type WaitingLine = {
  /** People who stop polling leave the line. `supply` null: unknown; else the limit of admissions. */
  readonly stand: (own: Place, open: boolean, now: Instant, supply?: Supply | null) => Standing;
  readonly hear: (told: Told, now: Instant) => void;
  /** How many wait here; 0 once nobody has polled for a while. */
  readonly waiting: (now: Instant) => number;
  readonly rate: () => number;
};

// How often the line is recounted. Short lines are recounted every time.
const COUNT_EVERY = SECOND;
const COUNTED_AT_ONCE = 50;
const TELL_EVERY = 5 * SECOND;
const FORGOTTEN_AFTER = 3 * TELL_EVERY;

/** Not persisted: places are in the tokens, the line is the pollers, and nodes share their progress. */
export function makeWaitingLine(given: {
  readonly nodeStartedAt: Instant;
  readonly load: Pick<CheckoutLoad, 'measure'>;
  readonly tell: (frontier: Place, waiting: number) => void;
  readonly onAdmitted: (people: number) => void;
}): WaitingLine {
  const present = new Map<Place, number>();
  const others = new Map<string, { readonly waiting: number; readonly at: number }>();
  let line = new Float64Array(0);
  let countedAt = Number.NEGATIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let frontier = NOBODY_ADMITTED;
  let frontierIsKnown = false;
  let toldAt = Number.NEGATIVE_INFINITY;
  let toldFrontier = NOBODY_ADMITTED;
  let rate = FIRST_RATE;
  let allowance = FIRST_RATE;
  let filledAt: number | null = null;
  let reviewedAt: number | null = null;
  let usedUp = false;
  let suppliedAt: number | null = null;
  let supplied = Number.POSITIVE_INFINITY;

  const here = (): number => line.length - countBefore(line, frontier);

  function count(now: number): void {
    for (const [each, seenAt] of present)
      if (isAdmitted(frontier, each) || now - seenAt > GONE_AFTER) present.delete(each);
    line = Float64Array.from(present.keys()).sort();
    countedAt = now;
  }

  function letIn(now: number): void {
    allowance = allowanceAfter(allowance, rate, now - (filledAt ?? now));
    filledAt = now;
    const next = frontierAfter(line, frontier, Math.min(supplied, peopleAllowed(allowance)));
    const people = countBefore(line, next) - countBefore(line, frontier);
    frontier = next;
    allowance -= people;
    supplied -= people;
    usedUp ||= here() > 0;
    if (people > 0) given.onAdmitted(people);
  }

  function review(now: Instant): void {
    reviewedAt ??= now;
    if (now - reviewedAt < RATE_EVERY) return;
    rate = nextRate(rate, { ...given.load.measure(now), usedUp });
    usedUp = false;
    reviewedAt = now;
  }

  function tell(now: number): void {
    if (frontier === toldFrontier || now - toldAt < TELL_EVERY) return;
    toldFrontier = frontier;
    toldAt = now;
    given.tell(frontier, here());
  }

  /** Waiting people on all nodes, as a multiple of those on this one. */
  function share(now: number): number {
    const own = here();
    if (own === 0) return 1;
    let elsewhere = 0;
    for (const [node, { waiting, at }] of others) {
      if (now - at > FORGOTTEN_AFTER) others.delete(node);
      else elsewhere += waiting;
    }
    return (own + elsewhere) / own;
  }

  return {
    stand: (own, open, now, supply = null) => {
      if (supply !== null && supply.readAt !== suppliedAt) {
        suppliedAt = supply.readAt;
        supplied = supply.left ?? Number.POSITIVE_INFINITY;
      }
      askedAt = now;
      if (!isAdmitted(frontier, own)) present.set(own, now);
      if (present.size <= COUNTED_AT_ONCE || now - countedAt >= COUNT_EVERY) {
        count(now);
        // On a node that has just started, the first to poll is not the first in line.
        if (open && (frontierIsKnown || now - given.nodeStartedAt >= POLL_ROUND)) {
          letIn(now);
          review(now);
          tell(now);
        }
      }
      const times = share(now);
      const ahead = Math.floor(peopleAhead(line, frontier, own) * times);
      return { admitted: open && isAdmitted(frontier, own), ahead, rate: rate * times };
    },
    hear: ({ node, frontier: theirs, waiting }, now) => {
      others.set(node, { waiting, at: now });
      frontierIsKnown = true;
      if (theirs <= frontier) return;
      // People of ours that they let in are deducted, so that all nodes together keep the rate.
      const next = place(theirs);
      allowance -= countBefore(line, next) - countBefore(line, frontier);
      frontier = next;
    },
    waiting: (now) => (now - askedAt > GONE_AFTER ? 0 : here()),
    rate: () => rate,
  };
}
