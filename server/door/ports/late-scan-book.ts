import type { ScanFlag } from '#domain/door/offline-door.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Way } from '#domain/ticket/admit.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { DoorScan, Gate, Scan, ShownTicket } from './door-book.ts';

export type LateScan = Pick<DoorScan, 'type' | 'issueNumber' | 'sectionEventId' | 'scanKey'> & {
  readonly way: Way;
  /** null: no genuine ticket of the event. */
  readonly shown: ShownTicket | null;
  readonly at: Instant;
  /** When the gate took the list it decided by; null: it had none. */
  readonly listMadeAt: Instant | null;
};

type FaultFlag = Exclude<ScanFlag, 'OTHER_GATE'>;

export type LateTicket = {
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly issueNumber: number;
  readonly issuedAt: Instant;
  /** null: valid. */
  readonly voidSince: Instant | null;
};

export type ScanAtGate = {
  readonly scanKey: string;
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly gateId: string;
  readonly at: Instant;
  readonly way: Way;
  readonly otherGate: boolean;
};

export type LateScanPage = {
  /** In the order of the scans; null: the event has no such ticket. */
  readonly tickets: readonly (LateTicket | null)[];
  /** Every counted scan of these tickets. */
  readonly counted: readonly ScanAtGate[];
  /** By key: what earlier answers said; a null flag was counted without one. */
  readonly known: ReadonlyMap<string, ScanFlag | null>;
};

type FaultyScan = {
  readonly scanKey: string;
  readonly boughtTicketId: string | null;
  readonly sectionEventId: number;
  readonly flag: FaultFlag;
  readonly at: Instant;
};

export type LateScansDecided = {
  readonly counting: readonly (Omit<Scan, 'eventId' | 'by' | 'gate'> & { readonly otherGate: boolean })[];
  readonly faulty: readonly FaultyScan[];
  /** Counted scans whose mark changes, because a scan that was earlier arrived later. */
  readonly marks: readonly { readonly scanKey: string; readonly otherGate: boolean }[];
};

/** A late scan that staff should look at, or an earlier one that a late scan puts in doubt. */
export type DoorConflictRow = WithNameOrder & {
  readonly scanId: string;
  readonly flag: ScanFlag;
  readonly at: Instant;
  readonly gateId: string | null;
  readonly gateName: string | null;
  /** null: the code is unknown. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly ticketName: string | null;
  readonly seatAlias: string | null;
  readonly voidedAt: Instant | null;
  /** Of OTHER_GATE: the first scan. */
  readonly firstAt: Instant | null;
  readonly firstGateId: string | null;
  readonly firstGateName: string | null;
};

export type LateScanBook = {
  /** Locks the tickets, as a door does, until the transaction ends. */
  readonly open: (
    tx: Transaction,
    eventId: number,
    scans: readonly Pick<LateScan, 'shown' | 'scanKey'>[],
  ) => Promise<LateScanPage>;
  readonly write: (
    tx: Transaction,
    from: {
      readonly eventId: number;
      readonly gate: Gate;
      readonly gatePassId: string | null;
      readonly by: AccountId;
      readonly receivedAt: Instant;
    },
    decided: LateScansDecided,
  ) => Promise<void>;
  /** Newest first. */
  readonly conflicts: (eventId: number, limit: number) => Promise<readonly DoorConflictRow[]>;
};

export const LateScanBook: Token<LateScanBook> = token<LateScanBook>('LateScanBook');
