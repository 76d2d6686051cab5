import type { ScanFlag } from '#domain/door/offline-door.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Way } from '#domain/ticket/admit.ts';
import type { Gate } from '#server/door/ports/door-book.ts';
import type { GatePassRow } from '#server/door/ports/gate-passes.ts';
import { type LateScan, LateScanBook } from '#server/door/ports/late-scan-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { decideLateScans } from './decide-late-scans.ts';
import { readShown } from './read-shown.ts';

type ScanHandedIn = {
  readonly scanId: string;
  readonly text: string;
  readonly sectionEventId: number;
  readonly way: Way;
  readonly scannedAt: Instant;
  readonly listMadeAt: Instant | null;
};

type ScansHandedIn = {
  readonly eventId: number;
  readonly by: AccountId;
  readonly gate: Gate;
  /** Whose scans these are, where the gate has no account. */
  readonly pass: GatePassRow | null;
  /** By the device's clock, as its other times: the difference to ours is taken off them. */
  readonly sentAt: Instant;
  readonly scans: readonly ScanHandedIn[];
};

/** A repeated scan gets its first answer. */
export type HandInScans = (
  asked: ScansHandedIn,
) => Promise<readonly { readonly scanId: string; readonly flag: ScanFlag | null }[]>;

const NO_TICKET = { shown: null, type: 'QR', issueNumber: null } as const;

export const HandInScans = defineUseCase(
  'HandInScans',
  {
    book: LateScanBook,
    signer: TicketSigner,
    transact: Transact,
    audit: AuditLog,
    bus: EventBus,
    clock: Clock,
    ids: NewId,
  },
  ({ book, signer, transact, audit, bus, clock, ids }): HandInScans =>
    async ({ eventId, by, gate, pass, sentAt, scans }) => {
      const receivedAt = clock.now();
      // Nothing was scanned in the future.
      const ours = (at: Instant) => instant(Math.min(receivedAt, at + receivedAt - sentAt));
      const keyOf = (scanId: string) => `${pass?.gatePassId ?? by}:${scanId}`;
      const late = await Promise.all(
        scans.map(async ({ scanId, text, sectionEventId, way, scannedAt, listMadeAt }): Promise<LateScan> => {
          const read = await readShown(signer, eventId, text);
          return {
            ...(read.ok ? read.value : NO_TICKET),
            scanKey: keyOf(scanId),
            sectionEventId,
            way,
            at: ours(scannedAt),
            listMadeAt: listMadeAt === null ? null : ours(listMadeAt),
          };
        }),
      );
      const answers = await transact.transaction(async (tx) => {
        const page = await book.open(tx, eventId, late);
        const decided = decideLateScans(eventId, { gateId: gate.id, pass }, page, late, ids.newId);
        await book.write(tx, { eventId, gate, gatePassId: pass?.gatePassId ?? null, by, receivedAt }, decided);
        const entries = decided.counting.map(
          ({ boughtTicketId, redeemId, type, way, at }) =>
            ({
              act: way === 'OUT' ? 'ticket.checked-out' : 'ticket.checked-in',
              subject: `ticket:${boughtTicketId}`,
              eventId,
              actor: by,
              facts: { redeemId, type, at, offline: true, ...(pass === null ? {} : { gatePassId: pass.gatePassId }) },
            }) as const,
        );
        if (entries.length > 0) await audit.record(tx, ...entries);
        return decided.answers;
      });
      bus.publish({ kind: 'door', eventId });
      return scans.map(({ scanId }) => ({ scanId, flag: answers.get(keyOf(scanId)) ?? null }));
    },
);
