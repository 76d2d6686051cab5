import { DAY } from './instant.ts';

/** How long what has ended is kept, in ms; docs/retention.md has the table with the reasons. [design] */
export const KEPT_FOR = {
  /** Released holds and checkouts that nobody paid for, with the names given in them. */
  endedHold: 30 * DAY,
  /** Who waited for places, once they left, bought or the session is over. */
  waitingEntry: 30 * DAY,
  /** Who asked to be told of a sale, once they were or the event is over. */
  saleReminder: 30 * DAY,
  /** The body of a bank's notice as it came; what was read from it stays. */
  noticeBody: 90 * DAY,
  /** Emails sent or given up. */
  email: 365 * DAY,
} as const;
