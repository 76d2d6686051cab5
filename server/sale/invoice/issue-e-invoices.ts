import { later, MINUTE } from '#domain/kernel/instant.ts';
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
import { invoiceLines } from '#domain/sale/invoice/invoice-lines.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { EInvoiceProvider, type OpenEInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { type EInvoiceRow, EInvoices } from '#server/sale/ports/e-invoices.ts';

/**
 * Issues what is due. An invoice is marked as sent before its request leaves; where the answer was lost, the provider
 * is asked, and the request repeated only if it knows of none.
 */
export type IssueEInvoices = () => Promise<number>;

const AT_ONCE = 10;
/** Longer than the longest call: two at once for the same invoice would issue it twice. */
const LEASE = 5 * MINUTE;
const ACTS = { ISSUED: 'e-invoice.issued', FAILED: 'e-invoice.failed' } as const;

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
    log: Log,
    metrics: Metrics,
  },
  ({ invoices, provider, facts, outbox, transact, audit, clock, log, metrics }): IssueEInvoices => {
    /** Null: another node, or a person, was faster. */
    const change = (
      due: EInvoiceRow,
      next: (row: EInvoiceRow, tx: Transaction) => EInvoiceRow | null | Promise<EInvoiceRow | null>,
      after?: (tx: Transaction, row: EInvoiceRow) => Promise<void>,
    ): Promise<EInvoiceRow | null> =>
      transact.transaction(async (tx) => {
        const row = await invoices.lock(tx, due);
        if (row === null || row.invoice.state !== 'WAITING' || row.asks !== due.asks) return null;
        const wanted = await next(row, tx);
        if (wanted === null) return null;
        const changed = { ...wanted, updatedAt: clock.now() };
        await invoices.save(tx, changed);
        await after?.(tx, changed);
        return changed;
      });

    async function send(open: OpenEInvoiceProvider, row: EInvoiceRow): Promise<EInvoiceReport | null> {
      const known = await facts.order(row.eventId, row.userOrderId);
      if (known === null) throw new Error(`E-invoice ${row.eInvoiceId} has no order`);
      const sent = await change(row, async (now, tx) => {
        if (eInvoiceStep(now.invoice) !== 'SEND') return null;
        return (await invoices.isOwed(tx, now))
          ? { ...now, invoice: { state: 'WAITING', sent: true } }
          : { ...now, invoice: dropEInvoice(now.invoice), nextAt: null };
      });
      if (sent === null || sent.invoice.state === 'DROPPED') return null;
      const { eInvoiceId, buyer } = sent;
      const lines = invoiceLines(known, open.rate);
      return open.issue({ eInvoiceId, buyer, eventName: known.event.name, lines }, clock.now());
    }

    async function heard(open: OpenEInvoiceProvider, row: EInvoiceRow): Promise<EInvoiceReport | null> {
      if (eInvoiceStep(row.invoice) === 'SEND') return send(open, row);
      const report = await open.find(row.eInvoiceId);
      if (report.kind !== 'UNKNOWN') return report;
      const unknown = await change(row, (now) => ({ ...now, invoice: applyEInvoiceReport(now.invoice, report) }));
      return unknown === null ? null : send(open, unknown);
    }

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
          return { ...row, invoice, asks, nextAt: nextAt(invoice, asks) };
        },
        async (tx, { eventId, userOrderId, invoice, buyer }) => {
          if (invoice.state !== 'ISSUED' && invoice.state !== 'FAILED') return;
          metrics.count('e_invoices_total', { outcome: invoice.state });
          await audit.record(tx, {
            act: ACTS[invoice.state],
            subject: `order:${userOrderId}`,
            eventId,
            actor: null,
            facts: invoice.state === 'ISSUED' ? { number: invoice.number } : { because: invoice.because },
          });
          if (invoice.state !== 'ISSUED') return;
          const { number, lookupCode } = invoice;
          const content = {
            ...({ message: 'invoice-issued', eventId, orderId: userOrderId } as const),
            ...{ number, lookupCode, lookupUrl: open.lookupUrl },
          };
          await outbox.queue(tx, [{ content, recipient: buyer.email, locale: buyer.locale }]);
        },
      );
    }

    const nextAt = (invoice: EInvoice, asks: number) =>
      invoice.state === 'WAITING' ? later(clock.now(), eInvoicePause(asks)) : null;

    return async () => {
      const { open } = provider;
      if (open === null) return 0;
      const now = clock.now();
      const due = await invoices.takeDue(now, later(now, LEASE), AT_ONCE);
      await Promise.all(due.map((row) => follow(open, row)));
      return due.length;
    };
  },
);
