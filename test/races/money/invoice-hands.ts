import { instant } from '#domain/kernel/instant.ts';
import type { EInvoiceReport } from '#domain/sale/invoice/e-invoice.ts';
import { invoiceSums } from '#domain/sale/invoice/invoice-lines.ts';
import { makePostgresEmailFacts } from '#server/platform/mail/postgres/postgres-email-facts.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { IssueEInvoices } from '#server/sale/invoice/issue-e-invoices.ts';
import type { EInvoiceProvider, OpenEInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { makePostgresEInvoices } from '#server/sale/postgres/postgres-e-invoices.ts';
import type { SaleWorld } from '../sale-world.ts';

export const INVOICE_MOODS = ['issues', 'issues', 'request lost', 'answer lost', 'refuses'] as const;
export type InvoiceMood = (typeof INVOICE_MOODS)[number];

/** The provider, which keeps its own book: by the number of the order's invoice, what all its invoices say. */
export function simulatedInvoices() {
  const issued = new Map<string, Extract<EInvoiceReport, { readonly kind: 'ISSUED' }>>();
  const totals = new Map<string, number>();
  const mood: { now: InvoiceMood } = { now: 'issues' };
  const open: OpenEInvoiceProvider = {
    rate: 8,
    lookupUrl: 'http://invoices.test',
    find: async (eInvoiceId) => issued.get(eInvoiceId) ?? { kind: 'UNKNOWN' },
    async issue({ eInvoiceId, lines, adjusts }, now) {
      if (mood.now === 'request lost') throw new Error(mood.now);
      if (mood.now === 'refuses') return { kind: 'REFUSED', because: 'OTHER', said: null };
      const known = issued.get(eInvoiceId);
      const number = known?.number ?? `C26TVE${issued.size + 1}`;
      const told = known ?? { kind: 'ISSUED' as const, number, lookupCode: 'A', issuedAt: instant(now) };
      if (known === undefined) {
        const of = adjusts?.number ?? number;
        issued.set(eInvoiceId, told);
        totals.set(of, (totals.get(of) ?? 0) + invoiceSums(lines).gross);
      }
      if (mood.now === 'answer lost') throw new Error(mood.now);
      return told;
    },
  };
  const provider: EInvoiceProvider = { open };
  return {
    provider,
    totals,
    feel: (now: InvoiceMood): void => {
      mood.now = now;
    },
  };
}
export type SimulatedInvoices = ReturnType<typeof simulatedInvoices>;

const WANTED = `INSERT INTO checkout_invoice (event_id, checkout_session_id, company_name, tax_code, address, updated_at)
  SELECT event_id, checkout_session_id, 'Sen', '0300588569', 'Huế', now() FROM checkout_session WHERE event_id = $1
  ON CONFLICT DO NOTHING`;
const TABLES = ['e_invoice', 'adjusting_invoice'] as const;
const OPEN = `SELECT count(*)::int AS count FROM (SELECT event_id, next_at FROM e_invoice
  UNION ALL SELECT event_id, next_at FROM adjusting_invoice) due WHERE event_id = $1 AND next_at IS NOT NULL`;

/** As a node issues them. */
export function invoiceHands(world: SaleWorld, { provider, feel }: SimulatedInvoices) {
  const { database, pool, test, outbox } = world;
  const clock = { now: world.now };
  const { newId } = test;
  const metrics: Metrics = { count: () => undefined, observe: () => undefined, gauge: () => undefined };
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown): void => {
      if (!(error instanceof Error && /lost$/.test(error.message))) world.failures.push(error);
    },
  };
  const issue = IssueEInvoices.make({
    ...{ invoices: makePostgresEInvoices(pool), provider, facts: makePostgresEmailFacts(database), outbox },
    ...{ transact: database, audit: makePostgresAuditLog(clock, newId), clock, newId, log, metrics },
  });
  const due = async (set: string, where: string, eventId: number): Promise<void> => {
    for (const table of TABLES)
      await pool.query(`UPDATE ${table} SET ${set} WHERE event_id = $1 AND ${where}`, [eventId]);
  };
  const run = async (eventId: number, mood: InvoiceMood): Promise<void> => {
    feel(mood);
    await due('next_at = to_timestamp(0)', 'next_at IS NOT NULL', eventId);
    await issue();
    feel('issues');
  };
  return {
    /** All buyers so far ask for one, if they can still be sold to. */
    want: async (eventId: number) => pool.query(WANTED, [eventId]),
    run,
    /** A person tries again what failed, until all is issued. */
    async end(eventId: number): Promise<void> {
      for (let turn = 0; turn < 12; turn += 1) {
        await due(
          `state = 'WAITING', because = NULL, said = NULL, asks = 0, next_at = now()`,
          `state = 'FAILED'`,
          eventId,
        );
        const [row] = (await pool.query<{ readonly count: number }>(OPEN, [eventId])).rows;
        if (row?.count === 0) return;
        await run(eventId, 'issues');
      }
    },
  };
}
export type InvoiceHands = ReturnType<typeof invoiceHands>;
