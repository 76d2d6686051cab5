/** Whether somebody came: a column of the guest list, and a filter. [S3-72] [S4-19] */
export type CheckInStatus = 'CHECKED_IN' | 'NOT_CHECKED_IN';
export const CHECK_IN_STATUSES = ['CHECKED_IN', 'NOT_CHECKED_IN'] as const satisfies readonly CheckInStatus[];

/** Whether a ticket's holder came in at least once. [S4-20] */
export const hasCheckedIn = (ticket: { readonly checkIns: number }): boolean => ticket.checkIns > 0;

/** null for who has no ticket to come in with; who came in on a ticket that is void by now has come. */
export function checkInStatus(
  ticket: { readonly status: 'VALID' | 'VOID'; readonly checkIns: number } | null,
): CheckInStatus | null {
  if (ticket === null) return null;
  if (hasCheckedIn(ticket)) return 'CHECKED_IN';
  return ticket.status === 'VOID' ? null : 'NOT_CHECKED_IN';
}

/**
 * Whether a ticket stands in a list that is asked for by check-in; null asks for all. A void ticket stands where its
 * scans put it.
 */
export const matchesCheckIn = (asked: CheckInStatus | null, ticket: { readonly checkIns: number }): boolean =>
  asked === null || (asked === 'CHECKED_IN') === hasCheckedIn(ticket);
