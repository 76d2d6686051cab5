import { type Instant, later } from '#domain/kernel/instant.ts';

/**
 * The steps of a price that moves through the sale, each with its end: a step lasts until the next begins, the last one
 * until the sale ends; what would begin after that is no step. Of steps that begin together, or a millisecond apart,
 * the last one counts, so that every step lasts some time.
 */
export function saleTimeSteps<Step extends { readonly beginAt: Instant }>(
  steps: readonly Step[],
  saleEndAt: Instant,
): (Step & { readonly endAt: Instant })[] {
  const inOrder = steps.filter((step) => step.beginAt < saleEndAt).toSorted((a, b) => a.beginAt - b.beginAt);
  const endOf = (next: Step | undefined): Instant => (next === undefined ? saleEndAt : later(next.beginAt, -1));
  const lasting = inOrder.filter((step, at) => endOf(inOrder[at + 1]) > step.beginAt);
  return lasting.map((step, at) => ({ ...step, endAt: endOf(lasting[at + 1]) }));
}
