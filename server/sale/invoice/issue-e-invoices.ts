import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  applyEInvoiceReport,
  dropEInvoice,
  E_INVOICE_ASKS,
  type EInvoice,
  type EInvoiceReport,
  eInvoicePause,
  eInvoiceStep,
} from '#domain/sale/invoice/e-invoice.ts';
import { adjustingLines, type InvoiceLine, invoiceLines } from '#domain/sale/invoice/invoice-lines.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { EInvoiceProvider, type OpenEInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { type EInvoiceRow, EInvoices, type OrderInvoices } from '#server/sale/ports/e-invoices.ts';

/**
 * Issues what is due. An invoice is marked as sent before its request leaves; where the answer was lost, the provider
 * is asked, and the request repeated only if it knows of none. An issued one whose order's money moved is adjusted:
 * one adjusting invoice at a time, which says what moved until its request leaves.
 */
export type IssueEInvoices = () => Promise<number>;

const AT_ONCE = 10;
/** Longer than the longest call: two at once for the same invoice would issue it twice. */
const LEASE = 5 * MINUTE;
const ACTS = { ISSUED: 'e-invoice.issued', FAILED: 'e-invoice.failed' } as const;
const isOpen = ({ invoice: { state } }: EInvoiceRow): boolean => state === 'WAITING' || state === 'FAILED';

