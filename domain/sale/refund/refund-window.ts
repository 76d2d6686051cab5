import { DAY, type Instant, later } from '#domain/kernel/instant.ts';

/**
 * How long after an event closes its money can still be asked back. The specification and the design name the window
 * and no length: seven days always hold five working days, so that a dispute on the last evening can still be answered.
 */
export const REFUND_WINDOW = 7 * DAY;

/**
 * Until then an order can be refunded; from then on rewards and the organiser's revenue have matured. (design: money)
 */
export const refundWindowEnd = (eventEndsAt: Instant): Instant => later(eventEndsAt, REFUND_WINDOW);

export const isRefundWindowOver = (eventEndsAt: Instant, now: Instant): boolean => now >= refundWindowEnd(eventEndsAt);
