import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { type AdmissibleTicket, type Admission, type AdmitRefusal, admit } from '#domain/ticket/admit.ts';
import { checkGatePass, type GatePass, type GatePassRefusal } from './gate-pass.ts';

/** What a genuine token says at a gate without a network. */
export type ShownToken = { readonly eventId: number; readonly issueNumber: number };

/**
 * UNLISTED: the ticket, or this issue of it, is younger than the device's list; whether it is void or of another
 * session cannot be known.
 */
export type OfflineAdmission = Admission & { readonly basis: 'LISTED' | 'UNLISTED' };

/**
 * A device decides by its list and its own scans (oldest first) while nobody can be asked; a genuine token that is
 * younger than the list lets its holder in. Another gate may let in a copy at the same time: merging the scans finds
 * it. [design]
 */
export function admitOffline(
  listed: AdmissibleTicket | null,
  ownScans: readonly Instant[],
  shown: ShownToken,
  pass: GatePass,
  now: Instant,
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
  };
  const younger = shown.issueNumber > known.issueNumber;
  const seen: AdmissibleTicket = {
    ...known,
    issueNumber: younger ? shown.issueNumber : known.issueNumber,
    redeemCount: known.redeemCount + ownScans.length,
    firstRedeemedAt: known.firstRedeemedAt ?? ownScans[0] ?? null,
  };
  const admitted = admit(seen, { ...shown, sectionEventId }, now);
  return admitted.ok ? ok({ ...admitted.value, basis: younger ? 'UNLISTED' : 'LISTED' }) : admitted;
}

/** A scan that a gate let in on its own. */
export type GateScan = {
  readonly scanId: string;
  readonly gateId: string;
  readonly ticketId: string;
  readonly issueNumber: number;
  readonly at: Instant;
};

/** What the record knows of a ticket; `issuedAt` is when its newest issue was made. */
type RecordedTicket = {
  readonly sectionEventId: number;
  readonly issueNumber: number;
  readonly issuedAt: Instant;
  readonly voidSince: Instant | null;
};

/**
 * Why a person should look at a scan. OTHER_GATE: another gate had let the ticket in before, so that one of the two may
 * hold a copy. The others should not have been let in.
 */
type ScanFlag = 'NO_PASS' | 'UNKNOWN_TICKET' | 'OTHER_SESSION' | 'TICKET_VOID' | 'OLD_ISSUE' | 'OTHER_GATE';

/** A scan that should not have been let in is kept and flagged, and not counted. */
export type MergedScan = GateScan & { readonly flag: ScanFlag | null; readonly counted: boolean };

export type DoorRecord = {
  readonly tickets: ReadonlyMap<string, RecordedTicket>;
  /** By gate. */
  readonly passes: ReadonlyMap<string, GatePass>;
};

/**
 * Brings the scans of all gates together in the order in which they happened. In whatever order and however often they
 * arrive, the outcome is the same, and none is lost. [design: scans after revocation are kept and flagged; two gates
 * can admit one copy, and we say so]
 */
export function mergeScans(scans: readonly GateScan[], record: DoorRecord): readonly MergedScan[] {
  const once = [...new Map(scans.map((scan) => [scan.scanId, scan])).values()];
  const inOrder = once.sort((one, other) => one.at - other.at || (one.scanId < other.scanId ? -1 : 1));
  const firstGate = new Map<string, string>();
  return inOrder.map((scan) => {
    const wrong = scanFault(scan, record);
    if (wrong !== null) return { ...scan, flag: wrong, counted: false };
    const gate = firstGate.get(scan.ticketId) ?? scan.gateId;
    firstGate.set(scan.ticketId, gate);
    return { ...scan, flag: gate === scan.gateId ? null : 'OTHER_GATE', counted: true };
  });
}

function scanFault({ gateId, ticketId, issueNumber, at }: GateScan, { tickets, passes }: DoorRecord): ScanFlag | null {
  const pass = passes.get(gateId);
  if (pass === undefined || !checkGatePass(pass, at).ok) return 'NO_PASS';
  const ticket = tickets.get(ticketId);
  if (ticket === undefined) return 'UNKNOWN_TICKET';
  // A gate cannot know it of a ticket that is younger than its list.
  if (ticket.sectionEventId !== pass.sectionEventId) return 'OTHER_SESSION';
  if (ticket.voidSince !== null && ticket.voidSince <= at) return 'TICKET_VOID';
  return issueNumber < ticket.issueNumber && ticket.issuedAt <= at ? 'OLD_ISSUE' : null;
}
