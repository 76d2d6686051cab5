export type IntegrityCheckName =
  /** Sold plus held exceeds capacity. */
  | 'OVERSOLD'
  /** A counter differs from the sum of its rows. */
  | 'RESERVED_COUNTER'
  | 'SOLD_COUNTER'
  /** Sold places and issued tickets differ. */
  | 'TICKETS'
  /** A line's seats, its tickets and the seats' owners disagree. */
  | 'SEATS_OF_LINE'
  | 'SEAT_HOLDER'
  | 'SEAT_OF_TICKET'
  /** A promotion's or code's counted uses differ from those of its checkouts. */
  | 'PROMOTION_USES'
  /** A payment's received amount differs from the sum of its receipts. */
  | 'RECEIPTS'
  /** Money in differs from orders, debts to buyers, late money and part payments. */
  | 'MONEY_IN'
  /** A paid order without a payment, or the reverse. */
  | 'PAID_ORDERS'
  /** Earnings in the ledger differ from paid orders. */
  | 'LEDGER_SALES'
  /** Money in the ledger differs from the receipts. */
  | 'LEDGER_MONEY'
  /** Deposits in the ledger differ from the part payments. */
  | 'LEDGER_DEPOSITS'
  /** Late money and owed refunds in the ledger differ from what buyers paid without a place, or too much. */
  | 'LEDGER_OWED'
  /** Money that the event's book moved and the platform's did not, or another amount. */
  | 'LEDGER_CLEARING'
  /** A line's valid tickets and its places differ. */
  | 'PLACES'
  /** A payment's refunded amount differs from the sum of its refunds. */
  | 'REFUNDS'
  /** A refund's tickets are worth more than what it gives back for tickets. */
  | 'REFUND_TICKETS'
  /** Refunds in the ledger differ from those decided, or from those sent. */
  | 'LEDGER_REFUNDS'
  /** A reward that the books granted otherwise, or did not grant. */
  | 'LEDGER_REWARDS'
  /** Points of a sold checkout differ between the event's book and its buyer's account. */
  | 'LEDGER_POINTS'
  /** A payment or a refund of the wallet that the event's book and its buyer's account do not agree on. */
  | 'LEDGER_WALLET'
  /** Matured revenue in the ledger differs from what the event says has matured. */
  | 'LEDGER_REVENUE';

/** An inconsistency of an event, with both sides of it. */
export type BookFault = {
  readonly check: IntegrityCheckName;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
};
