import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';

/** A ticket as somebody shows it: by its signed id, or by its short code. */
export type ShownTicket =
  | { readonly kind: 'id'; readonly boughtTicketId: string }
  | { readonly kind: 'code'; readonly redeemCode: string };

/** A scan before anybody has decided on it. */
export type DoorScan = {
  readonly shown: ShownTicket;
  readonly type: 'QR' | 'CODE';
  /** Of the token; null when a code was typed. */
  readonly issueNumber: number | null;
  /** The session at whose door the ticket is shown. */
  readonly sectionEventId: number;
  readonly by: AccountId;
  /** One scan counts once, however often it is sent. */
  readonly scanKey: string;
};

/** A scan that counts. */
export type Scan = Pick<DoorScan, 'type' | 'sectionEventId' | 'by' | 'scanKey'> & {
  readonly eventId: number;
  readonly redeemId: string;
  readonly boughtTicketId: string;
  readonly at: Instant;
};

/** A scan that was counted before: of which ticket, when, and as its how manieth. */
export type CountedScan = {
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly at: Instant;
  readonly number: number;
};

/** What the door has to know of some scans. */
export type DoorPage = {
  /** In the order of the scans; null for a ticket that this event does not have. */
  readonly tickets: readonly (BoughtTicketRow | null)[];
  /** By key: those of the scans that were counted before. */
  readonly counted: ReadonlyMap<string, CountedScan>;
};

/** Where the door writes who came in; many scans of one event at once. */
export type DoorBook = {
  /** Nobody else scans the same tickets until the transaction ends. */
  readonly open: (
    tx: Transaction,
    eventId: number,
    scans: readonly Pick<DoorScan, 'shown' | 'scanKey'>[],
  ) => Promise<DoorPage>;
  /** Counts the scans on their tickets too. Rejects with ScanKeyTaken when one of the keys has counted meanwhile. */
  readonly count: (tx: Transaction, eventId: number, scans: readonly Scan[]) => Promise<void>;
};

export const DoorBook: Token<DoorBook> = token<DoorBook>('DoorBook');

/**
 * Another node counted the same key for another ticket in the same moment: the transaction is undone, and asked again
 * it finds that scan.
 */
export class ScanKeyTaken extends Error {
  constructor() {
    super('A scan with the same key was counted in the meantime');
    this.name = 'ScanKeyTaken';
  }
}
