import { ContainerModule } from 'inversify';
import { NoteNews } from '#server/event/ports/team-news.ts';
import { checkIntegrityTask } from '#server/ledger/jobs/check-integrity.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { WatchIntegrity } from '#server/ledger/watch-integrity.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { bindTo, bindValue } from '#server/platform/wiring/bind.ts';
import { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import { declineUnansweredRegistrations } from '#server/sale/jobs/decline-unanswered-registrations.ts';
import { issueDueEInvoices } from '#server/sale/jobs/issue-e-invoices.ts';
import { offerWaitingPlaces } from '#server/sale/jobs/offer-waiting-places.ts';
import { refundMoneyOwed } from '#server/sale/jobs/refund-money-owed.ts';
import { releaseExpiredHolds } from '#server/sale/jobs/release-expired-holds.ts';
import { remindOfManualPayments } from '#server/sale/jobs/remind-of-manual-payments.ts';
import { makeEndedHoldSweep } from '#server/sale/jobs/sweep-ended-holds.ts';
import { sweepWaitingList } from '#server/sale/jobs/sweep-waiting-list.ts';
import { ApprovalBook } from '#server/sale/ports/approval-book.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { CardPromotionBook } from '#server/sale/ports/card-promotion-book.ts';
import { CartDetails } from '#server/sale/ports/cart-details.ts';
import { CheckoutReader } from '#server/sale/ports/checkout-reader.ts';
import { DecideDeskBatch } from '#server/sale/ports/desk-decision.ts';
import { EInvoiceProvider } from '#server/sale/ports/e-invoice-provider.ts';
import { EInvoices } from '#server/sale/ports/e-invoices.ts';
import { EndedHolds } from '#server/sale/ports/ended-holds.ts';
import { EventOrders } from '#server/sale/ports/event-orders.ts';
import { InvoiceBook } from '#server/sale/ports/invoice-book.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';
import { OrderNotes } from '#server/sale/ports/order-notes.ts';
import { OrderRecords } from '#server/sale/ports/order-records.ts';
import { OrderRefunds } from '#server/sale/ports/order-refunds.ts';
import { OwedMoneySearch } from '#server/sale/ports/owed-money.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { RefundBook } from '#server/sale/ports/refund-book.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { SalesOfEvent } from '#server/sale/ports/sales-of-event.ts';
import { StockDesk } from '#server/sale/ports/stock-desk.ts';
import { WaitingList } from '#server/sale/ports/waiting-list.ts';
import { makePostgresApprovalBook } from '#server/sale/postgres/postgres-approval-book.ts';
import { makePostgresBuyers } from '#server/sale/postgres/postgres-buyers.ts';
import { makePostgresCardPromotionBook } from '#server/sale/postgres/postgres-card-promotion-book.ts';
import { makePostgresCartDetails } from '#server/sale/postgres/postgres-cart-details.ts';
import { makePostgresCheckoutReader } from '#server/sale/postgres/postgres-checkout-reader.ts';
import { makePostgresEInvoices } from '#server/sale/postgres/postgres-e-invoices.ts';
import { makePostgresEndedHolds } from '#server/sale/postgres/postgres-ended-holds.ts';
import { makePostgresEventOrders } from '#server/sale/postgres/postgres-event-orders.ts';
import { makePostgresInvoiceBook } from '#server/sale/postgres/postgres-invoice-book.ts';
import { makePostgresManualPayments } from '#server/sale/postgres/postgres-manual-payments.ts';
import { makePostgresOrderNotes } from '#server/sale/postgres/postgres-order-notes.ts';
import { makePostgresOrderRecords } from '#server/sale/postgres/postgres-order-records.ts';
import { makePostgresOrderRefunds } from '#server/sale/postgres/postgres-order-refunds.ts';
import { makePostgresOwedMoney } from '#server/sale/postgres/postgres-owed-money.ts';
import { makePostgresPromotionBook } from '#server/sale/postgres/postgres-promotion-book.ts';
import { postgresRefundBook } from '#server/sale/postgres/postgres-refund-book.ts';
import { makePostgresReservationDesk } from '#server/sale/postgres/postgres-reservation-desk.ts';
import { makePostgresSalesOfEvent } from '#server/sale/postgres/postgres-sales-of-event.ts';
import { makePostgresStockDesk } from '#server/sale/postgres/postgres-stock-desk.ts';
import { makePostgresWaitingList } from '#server/sale/postgres/postgres-waiting-list.ts';
import { makeSInvoiceProvider } from '#server/sale/sinvoice/sinvoice-provider.ts';
import { OfferDuePlaces } from '#server/sale/waiting/offer-due-places.ts';
import { CheckoutLoad } from '#server/waiting-room/checkout-load.ts';
import { measureCheckout } from '#server/waiting-room/measure-checkout.ts';
import { decideDeskBatch } from './decide-desk-batch.ts';
import { DeclineDueRegistrations } from './decline-due-registrations.ts';
import { IssueEInvoices } from './invoice/issue-e-invoices.ts';
import { RemindOfManualPayments } from './manual-payment/remind-of-manual-payments.ts';
import { RefundOwedMoney } from './refund-owed-money.ts';
import { ReleaseDueHolds } from './release-due-holds.ts';
import { RemindOfLateMoney } from './remind-of-late-money.ts';
import { SaleRush, watchRush } from './sale-rush.ts';

export const saleBindings = new ContainerModule((to) => {
  bindValue(to, Digest, sha256Digest);

  bindValue(to, DecideDeskBatch, decideDeskBatch);
  bindTo(
    to,
    ReservationDesk,
    [
      Database,
      DecideDeskBatch,
      Clock,
      NewId,
      EmailOutbox,
      AuditLog,
      KeepAnswers,
      NoteNews,
      JobQueue,
      EventBus,
      Metrics,
      CheckoutLoad,
      SaleRush,
      EInvoiceProvider,
    ],
    (
      database,
      decide,
      clock,
      newId,
      emails,
      audit,
      keepAnswers,
      noteNews,
      jobs,
      bus,
      metrics,
      pulse,
      rush,
      { open },
    ) => {
      const desk = makePostgresReservationDesk({
        database,
        decide,
        clock,
        newId,
        emails,
        audit,
        keepAnswers,
        noteNews,
        jobs,
        bus,
        eInvoices: open !== null,
      });
      metrics.gauge('reservation_desk_waiting', desk.waiting);
      metrics.gauge('sale_rush', () => (rush.isOn(clock.now()) ? 1 : 0));
      return watchRush(measureCheckout(desk, pulse, clock), rush, clock);
    },
  );
  bindValue(to, RefundBook, postgresRefundBook);
  bindTo(to, OrderRefunds, [Database], makePostgresOrderRefunds);
  bindTo(to, OrderRecords, [Database], makePostgresOrderRecords);
  bindTo(to, OrderNotes, [Database], ({ pool }) => makePostgresOrderNotes(pool));
  bindTo(to, StockDesk, [Database, ReservationDesk], (database, desk) => makePostgresStockDesk({ database, desk }));
  bindTo(to, SalesOfEvent, [Database], makePostgresSalesOfEvent);
  bindTo(to, CheckoutReader, [Database], ({ pool }) => makePostgresCheckoutReader(pool));
  bindTo(to, CardPromotionBook, [Database], makePostgresCardPromotionBook);
  bindTo(to, PromotionBook, [Database], makePostgresPromotionBook);
  bindTo(to, CartDetails, [Database], makePostgresCartDetails);
  bindTo(to, EInvoices, [Database], ({ pool }) => makePostgresEInvoices(pool));
  bindTo(to, EInvoiceProvider, [Environment, Clock], ({ sinvoice }, clock) => ({
    open: sinvoice === null ? null : makeSInvoiceProvider(sinvoice, clock),
  }));
  bindTo(to, PeriodicTask, [IssueEInvoices], issueDueEInvoices);
  bindTo(to, InvoiceBook, [Database], ({ pool }) => makePostgresInvoiceBook(pool));
  bindTo(to, Buyers, [Database], ({ pool }) => makePostgresBuyers(pool));
  bindTo(to, IntegrityBooks, [Database, Reports], makePostgresIntegrityBooks);

  bindTo(to, ApprovalBook, [Database], ({ pool }) => makePostgresApprovalBook(pool));

  bindTo(to, EndedHolds, [Database], makePostgresEndedHolds);
  bindTo(to, PeriodicTask, [EndedHolds, Clock], makeEndedHoldSweep);
  bindTo(to, PeriodicTask, [ReleaseDueHolds], releaseExpiredHolds);
  bindTo(to, WaitingList, [Database], ({ pool }) => makePostgresWaitingList(pool));
  bindTo(to, PeriodicTask, [OfferDuePlaces], offerWaitingPlaces);
  bindTo(to, PeriodicTask, [WaitingList, Clock], sweepWaitingList);
  bindTo(to, ManualPayments, [Database], ({ pool }) => makePostgresManualPayments(pool));
  bindTo(to, PeriodicTask, [RemindOfManualPayments], remindOfManualPayments);
  bindTo(to, OwedMoneySearch, [Database], ({ pool }) => makePostgresOwedMoney(pool));
  bindTo(to, PeriodicTask, [RefundOwedMoney, RemindOfLateMoney], refundMoneyOwed);
  bindTo(to, PeriodicTask, [DeclineDueRegistrations], declineUnansweredRegistrations);
  bindTo(to, PeriodicTask, [WatchIntegrity, Log, Metrics], checkIntegrityTask);
  bindTo(to, EventOrders, [Reports], makePostgresEventOrders);
});
