import type { GatePass } from '#domain/door/gate-pass.ts';
import { type GateScan, mergeScans, type RecordedTicket, type ScanFlag } from '#domain/door/offline-door.ts';
import type { GatePassRow } from '#server/door/ports/gate-passes.ts';
import type { LateScan, LateScanPage, LateScansDecided } from '#server/door/ports/late-scan-book.ts';

type Decided = LateScansDecided & {
  /** By key: the flag, or null for a scan that was counted without one. */
  readonly answers: ReadonlyMap<string, ScanFlag | null>;
};

/** `pass`: of a gate without an account; its scans count while it held. */
type From = { readonly gateId: string; readonly pass: GatePassRow | null };

const idOf = (scanKey: string): string => scanKey.slice(scanKey.indexOf(':') + 1);

/** A scan whose answer was lost, and that somebody else hands in from the same device. */
const countedByOther = (page: LateScanPage, scanKey: string) =>
  page.counted.find((known) => idOf(known.scanKey) === idOf(scanKey));

/** What was answered before is answered again. */
export function decideLateScans(
  eventId: number,
  { gateId, pass: held }: From,
  page: LateScanPage,
  scans: readonly LateScan[],
  newId: () => string,
): Decided {
  const tickets = new Map<string, RecordedTicket>(
    page.tickets.flatMap((ticket) => (ticket === null ? [] : [[ticket.boughtTicketId, ticket]])),
  );
  const passes = new Map<string, GatePass>();
  const ofTicket = new Map<string, LateScan & { readonly boughtTicketId: string | null }>();
  const merging: GateScan[] = [];
  const answers = new Map<string, ScanFlag | null>(page.known);
  const pass = (scanKey: string, part: Omit<GatePass, 'eventId' | 'revokedAt'>) =>
    passes.set(scanKey, { ...part, eventId, revokedAt: null });
  const passOfGate = (scanKey: string, { sectionEventId, at, listMadeAt }: LateScan) => {
    if (held === null) pass(scanKey, { gateId, sectionEventId, issuedAt: listMadeAt ?? at });
    else if (held.sectionEventIds.includes(sectionEventId)) passes.set(scanKey, { ...held, gateId, sectionEventId });
  };

  for (const known of page.counted) {
    const { scanKey, boughtTicketId, sectionEventId, gateId: gate, at, way } = known;
    pass(scanKey, { gateId: gate, sectionEventId, issuedAt: at });
    // A counted scan was of the newest issue then.
    const issueNumber = tickets.get(boughtTicketId)?.issueNumber ?? 0;
    merging.push({ scanId: scanKey, gateId: gate, ticketId: boughtTicketId, issueNumber, at, way });
  }
  scans.forEach((scan, index) => {
    const { scanKey, at, way } = scan;
    if (page.known.has(scanKey)) return;
    const before = countedByOther(page, scanKey);
    if (before !== undefined) {
      answers.set(scanKey, before.otherGate ? 'OTHER_GATE' : null);
      return;
    }
    const ticket = page.tickets[index] ?? null;
    passOfGate(scanKey, scan);
    ofTicket.set(scanKey, { ...scan, boughtTicketId: ticket?.boughtTicketId ?? null });
    merging.push({
      scanId: scanKey,
      gateId,
      ticketId: ticket?.boughtTicketId ?? '',
      issueNumber: scan.issueNumber ?? ticket?.issueNumber ?? 0,
      at,
      way,
    });
  });

  const marked = new Map(page.counted.map(({ scanKey, otherGate }) => [scanKey, otherGate]));
  const counting: LateScansDecided['counting'][number][] = [];
  const faulty: LateScansDecided['faulty'][number][] = [];
  const marks: LateScansDecided['marks'][number][] = [];
  for (const { scanId: scanKey, flag } of mergeScans(merging, {
    tickets,
    passOf: ({ scanId }) => passes.get(scanId),
  })) {
    const otherGate = flag === 'OTHER_GATE';
    const wasMarked = marked.get(scanKey);
    if (wasMarked !== undefined && wasMarked !== otherGate) marks.push({ scanKey, otherGate });
    const scan = ofTicket.get(scanKey);
    if (scan === undefined) continue;
    const { boughtTicketId, sectionEventId, type, way, at } = scan;
    answers.set(scanKey, flag);
    if (flag !== null && flag !== 'OTHER_GATE') faulty.push({ scanKey, boughtTicketId, sectionEventId, flag, at });
    else if (boughtTicketId !== null)
      counting.push({ redeemId: newId(), boughtTicketId, sectionEventId, type, way, scanKey, at, otherGate });
  }
  return { counting, faulty, marks, answers };
}
