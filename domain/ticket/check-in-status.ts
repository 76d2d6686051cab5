/** Column and filter of the guest list. [S3-72] [S4-19] */
export type CheckInStatus = 'CHECKED_IN' | 'NOT_CHECKED_IN';
export const CHECK_IN_STATUSES = ['CHECKED_IN', 'NOT_CHECKED_IN'] as const satisfies readonly CheckInStatus[];

/** [S4-20] */
export const hasCheckedIn = (ticket: { readonly checkIns: number }): boolean => ticket.checkIns > 0;

/** Null without a valid ticket, unless it was checked in before it was voided. [S4-19] */
export function checkInStatus(
  ticket: { readonly status: 'VALID' | 'VOID'; readonly checkIns: number } | null,
): CheckInStatus | null {
  if (ticket === null) return null;
  if (hasCheckedIn(ticket)) return 'CHECKED_IN';
  return ticket.status === 'VOID' ? null : 'NOT_CHECKED_IN';
}

/** Whether a ticket matches a check-in filter; null matches all. Void tickets count by their scans. */
export const matchesCheckIn = (asked: CheckInStatus | null, ticket: { readonly checkIns: number }): boolean =>
  asked === null || (asked === 'CHECKED_IN') === hasCheckedIn(ticket);
