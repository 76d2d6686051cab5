import { repeatedAdmission } from '#domain/door/repeated-scan.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { admit, admitOnce, afterScan } from '#domain/ticket/admit.ts';
import type { ScanAnswer } from '#server/door/ports/admission-desk.ts';
import type { CountedScan, DoorPage, DoorScan, Scan } from '#server/door/ports/door-book.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

type DecidedScans = {
  readonly answers: readonly ScanAnswer[];
  readonly counting: readonly (Scan & { readonly number: number })[];
};

/** The second scan of a ticket finds it checked in, and a repeated key counts once. */
export function decideScans(
  eventId: number,
  page: DoorPage,
  scans: readonly DoorScan[],
  now: Instant,
  newId: () => string,
): DecidedScans {
  const tickets = new Map<string, BoughtTicketRow>(
    page.tickets.flatMap((ticket) => (ticket === null ? [] : [[ticket.boughtTicketId, ticket]])),
  );
  const counted = new Map<string, CountedScan>(page.counted);
  const counting: (Scan & { number: number })[] = [];

  const answers = scans.map((scan, index): ScanAnswer => {
    const { type, way = 'IN', issueNumber, sectionEventId, warnBefore, reEntry, by, gate, gatePassId, scanKey } = scan;
    const ticket = tickets.get(page.tickets[index]?.boughtTicketId ?? '');
    if (ticket === undefined) return refused({ code: 'QR_INVALID' });
    const before = counted.get(scanKey);
    if (before !== undefined) {
      const same = before.boughtTicketId === ticket.boughtTicketId && before.sectionEventId === sectionEventId;
      if (!same || before.way !== way) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
      const { redeemId, at, number, isBack } = before;
      if (number === null) return refused({ code: 'UNDO_REFUSED', because: 'ALREADY_UNDONE' });
      return ok({ ...repeatedAdmission({ at, number, way, isBack }, ticket.firstRedeemedAt), redeemId, ticket });
    }
    const place = { eventId, sectionEventId, issueNumber, warnBefore, way, reEntry };
    const decided = (scan.once === true ? admitOnce : admit)(ticket, place, now);
    if (!decided.ok) return decided;
    const { outcome, redeemAt, firstRedeemAt, count } = decided.value;
    const { boughtTicketId } = ticket;
    const redeemId = newId();
    const admitted = afterScan(ticket, { at: now, way });
    tickets.set(boughtTicketId, admitted);
    const isBack = outcome === 'RE_ENTERED';
    counted.set(scanKey, { redeemId, boughtTicketId, sectionEventId, at: now, way, isBack, number: count });
    counting.push({
      eventId,
      redeemId,
      boughtTicketId,
      sectionEventId,
      type,
      way,
      by,
      gate,
      gatePassId,
      scanKey,
      at: now,
      number: count,
    });
    return ok({ outcome, redeemAt, firstRedeemAt, count, redeemId, ticket: admitted });
  });
  return { answers, counting };
}
