import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type AdmitRefusal, admit, type Scan } from '#domain/ticket/admit.ts';
import { admissibleTicket, type BoughtTicket, type TicketEvent } from '#domain/ticket/bought-ticket.ts';

/** Counts a scan. A repeated scan id adds nothing, even if the ticket was voided since. [S4-20] [S6-38] */
export function checkIn(
  ticket: BoughtTicket,
  scan: Scan & { readonly scanId: string },
  now: Instant,
): Result<readonly TicketEvent[], AdmitRefusal> {
  if (ticket.checkIns.some(({ scanId }) => scanId === scan.scanId)) return ok([]);
  const admitted = admit(admissibleTicket(ticket), scan, now);
  return admitted.ok ? ok([{ kind: 'CHECKED_IN', scanId: scan.scanId, at: now }]) : admitted;
}

/** Undoes one check-in. [design] */
export const undoCheckIn = (
  ticket: BoughtTicket,
  scanId: string,
): Result<readonly TicketEvent[], { readonly code: 'NO_SUCH_CHECK_IN' }> =>
  ticket.checkIns.some((checkedIn) => checkedIn.scanId === scanId)
    ? ok([{ kind: 'CHECK_IN_UNDONE', scanId }])
    : refused({ code: 'NO_SUCH_CHECK_IN' });
