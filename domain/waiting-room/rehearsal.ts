import { type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';

/** How many buyers a rehearsal can have. More would measure the machine that plays them. */
export const REHEARSED_BUYERS = [50, 200, 500] as const;
/** A rehearsal ends so long after its opening, whoever still waits. */
export const REHEARSAL_LASTS = MINUTE;
/** So many of the buyers stand there before the opening; the others come within this time after it. */
export const EARLY_SHARE = 0.6;
export const LATECOMERS_WITHIN = 15 * SECOND;
/** What a buyer takes to choose tickets, at least and at most. */
export const CHOOSING_TIME = { least: SECOND, most: 4 * SECOND } as const;
/** So many checkouts within some seconds are a sale that nobody may disturb. */
export const HOT_FROM = 20;

/** What became of one simulated buyer; moments are ms after the opening. */
export type SimulatedBuyer = {
  readonly arrivedAt: number;
  /** null: still waits as the rehearsal ends. */
  readonly admittedAt: number | null;
  /** What the desk answered, in order. */
  readonly answers: readonly SimulatedAnswer[];
};
export type SimulatedAnswer = {
  readonly step: 'HOLD' | 'CHECKOUT';
  readonly at: number;
  readonly ms: number;
  /** null: fulfilled. */
  readonly refusal: string | null;
  readonly places: number;
  /** Nothing was left of anything that is sold. */
  readonly nothingLeft: boolean;
};

export type RehearsalReport = {
  readonly arrivals: number;
  readonly admitted: number;
  readonly stillWaiting: number;
  /** Let in during each whole or begun minute. */
  readonly admittedPerMinute: number;
  readonly mostAdmittedInASecond: number;
  readonly placesTaken: number;
  readonly holds: number;
  /** In the fullest second. */
  readonly mostHoldsInASecond: number;
  /** Of every answer of the desk, ms; null: it was not asked. */
  readonly p50: number | null;
  readonly p99: number | null;
  /** From the opening to the first buyer who found nothing left, ms; null: there was enough. */
  readonly soldOutAfter: number | null;
  /** Of those who were let in, ms. */
  readonly medianWait: number | null;
  readonly longestWait: number | null;
  readonly refusals: readonly { readonly code: string; readonly count: number }[];
};

/** The value that `share` of all are not above. */
function quantile(sorted: readonly number[], share: number): number | null {
  const beyond = Math.floor(sorted.length * (1 - share));
  return sorted.at(-1 - beyond) ?? sorted[0] ?? null;
}

/** How many moments fall into the fullest second. */
function fullestSecond(moments: readonly number[]): number {
  const seconds = new Map<number, number>();
  for (const at of moments) {
    const second = Math.floor(at / SECOND);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  return Math.max(0, ...seconds.values());
}

const ascending = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);

/** What a rehearsal showed. `endedAt`: ms after the opening. */
export function rehearsalReport(buyers: readonly SimulatedBuyer[], endedAt: number): RehearsalReport {
  const admissions = buyers.flatMap(({ admittedAt }) => (admittedAt === null ? [] : [admittedAt]));
  const answers = buyers.flatMap((buyer) => buyer.answers);
  const held = answers.filter(({ step, refusal }) => step === 'HOLD' && refusal === null);
  const times = ascending(answers.map(({ ms }) => ms));
  // Who came before the opening waits from the opening: nobody is let in before it.
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

/** As long as people were let in, at least a second. */
function perMinute(people: number, lastAt: number, endedAt: number): number {
  const lasted = Math.max(SECOND, Math.min(lastAt, endedAt));
  return Math.floor((people * MINUTE) / lasted);
}

/** RUNNING: a report will come. BROKEN_OFF: a real sale came between, or the server that ran it went away. */
export type RehearsalState = 'RUNNING' | 'DONE' | 'BROKEN_OFF';

// Building the stage and taking it away come on top.
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
