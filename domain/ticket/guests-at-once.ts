/** Guests that are checked in, or whose check-ins are taken back, in one request: a page of the list. [design] */
export const CHECKED_IN_AT_ONCE = 50;

/** Tickets that are emailed again in one request: as many as one person may send in a row. [design] */
export const MAILED_AT_ONCE = 30;
