export type IntegrityCheckName =
  /** Sold and held are more than there is. */
  | 'OVERSOLD'
  /** A counter is not the sum of its rows. */
  | 'RESERVED_COUNTER'
  | 'SOLD_COUNTER'
  /** Places that are sold and tickets that were issued differ. */
  | 'TICKETS'
  /** A line has other seats than its tickets need, a seat is of no line, or a ticket has another seat than its line. */
  | 'SEATS_OF_LINE'
  | 'SEAT_HOLDER'
  | 'SEAT_OF_TICKET'
  /** What a payment received is not the sum of its receipts. */
  | 'RECEIPTS'
  /** Money in is not orders, what is owed back, late money and part payments. */
  | 'MONEY_IN'
  /** A paid order without its payment, or the other way round. */
  | 'PAID_ORDERS'
  /** What the ledger says was earned is not what the paid orders cost. */
  | 'LEDGER_SALES'
  /** What the ledger says came in is not what the receipts say. */
  | 'LEDGER_MONEY';

/** Something of an event that does not add up, with both sides of it. */
export type BookFault = {
  readonly check: IntegrityCheckName;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
};
