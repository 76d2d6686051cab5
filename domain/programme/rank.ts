import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { NO_POINTS, type Points, points } from '#domain/kernel/money/points.ts';

/** By the points that an account earned within a year. [S3-04] */
export type Rank = 'MEMBER' | 'SILVER' | 'GOLD' | 'DIAMOND';

/** Least points of each rank, the lowest rank first. [design] */
export const RANKS: readonly { readonly rank: Rank; readonly from: Points }[] = [
  { rank: 'MEMBER', from: points(1) },
  { rank: 'SILVER', from: points(50_000) },
  { rank: 'GOLD', from: points(250_000) },
  { rank: 'DIAMOND', from: points(1_000_000) },
];

/** How long points count towards a rank. [design] */
export const POINTS_COUNT_FOR = 365 * DAY;

/** Negative: taken back after a refund. */
export type EarnedPoints = { readonly lineId: string; readonly at: Instant; readonly change: Points };

/** `since`: when its points were reached. `until`: when it ends unless more are earned. */
export type HeldRank = { readonly rank: Rank; readonly since: Instant; readonly until: Instant };

const sum = (lines: readonly EarnedPoints[]): Points =>
  points(lines.reduce<number>((total, { change }) => total + change, NO_POINTS));

/** The rank at a moment. `earned`: oldest first. Null: none; points that are a year old count no more. [S3-04] */
export function rankAt(earned: readonly EarnedPoints[], now: Instant): HeldRank | null {
  const counted = earned.filter(({ at }) => at <= now && now < later(at, POINTS_COUNT_FOR));
  const total = sum(counted);
  const held = RANKS.findLast(({ from }) => total >= from);
  if (held === undefined) return null;
  // Reached by the last line before which there were too few.
  const reached = counted.findLastIndex((_line, at) => sum(counted.slice(0, at)) < held.from);
  const lost = counted.findIndex((_line, at) => sum(counted.slice(at + 1)) < held.from);
  const since = counted[reached]?.at ?? now;
  return { rank: held.rank, since, until: later(counted[lost]?.at ?? since, POINTS_COUNT_FOR) };
}
