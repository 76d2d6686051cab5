import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import {
  type AdmissibleTicket,
  type Admission,
  type AdmitRefusal,
  admit,
  afterScan,
  type CountedPassage,
  type Way,
} from '#domain/ticket/admit.ts';
import { checkGatePass, type GatePass, type GatePassRefusal } from './gate-pass.ts';

/** As read at a gate without a network. */
export type ShownToken = { readonly eventId: number; readonly issueNumber: number };

/** UNLISTED: the ticket or this issue of it is newer than the device's list, so its status is unknown. */
export type OfflineAdmission = Admission & { readonly basis: 'LISTED' | 'UNLISTED' };

/**
 * From the device's list and its own scans (oldest first); tokens newer than the list are admitted. Two gates can admit
 * copies of one ticket; `mergeScans` detects that. [design]
 */
export function admitOffline(
  listed: AdmissibleTicket | null,
  ownScans: readonly CountedPassage[],
  shown: ShownToken,
  pass: GatePass,
  now: Instant,
  asked: { readonly warnBefore?: Instant | undefined; readonly way?: Way | undefined; readonly reEntry?: boolean } = {},
): Result<OfflineAdmission, AdmitRefusal | GatePassRefusal> {
  const holds = checkGatePass(pass, now);
  if (!holds.ok) return holds;
  const { eventId, sectionEventId } = pass;
  const known: AdmissibleTicket = listed ?? {
    status: 'VALID',
    eventId,
    sectionEventId,
    issueNumber: 0,
    redeemCount: 0,
    firstRedeemedAt: null,
    leftAt: null,
  };
  const younger = shown.issueNumber > known.issueNumber;
  const issued = { ...known, issueNumber: younger ? shown.issueNumber : known.issueNumber };
  const seen = ownScans.reduce(afterScan, issued);
  const admitted = admit(seen, { ...shown, ...asked, sectionEventId }, now);
  return admitted.ok ? ok({ ...admitted.value, basis: younger ? 'UNLISTED' : 'LISTED' }) : admitted;
}

export type GateScan = {
  readonly scanId: string;
  readonly gateId: string;
  readonly ticketId: string;
  readonly issueNumber: number;
  readonly at: Instant;
  readonly way: Way;
};

/** The server's record of a ticket. `issuedAt`: when its newest issue was made. */
export type RecordedTicket = {
  readonly sectionEventId: number;
  readonly issueNumber: number;
  readonly issuedAt: Instant;
  readonly voidSince: Instant | null;
};

/**
 * OTHER_GATE: another gate admitted the ticket first, so one of the two may hold a copy. NOT_INSIDE: let out, though
 * by the scans of all gates the guest was not inside.
 */
export type ScanFlag =
  | 'NO_PASS'
  | 'UNKNOWN_TICKET'
  | 'OTHER_SESSION'
  | 'TICKET_VOID'
  | 'OLD_ISSUE'
  | 'NOT_INSIDE'
  | 'OTHER_GATE';

/** Scans that should not have been admitted are kept and flagged, but not counted. */
export type MergedScan = GateScan & { readonly flag: ScanFlag | null; readonly counted: boolean };

export type DoorRecord = {
  readonly tickets: ReadonlyMap<string, RecordedTicket>;
  /** The pass that the scan's gate worked with; undefined: nobody knows the gate. */
  readonly passOf: (scan: GateScan) => GatePass | undefined;
};

/** In the order they happened, whatever the order of arrival or repetition; no scan is lost. [design] */
export function mergeScans(scans: readonly GateScan[], record: DoorRecord): readonly MergedScan[] {
  const once = [...new Map(scans.map((scan) => [scan.scanId, scan])).values()];
  const inOrder = once.sort((one, other) => one.at - other.at || (one.scanId < other.scanId ? -1 : 1));
  /** The gate that let in who is inside. */
  const inside = new Map<string, string>();
  return inOrder.map((scan) => {
    const wrong = scanFault(scan, record);
    if (wrong !== null) return { ...scan, flag: wrong, counted: false };
    if (scan.way === 'OUT') {
      const wasInside = inside.delete(scan.ticketId);
      return { ...scan, flag: wasInside ? null : 'NOT_INSIDE', counted: wasInside };
    }
    const gate = inside.get(scan.ticketId) ?? scan.gateId;
    inside.set(scan.ticketId, gate);
    return { ...scan, flag: gate === scan.gateId ? null : 'OTHER_GATE', counted: true };
  });
}

function scanFault(
  scan: GateScan,
  { tickets, passOf }: DoorRecord,
): Exclude<ScanFlag, 'OTHER_GATE' | 'NOT_INSIDE'> | null {
  const { ticketId, issueNumber, at } = scan;
  const pass = passOf(scan);
  if (pass === undefined || !checkGatePass(pass, at).ok) return 'NO_PASS';
  const ticket = tickets.get(ticketId);
  if (ticket === undefined) return 'UNKNOWN_TICKET';
  // A gate cannot know this of a ticket newer than its list.
  if (ticket.sectionEventId !== pass.sectionEventId) return 'OTHER_SESSION';
  if (ticket.voidSince !== null && ticket.voidSince <= at) return 'TICKET_VOID';
  return issueNumber < ticket.issueNumber && ticket.issuedAt <= at ? 'OLD_ISSUE' : null;
}
