import { type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';

/** More would measure the simulating machine. */
export const REHEARSED_BUYERS = [50, 200, 500] as const;
export const REHEARSAL_LASTS = MINUTE;
/** Share of buyers who wait before the opening; the others arrive within this time. */
export const EARLY_SHARE = 0.6;
export const LATECOMERS_WITHIN = 15 * SECOND;
/** Time a buyer takes to choose. */
export const CHOOSING_TIME = { least: SECOND, most: 4 * SECOND } as const;
/** Checkouts within a few seconds that mark a real sale, which must not be disturbed. */
export const HOT_FROM = 20;

/** Moments are ms after the opening. */
export type SimulatedBuyer = {
  readonly arrivedAt: number;
  /** Null: still waiting at the end. */
  readonly admittedAt: number | null;
  readonly answers: readonly SimulatedAnswer[];
};
export type SimulatedAnswer = {
  readonly step: 'HOLD' | 'CHECKOUT';
  readonly at: number;
  readonly ms: number;
  /** Null: accepted. */
  readonly refusal: string | null;
  readonly places: number;
  readonly nothingLeft: boolean;
};

export type RehearsalReport = {
  readonly arrivals: number;
  /** People: arrivals = admitted + stillWaiting; admitted = gotPlaces + turnedAway + stillChoosing. */
  readonly admitted: number;
  readonly stillWaiting: number;
  readonly gotPlaces: number;
  /** Asked and left without places. */
  readonly turnedAway: number;
  readonly stillChoosing: number;
  /** Admissions per started minute. */
  readonly admittedPerMinute: number;
  readonly mostAdmittedInASecond: number;
  readonly placesTaken: number;
  readonly holds: number;
  readonly mostHoldsInASecond: number;
  /** Response times of the desk, ms; null: no requests. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** Time until the first buyer found nothing left, ms; null: never. */
  readonly soldOutAfter: number | null;
  /** Of admitted buyers, ms. */
  readonly medianWait: number | null;
  readonly longestWait: number | null;
  /** Attempts: one person may be refused several times, once for each ticket type tried. */
  readonly refusals: readonly { readonly code: string; readonly count: number }[];
};

function quantile(sorted: readonly number[], share: number): number | null {
  const beyond = Math.floor(sorted.length * (1 - share));
  return sorted.at(-1 - beyond) ?? sorted[0] ?? null;
}

function fullestSecond(moments: readonly number[]): number {
  const seconds = new Map<number, number>();
  for (const at of moments) {
    const second = Math.floor(at / SECOND);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);

const isHold = ({ step, refusal }: SimulatedAnswer): boolean => step === 'HOLD' && refusal === null;

/** The report of a rehearsal. `endedAt`: ms after the opening. */
export function rehearsalReport(buyers: readonly SimulatedBuyer[], endedAt: number): RehearsalReport {
  const admissions = buyers.flatMap(({ admittedAt }) => (admittedAt === null ? [] : [admittedAt]));
  const answers = buyers.flatMap((buyer) => buyer.answers);
  const held = answers.filter(isHold);
  const times = ascending(answers.map(({ ms }) => ms));
  // Early arrivals wait from the opening.
  const waits = ascending(
    buyers.flatMap(({ arrivedAt, admittedAt }) => (admittedAt === null ? [] : [admittedAt - Math.max(0, arrivedAt)])),
  );
  const soldOut = answers.filter(({ nothingLeft }) => nothingLeft).map(({ at }) => at);
  const counts = new Map<string, number>();
  for (const { refusal } of answers) if (refusal !== null) counts.set(refusal, (counts.get(refusal) ?? 0) + 1);
  return {
    arrivals: buyers.length,
    admitted: admissions.length,
    stillWaiting: buyers.length - admissions.length,
    gotPlaces: buyers.filter((buyer) => buyer.answers.some(isHold)).length,
    turnedAway: buyers.filter(({ answers: own }) => own.length > 0 && !own.some(isHold)).length,
    stillChoosing: buyers.filter(({ admittedAt, answers: own }) => admittedAt !== null && own.length === 0).length,
    admittedPerMinute: perMinute(admissions.length, Math.max(0, ...admissions), endedAt),
    mostAdmittedInASecond: fullestSecond(admissions),
    placesTaken: held.reduce((sum, { places }) => sum + places, 0),
    holds: held.length,
    mostHoldsInASecond: fullestSecond(held.map(({ at }) => at)),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    soldOutAfter: soldOut.length === 0 ? null : Math.min(...soldOut),
    medianWait: quantile(waits, 0.5),
    longestWait: waits.at(-1) ?? null,
    refusals: [...counts].map(([code, count]) => ({ code, count })).toSorted((one, other) => other.count - one.count),
  };
}

function perMinute(people: number, lastAt: number, endedAt: number): number {
  const lasted = Math.max(SECOND, Math.min(lastAt, endedAt));
  return Math.floor((people * MINUTE) / lasted);
}

/** BROKEN_OFF: interrupted by a real sale, or the server went away. */
export type RehearsalState = 'RUNNING' | 'DONE' | 'BROKEN_OFF';

// Includes setting up and tearing down.
const SURELY_OVER_AFTER = REHEARSAL_LASTS + MINUTE;

export function rehearsalState(
  {
    startedAt,
    endedAt,
    report,
  }: { readonly startedAt: Instant; readonly endedAt: Instant | null; readonly report: unknown },
  now: Instant,
): RehearsalState {
  if (endedAt !== null) return report === null ? 'BROKEN_OFF' : 'DONE';
  return now < later(startedAt, SURELY_OVER_AFTER) ? 'RUNNING' : 'BROKEN_OFF';
}
