import type { AccountId } from '#domain/account/account-id.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { BoughtTicketRow } from './bought-ticket-row.ts';
import type { Transaction } from './transaction.ts';

/** A ticket as somebody shows it: by its signed id, or by its short code. */
export type ShownTicket = { readonly kind: 'id'; readonly boughtTicketId: string } | { readonly kind: 'code'; readonly redeemCode: string };

export type Scan = {
  readonly eventId: number;
  readonly redeemId: string;
  readonly boughtTicketId: string;
  readonly sectionEventId: number;
  readonly type: 'QR' | 'CODE';
  readonly by: AccountId;
  /** One scan counts once, however often it is sent. */
  readonly scanKey: string;
  readonly at: Instant;
};

/** A scan that was counted before: of which ticket, when, and as its how manieth. */
export type CountedScan = { readonly boughtTicketId: string; readonly sectionEventId: number; readonly at: Instant; readonly number: number };

/** Where the door writes who came in. */
export type DoorBook = {
  /** Nobody else scans the same ticket until the transaction ends; null for a ticket that this event does not have. */
  readonly lockTicket: (tx: Transaction, eventId: number, shown: ShownTicket) => Promise<BoughtTicketRow | null>;
  readonly counted: (tx: Transaction, eventId: number, scanKey: string) => Promise<CountedScan | null>;
  /** Counts the scan on its ticket too; false, and nothing written, when the key has counted already. */
  readonly count: (tx: Transaction, scan: Scan) => Promise<boolean>;
};

export const DoorBook: Token<DoorBook> = token<DoorBook>('DoorBook');
