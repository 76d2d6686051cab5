import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { BenchWorld, HotSale } from './bench-world.ts';
import type { Purchase } from './insistent-buyer.ts';

export type Account = {
  readonly orders: number;
  readonly acknowledged: number;
  readonly sold: number;
  readonly tickets: number;
  readonly lost: number;
  /** `wrong`: those that are not exactly one receipt of that amount. */
  readonly transfers: number;
  readonly received: number;
  readonly unaccounted: number;
  readonly healthy: boolean;
};

type Stored = {
  readonly key: string;
  readonly checkout: string | null;
  readonly quantity: number;
  readonly tickets: number;
};
const STORED = `SELECT r.idempotency_key AS key, o.checkout_session_id AS checkout, r.quantity,
    (SELECT count(*)::int FROM bought_ticket b WHERE b.event_id = r.event_id AND b.reservation_id = r.reservation_id AND b.status = 'VALID') AS tickets
  FROM reservation r LEFT JOIN user_order o ON o.event_id = r.event_id AND o.checkout_session_id = r.checkout_session_id AND o.status = 'SUCCESSFUL'
  WHERE r.event_id = $1 AND r.state = 'SOLD'`;
type Receipt = { readonly reference: string; readonly amount: number };
const RECEIPTS = `SELECT i.bank_reference AS reference, c.amount FROM payment_receipt c
  JOIN incoming_transfer i ON i.incoming_transfer_id = c.provider_reference::uuid WHERE c.event_id = $1`;

export async function accountFor(world: BenchWorld, sale: HotSale, purchases: readonly Purchase[]): Promise<Account> {
  const { pool } = world.database;
  const stored = (await pool.query<Stored>(STORED, [sale.eventId])).rows;
  const receipts = (await pool.query<Receipt>(RECEIPTS, [sale.eventId])).rows;
  const byKey = new Map(stored.map((row) => [row.key, row]));
  const isWhole = ({ holdKey, checkoutSessionId, quantity }: Purchase): boolean => {
    const row = byKey.get(holdKey);
    return (
      row?.quantity === quantity && row.tickets === quantity && row.checkout === decodeWireId(checkoutSessionId)?.rowId
    );
  };
  const told = purchases.flatMap(({ transfer }) => (transfer === null ? [] : [transfer]));
  const amounts = new Map(told.map(({ reference, amount }) => [reference, amount]));
  const right = receipts.filter(({ reference, amount }) => amounts.get(reference) === amount);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const { healthy } = await world.use(CheckIntegrity)(sale.eventId);
  return {
    orders: purchases.length,
    acknowledged: sum(purchases.map((purchase) => purchase.quantity)),
    sold: sum(stored.map((row) => row.quantity)),
    tickets: sum(stored.map((row) => row.tickets)),
    lost: purchases.filter((purchase) => !isWhole(purchase)).length,
    transfers: told.length,
    received: sum(receipts.map((receipt) => receipt.amount)),
    unaccounted:
      told.length - new Set(right.map((receipt) => receipt.reference)).size + (receipts.length - right.length),
    healthy,
  };
}
