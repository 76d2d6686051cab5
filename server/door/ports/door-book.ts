import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Way } from '#domain/ticket/admit.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

export type ShownTicket =
  | { readonly kind: 'id'; readonly boughtTicketId: string }
  | { readonly kind: 'code'; readonly redeemCode: string };

export type Gate = { readonly id: string; readonly name: string | null };

export type DoorScan = {
  readonly shown: ShownTicket;
  readonly type: 'QR' | 'CODE';
  /** Of the token; null for a typed code. */
  readonly issueNumber: number | null;
  readonly sectionEventId: number;
  /** Absent: in. */
  readonly way?: Way | undefined;
  /** Whether the event lets its guests out and in again. */
  readonly reEntry?: boolean | undefined;
  /** The session's begin, where a ticket that is days too early is warned of. */
  readonly warnBefore?: Instant | undefined;
  /** Chosen in the guest list: refused where the guest is inside, instead of counted again. */
  readonly once?: boolean | undefined;
  readonly by: AccountId;
  readonly gate?: Gate | undefined;
  /** `by` is then who made the pass. */
  readonly gatePassId?: string | undefined;
  /** A repeated key counts once. */
  readonly scanKey: string;
};

export type Scan = Pick<DoorScan, 'type' | 'sectionEventId' | 'by' | 'gate' | 'gatePassId' | 'scanKey'> & {
  readonly eventId: number;
  readonly redeemId: string;
  readonly boughtTicketId: string;
  readonly way: Way;
  readonly at: Instant;
};

export type CountedScan = {
  readonly redeemId: string;
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly at: Instant;
  readonly way: Way;
  /** In, after the guest had left. */
  readonly isBack: boolean;
  /** The ticket's check-ins up to it; null: it was taken back. */
  readonly number: number | null;
};

export type DoorPage = {
  /** In the order of the scans; null: the event has no such ticket. */
  readonly tickets: readonly (BoughtTicketRow | null)[];
  /** By key. */
  readonly counted: ReadonlyMap<string, CountedScan>;
};

export type DoorBook = {
  /** Locks the tickets until the transaction ends. */
  readonly open: (
    tx: Transaction,
    eventId: number,
    scans: readonly Pick<DoorScan, 'shown' | 'scanKey'>[],
  ) => Promise<DoorPage>;
  /** Writes the scans and the counts of their tickets. Rejects with ScanKeyTaken. */
  readonly count: (tx: Transaction, eventId: number, scans: readonly Scan[]) => Promise<void>;
};

export const DoorBook: Token<DoorBook> = token<DoorBook>('DoorBook');

/** Another node counted the same key in the meantime. A retry finds that scan. */
export class ScanKeyTaken extends Error {
  constructor() {
    super('A scan with the same key was counted in the meantime');
    this.name = 'ScanKeyTaken';
  }
}
