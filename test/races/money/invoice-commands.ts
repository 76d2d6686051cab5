import fc from 'fast-check';
import { type Command, command, papersOf } from './a-command.ts';
import { INVOICE_MOODS, type InvoiceMood } from './invoice-hands.ts';
import type { SoldEvent } from './money-model.ts';

export const wantInvoices = (node: number): Command =>
  command(`buyers ask for e-invoices on node ${node}`, (_, real) => papersOf(real, node).want(real.sale.eventId));

export const issueInvoices = (node: number, mood: InvoiceMood): Command =>
  command(`e-invoices are issued (${mood}) on node ${node}`, (_, real) =>
    papersOf(real, node).run(real.sale.eventId, mood),
  );

const node = fc.nat(1);

export const INVOICE_COMMANDS: readonly fc.Arbitrary<Command>[] = [
  node.map(wantInvoices),
  fc.tuple(node, fc.constantFrom(...INVOICE_MOODS)).map(([on, mood]) => issueInvoices(on, mood)),
];

type OfOrder = {
  readonly order: string;
  readonly state: string;
  readonly number: string | null;
  readonly kept: number;
  readonly adjusting: number;
};
// As money is kept: tickets and donation in money, less what goes back.
const INVOICED = `SELECT o.user_order_id AS order, e.state, e.number, (o.price - o.points - coalesce((
    SELECT sum(r.tickets + r.donation - r.points) FROM refund r WHERE r.event_id = o.event_id
      AND r.user_order_id = o.user_order_id), 0))::bigint AS kept, (
    SELECT count(*)::int FROM adjusting_invoice a WHERE a.event_id = e.event_id AND a.e_invoice_id = e.e_invoice_id
      AND a.state IN ('WAITING', 'FAILED')) AS adjusting
  FROM e_invoice e JOIN user_order o ON o.event_id = e.event_id AND o.user_order_id = e.user_order_id
  WHERE e.event_id = $1`;

/** Once all is issued, an order's invoices say together what is kept of its money. */
export async function invoiceFaults({ nodes: [world], sale, invoices, papers }: SoldEvent): Promise<unknown[]> {
  await papers[0].end(sale.eventId);
  const { rows } = await world.pool.query<OfOrder>(INVOICED, [sale.eventId]);
  const said = ({ number }: OfOrder): number => (number === null ? 0 : (invoices.totals.get(number) ?? 0));
  return rows
    .filter((row) => said(row) !== row.kept || row.adjusting > 0 || !['ISSUED', 'DROPPED'].includes(row.state))
    .map((row) => ({ fault: 'e-invoice', ...row, said: said(row) }));
}
