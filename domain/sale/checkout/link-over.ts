import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { isFinalResult, type PaymentResultStatus } from './result-status.ts';

/**
 * A link for another device outlives the order's outcome by this much, so that who paid elsewhere sees that it arrived.
 * [design]
 */
const LINK_LIVES_ON = DAY;

const NOBODY_PAYS: readonly PaymentResultStatus[] = ['EXPIRED', 'REQUIRED_APPROVAL', 'REFUND_DUE'];

/** Whether the link is over: nothing is left to pay, and that for a day. */
export const isLinkOver = (status: PaymentResultStatus, lastChange: Instant, now: Instant): boolean =>
  (isFinalResult(status) || NOBODY_PAYS.includes(status)) && later(lastChange, LINK_LIVES_ON) < now;
