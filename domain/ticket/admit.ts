import { HOUR, type Instant, later, SECOND } from '#domain/kernel/instant.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { TicketRefusal } from './ticket-refusals.ts';

/** The way through the door that a scan was made at. [design] */
export type Way = 'IN' | 'OUT';
export const WAYS = ['IN', 'OUT'] as const satisfies readonly Way[];

export type AdmissibleTicket = {
  readonly status: 'VALID' | 'VOID';
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly issueNumber: number;
  readonly redeemCount: number;
  readonly firstRedeemedAt: Instant | null;
  /** Outside since then, and may come back; null: inside, or never came. */
  readonly leftAt: Instant | null;
};

/** The scanned place; `issueNumber` null: a code was typed, which is always the newest. */
export type Scan = {
  readonly eventId: number;
  readonly sectionEventId: number;
  readonly issueNumber: number | null;
  /** The begin of the session, where the door wants a first scan that is days too early warned of, not counted. */
  readonly warnBefore?: Instant | undefined;
  /** Absent: in. */
  readonly way?: Way | undefined;
  /** Whether the event lets its guests out and in again. */
  readonly reEntry?: boolean | undefined;
};

export type Admission = {
  readonly outcome: AdmissionOutcome;
  readonly redeemAt: Instant;
  readonly firstRedeemAt: Instant;
  /** Check-ins, including this one. */
  readonly count: number;
};

/** LEFT: scanned on the way out. RE_ENTERED: back in after that. */
export type AdmissionOutcome = 'ADMITTED' | 'ALREADY_CHECKED_IN' | 'LEFT' | 'RE_ENTERED';

export type AdmitRefusal =
  | RefusalIn<TicketRefusal, 'QR_INVALID'>
  | RefusalIn<TicketRefusal, 'OTHER_EVENT_OR_SESSION'>
  | RefusalIn<TicketRefusal, 'TICKET_VOID'>
  | RefusalIn<TicketRefusal, 'TICKET_REISSUED'>
  | RefusalIn<TicketRefusal, 'TICKET_TOO_EARLY'>
  | RefusalIn<TicketRefusal, 'RE_ENTRY_OFF'>
  | RefusalIn<TicketRefusal, 'NOT_INSIDE'>;

/** Up to this long before a session begins, a scan is for today. [design] */
const EARLIEST_CHECK_IN = 12 * HOUR;

/** Repeats are allowed and counted. A ticket of another event reveals nothing else. [S6-38] [S8-28] [S8-29] */
export function admit(ticket: AdmissibleTicket, scan: Scan, now: Instant): Result<Admission, AdmitRefusal> {
  if (ticket.eventId !== scan.eventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  if (scan.issueNumber !== null && scan.issueNumber > ticket.issueNumber) return refused({ code: 'QR_INVALID' });
  if (scan.issueNumber !== null && scan.issueNumber < ticket.issueNumber) return refused({ code: 'TICKET_REISSUED' });
  if (ticket.status === 'VOID') return refused({ code: 'TICKET_VOID' });
  if (ticket.sectionEventId !== scan.sectionEventId) return refused({ code: 'OTHER_EVENT_OR_SESSION' });
  if (scan.way === 'OUT') return leave(ticket, scan.reEntry === true, now);
  const { warnBefore } = scan;
  const isEarly = warnBefore !== undefined && now < later(warnBefore, -EARLIEST_CHECK_IN);
  if (isEarly && ticket.firstRedeemedAt === null) return refused({ code: 'TICKET_TOO_EARLY', beginAt: warnBefore });
  return ok({
    outcome: outcomeIn(ticket),
    redeemAt: now,
    firstRedeemAt: ticket.firstRedeemedAt ?? now,
    count: ticket.redeemCount + 1,
  });
}

export type AdmitOnceRefusal = AdmitRefusal | RefusalIn<TicketRefusal, 'ALREADY_CHECKED_IN'>;

/**
 * The same rule for guests who are chosen in the guest list: nobody stands at the door, so a guest who is inside is not
 * counted again. [S6-38] [design]
 */
export function admitOnce(ticket: AdmissibleTicket, scan: Scan, now: Instant): Result<Admission, AdmitOnceRefusal> {
  const admitted = admit(ticket, scan, now);
  if (!admitted.ok || admitted.value.outcome !== 'ALREADY_CHECKED_IN') return admitted;
  return refused({ code: 'ALREADY_CHECKED_IN', firstAt: admitted.value.firstRedeemAt });
}

function outcomeIn({ firstRedeemedAt, leftAt }: AdmissibleTicket): AdmissionOutcome {
  if (firstRedeemedAt === null) return 'ADMITTED';
  return leftAt === null ? 'ALREADY_CHECKED_IN' : 'RE_ENTERED';
}

function leave(
  { firstRedeemedAt, leftAt, redeemCount }: AdmissibleTicket,
  reEntry: boolean,
  now: Instant,
): Result<Admission, AdmitRefusal> {
  if (!reEntry) return refused({ code: 'RE_ENTRY_OFF' });
  if (firstRedeemedAt === null || leftAt !== null) return refused({ code: 'NOT_INSIDE', leftAt });
  return ok({ outcome: 'LEFT', redeemAt: now, firstRedeemAt: firstRedeemedAt, count: redeemCount });
}

export type CountedPassage = { readonly at: Instant; readonly way: Way };

/** A ticket after a scan of it was counted. Coming back in is one more check-in of the same guest. [design] */
export const afterScan = <Ticket extends Pick<AdmissibleTicket, 'redeemCount' | 'firstRedeemedAt' | 'leftAt'>>(
  ticket: Ticket,
  { at, way }: CountedPassage,
): Ticket =>
  way === 'OUT'
    ? { ...ticket, leftAt: at }
    : {
        ...ticket,
        redeemCount: ticket.redeemCount + 1,
        firstRedeemedAt: ticket.firstRedeemedAt ?? at,
        leftAt: null,
      };

/**
 * Cameras read a code several times a second: out of view this long (another phone may show a copy), it is a new scan,
 */
export const SCAN_GAP = 1.5 * SECOND;
/** after being held up this long since the answer, because the answer was missed. */
export const RESCAN_AFTER = 8 * SECOND;

export type LastScannedCode = { readonly text: string; readonly seenAt: Instant; readonly answeredAt: Instant };

/** Whether a code never left the camera's view since it was last seen. [design] */
export const isStillInView = (last: LastScannedCode, text: string, at: Instant): boolean =>
  last.text === text && at < later(last.seenAt, SCAN_GAP);

/** Whether a code in view is still the scan that was answered. [design] */
export const isSameScan = (last: LastScannedCode, text: string, at: Instant): boolean =>
  isStillInView(last, text, at) && at < later(last.answeredAt, RESCAN_AFTER);
