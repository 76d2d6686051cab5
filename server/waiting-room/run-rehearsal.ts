import { type Instant, later } from '#domain/kernel/instant.ts';
import { DRAWN_UNTIL, placeOf } from '#domain/waiting-room/place.ts';
import {
  CHOOSING_TIME,
  EARLY_SHARE,
  LATECOMERS_WITHIN,
  REHEARSAL_LASTS,
  type RehearsalReport,
  rehearsalReport,
  type SimulatedBuyer,
} from '#domain/waiting-room/rehearsal.ts';
import { nextPollIn, POLL_ROUND } from '#domain/waiting-room/shown-place.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { Stage } from '#server/waiting-room/ports/rehearsal-stage.ts';
import { CheckoutLoad } from './checkout-load.ts';
import { measureCheckout } from './measure-checkout.ts';
import { buyOnStage } from './simulated-buyer.ts';
import { makeWaitingLine } from './waiting-line.ts';

export type RehearsalRun = {
  readonly stage: Stage;
  readonly eventId: number;
  readonly buyers: number;
  readonly clock: Clock;
  readonly newId: () => string;
  /** From 0 to less than 1. */
  readonly chance: () => number;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether to abort: a real sale comes first. */
  readonly mustStop: () => boolean;
};

/** With the real line, draw, admission rate and desk. Null: aborted. */
export async function runRehearsal(run: RehearsalRun): Promise<RehearsalReport | null> {
  const { eventId, buyers, clock, newId, chance, pause, mustStop } = run;
  const now = (): Instant => clock.now();
  const opensAt = now();
  const endsAt = later(opensAt, REHEARSAL_LASTS);
  const load = CheckoutLoad.make();
  const stage = { ...run.stage, desk: measureCheckout(run.stage.desk, load, clock) };
  // An open room has heard everyone once.
  const line = makeWaitingLine({
    nodeStartedAt: later(opensAt, -POLL_ROUND),
    load,
    tell: () => undefined,
    onAdmitted: () => undefined,
  });
  let stopped = false;
  const goesOn = (): boolean => {
    stopped ||= mustStop();
    return !stopped && now() < endsAt;
  };

  const early = Math.floor(buyers * EARLY_SHARE);
  const people = Array.from({ length: buyers }, (_, index) => {
    // Early buyers have polled at least once by the opening, spread evenly.
    const since =
      index < early ? Math.ceil((POLL_ROUND * (index - early)) / early) : Math.floor(chance() * LATECOMERS_WITHIN);
    const arrivesAt = later(opensAt, since);
    const own = placeOf({ kind: 'ACCOUNT' }, arrivesAt, Math.floor(chance() * DRAWN_UNTIL), opensAt);
    if (since < 0) line.stand(own, false, arrivesAt);
    return {
      arrivesAt,
      own,
      asksAfter: since < 0 ? nextPollIn(chance()) - Math.floor(chance() * nextPollIn(0)) : since,
    };
  });

  async function buyer({ arrivesAt, own, asksAfter }: (typeof people)[number]): Promise<SimulatedBuyer> {
    await pause(asksAfter);
    let admittedAt: number | null = null;
    while (goesOn() && admittedAt === null) {
      if (line.stand(own, true, now()).admitted) admittedAt = now() - opensAt;
      else await pause(nextPollIn(chance()));
    }
    const waited: SimulatedBuyer = { arrivedAt: arrivesAt - opensAt, admittedAt, answers: [] };
    if (admittedAt === null) return waited;
    await pause(Math.floor(CHOOSING_TIME.least + chance() * (CHOOSING_TIME.most - CHOOSING_TIME.least)));
    if (!goesOn()) return waited;
    const liked = Math.floor(chance() * stage.tickets.length);
    const tickets = [...stage.tickets.slice(liked), ...stage.tickets.slice(0, liked)];
    return { ...waited, answers: await buyOnStage({ stage, eventId, tickets, newId, now, opensAt }) };
  }

  const done = await Promise.all(people.map(buyer));
  return stopped ? null : rehearsalReport(done, now() - opensAt);
}
