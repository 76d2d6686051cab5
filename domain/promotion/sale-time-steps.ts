import { type Instant, later } from '#domain/kernel/instant.ts';

/**
 * The steps of a price that moves through the sale, each with its end: a step lasts until the next begins, the last one until the sale
 * ends; what would begin after that is no step. Of steps that begin together the one given last counts.
 */
export function saleTimeSteps<Step extends { readonly beginAt: Instant }>(
  steps: readonly Step[],
  saleEndAt: Instant,
): (Step & { readonly endAt: Instant })[] {
  const inOrder = steps.filter((step) => step.beginAt < saleEndAt).toSorted((a, b) => a.beginAt - b.beginAt);
  const endOf = (next: Step | undefined): Instant => (next === undefined ? saleEndAt : later(next.beginAt, -1));
  return inOrder.map((step, at) => ({ ...step, endAt: endOf(inOrder[at + 1]) })).filter((step) => step.endAt > step.beginAt);
}