export const IssueEInvoices = defineUseCase(
  'IssueEInvoices',
  {
    invoices: EInvoices,
    provider: EInvoiceProvider,
    facts: EmailFacts,
    outbox: EmailOutbox,
    transact: Transact,
    audit: AuditLog,
    clock: Clock,
    newId: NewId,
    log: Log,
    metrics: Metrics,
  },
  ({ invoices, provider, facts, outbox, transact, audit, clock, newId, log, metrics }): IssueEInvoices => {
    /** Null: another node, or a person, was faster. */
    const change = (
      due: EInvoiceRow,
      next: (row: EInvoiceRow, of: OrderInvoices, tx: Transaction) => EInvoiceRow | null | Promise<EInvoiceRow | null>,
      after?: (tx: Transaction, row: EInvoiceRow, of: OrderInvoices) => Promise<void>,
    ): Promise<EInvoiceRow | null> =>
      transact.transaction(async (tx) => {
        const of = await invoices.lock(tx, due);
        const row = of === null ? undefined : [of.own, ...of.adjusting].find(named(due));
        if (of === null || row?.invoice.state !== due.invoice.state || row.asks !== due.asks) return null;
        const wanted = await next(row, of, tx);
        if (wanted === null) return null;
        const changed = { ...wanted, updatedAt: clock.now() };
        await invoices.save(tx, changed);
        await after?.(tx, changed, of);
        return changed;
      });

    /** What an invoice of the order is to say now. */
    async function linesOf(row: EInvoiceRow, of: OrderInvoices, { rate }: OpenEInvoiceProvider, tx: Transaction) {
      const { sold, kept } = await invoices.money(tx, row);
      if (row.adjusts === null) return invoiceLines(kept, rate);
      return adjustingLines(saidBy(of, invoiceLines(sold, rate)), kept, rate);
    }

    async function send(open: OpenEInvoiceProvider, row: EInvoiceRow): Promise<EInvoiceReport | null> {
      const known = await facts.order(row.eventId, row.userOrderId);
      if (known === null) throw new Error(`E-invoice ${row.eInvoiceId} has no order`);
      const sent = await change(row, async (now, of, tx) => {
        if (eInvoiceStep(now.invoice) !== 'SEND') return null;
        const lines = await linesOf(now, of, open, tx);
        return lines.length === 0
          ? { ...now, invoice: dropEInvoice(now.invoice), nextAt: null }
          : { ...now, lines, invoice: { state: 'WAITING', sent: true } };
      });
      if (sent === null || sent.invoice.state === 'DROPPED') return null;
      const { eInvoiceId, buyer, lines } = sent;
      const adjusts =
        sent.adjusts === null
          ? null
          : { ...sent.adjusts, because: `Hoàn tiền đơn hàng ${known.orderNumber}`, since: sent.createdAt };
      return open.issue({ eInvoiceId, buyer, eventName: known.event.name, lines: lines ?? [], adjusts }, clock.now());
    }

    async function heard(open: OpenEInvoiceProvider, row: EInvoiceRow): Promise<EInvoiceReport | null> {
      if (eInvoiceStep(row.invoice) === 'SEND') return send(open, row);
      const report = await open.find(row.eInvoiceId);
      if (report.kind !== 'UNKNOWN') return report;
      const unknown = await change(row, (now) => ({ ...now, invoice: applyEInvoiceReport(now.invoice, report) }));
      return unknown === null ? null : send(open, unknown);
    }

    /** Compares an issued invoice, and what adjusts it, with the money that is kept. */
    const compare = (open: OpenEInvoiceProvider, due: EInvoiceRow) =>
      change(due, async (row, of, tx) => {
        if (of.adjusting.some(isOpen)) return { ...row, nextAt: null };
        const { sold, kept } = await invoices.money(tx, row);
        const lines = adjustingLines(saidBy(of, invoiceLines(sold, open.rate)), kept, open.rate);
        const now = clock.now();
        if (lines.length > 0 && row.invoice.state === 'ISSUED')
          await invoices.add(tx, {
            ...row,
            eInvoiceId: newId.newId(),
            adjusts: { eInvoiceId: row.eInvoiceId, number: row.invoice.number, issuedAt: row.invoice.issuedAt },
            invoice: { state: 'WAITING', sent: false },
            lines,
            createdAt: now,
            updatedAt: now,
            asks: 0,
            nextAt: now,
          });
        return { ...row, nextAt: null };
      });

    async function follow(open: OpenEInvoiceProvider, due: EInvoiceRow): Promise<void> {
      let report: EInvoiceReport | null = null;
      try {
        report = await heard(open, due);
      } catch (error) {
        const { eventId, userOrderId, eInvoiceId } = due;
        log.error(error, 'an e-invoice’s outcome is not known yet', { eventId, userOrderId, eInvoiceId });
      }
      const asks = due.asks + 1;
      const isSilent = asks >= E_INVOICE_ASKS && (report === null || report.kind === 'WORKING');
      const said = isSilent ? ({ kind: 'UNANSWERED' } as const) : report;
      await change(
        due,
        (row) => {
          const invoice = said === null ? row.invoice : applyEInvoiceReport(row.invoice, said);
          return { ...row, invoice, asks, nextAt: nextAt(row, invoice, asks) };
        },
        (tx, row, of) => tell(tx, open, row, of),
      );
    }

    async function tell(tx: Transaction, open: OpenEInvoiceProvider, row: EInvoiceRow, of: OrderInvoices) {
      const { eventId, userOrderId, invoice, buyer, adjusts } = row;
      if (invoice.state !== 'ISSUED' && invoice.state !== 'FAILED') return;
      // What moved while it was on its way.
      if (invoice.state === 'ISSUED' && adjusts !== null) await invoices.save(tx, { ...of.own, nextAt: clock.now() });
      metrics.count('e_invoices_total', { outcome: invoice.state });
      const adjusted = adjusts === null ? {} : { adjusts: adjusts.number };
      await audit.record(tx, {
        act: ACTS[invoice.state],
        subject: `order:${userOrderId}`,
        eventId,
        actor: null,
        facts: {
          ...adjusted,
          ...(invoice.state === 'ISSUED' ? { number: invoice.number } : { because: invoice.because }),
        },
      });
      if (invoice.state !== 'ISSUED') return;
      const { number, lookupCode } = invoice;
      const content = {
        ...({ message: 'invoice-issued', eventId, orderId: userOrderId } as const),
        ...{ number, lookupCode, lookupUrl: open.lookupUrl, ...adjusted },
      };
      const occurrence = 2 + of.adjusting.findIndex(named(row));
      await outbox.queue(tx, [{ content, recipient: buyer.email, locale: buyer.locale, occurrence }]);
    }

    /** An issued invoice of its own is compared with the money once more: a refund may have been decided meanwhile. */
    function nextAt({ adjusts }: EInvoiceRow, invoice: EInvoice, asks: number): Instant | null {
      if (invoice.state === 'WAITING') return later(clock.now(), eInvoicePause(asks));
      return invoice.state === 'ISSUED' && adjusts === null ? clock.now() : null;
    }

    return async () => {
      const { open } = provider;
      if (open === null) return 0;
      const now = clock.now();
      const due = await invoices.takeDue(now, later(now, LEASE), AT_ONCE);
      await Promise.all(due.map((row) => (row.invoice.state === 'ISSUED' ? compare(open, row) : follow(open, row))));
      return due.length;
    };
  },
);

const named =
  ({ eInvoiceId }: EInvoiceRow) =>
  (row: EInvoiceRow): boolean =>
    row.eInvoiceId === eInvoiceId;

/** What the order's issued invoices say together. `sold`: of one whose lines were not kept. */
const saidBy = ({ own, adjusting }: OrderInvoices, sold: readonly InvoiceLine[]): readonly InvoiceLine[] => [
  ...(own.lines ?? sold),
  ...adjusting.flatMap(({ invoice, lines }) => (invoice.state === 'ISSUED' ? (lines ?? []) : [])),
];
