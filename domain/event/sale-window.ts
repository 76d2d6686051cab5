import type { Instant } from '#domain/kernel/instant.ts';

/** When a ticket type is sold: while its event is public, or in its own period. A null side is open. [S3-48] */
export type SaleWindow =
  | { readonly kind: 'FOLLOWS_EVENT' }
  | { readonly kind: 'SCHEDULED'; readonly beginAt: Instant | null; readonly endAt: Instant | null };

type SaleDates = { readonly saleBeginAt: Instant | null; readonly saleEndAt: Instant | null };

export const saleWindow = ({ saleBeginAt, saleEndAt }: SaleDates): SaleWindow =>
  saleBeginAt === null && saleEndAt === null
    ? { kind: 'FOLLOWS_EVENT' }
    : { kind: 'SCHEDULED', beginAt: saleBeginAt, endAt: saleEndAt };

export const saleDates = (window: SaleWindow): SaleDates =>
  window.kind === 'FOLLOWS_EVENT'
    ? { saleBeginAt: null, saleEndAt: null }
    : { saleBeginAt: window.beginAt, saleEndAt: window.endAt };

/**
 * From publication at the earliest to the session's end, both included; null: no such time. `publicFrom` null: always
 * public. [S3-48]
 */
export function sellingPeriod(
  window: SaleWindow,
  session: { readonly endAt: Instant },
  publicFrom: Instant | null,
): { readonly from: Instant | null; readonly until: Instant } | null {
  const { saleBeginAt, saleEndAt } = saleDates(window);
  const from = saleBeginAt === null || (publicFrom !== null && publicFrom > saleBeginAt) ? publicFrom : saleBeginAt;
  const until = saleEndAt === null || saleEndAt > session.endAt ? session.endAt : saleEndAt;
  return from !== null && from > until ? null : { from, until };
}
