import { ContainerModule } from 'inversify';
import { checkIntegrityTask } from '#server/ledger/jobs/check-integrity.ts';
import { IntegrityBooks } from '#server/ledger/ports/integrity-books.ts';
import { makePostgresIntegrityBooks } from '#server/ledger/postgres/postgres-integrity-books.ts';
import { WatchIntegrity } from '#server/ledger/watch-integrity.ts';
import { AskForDisputes } from '#server/money/ask-for-disputes.ts';
import { AskForRefundAccounts } from '#server/money/ask-for-refund-accounts.ts';
import { AskGateways } from '#server/money/ask-gateways.ts';
import { makeCassoFeed } from '#server/money/bank-feed/casso-feed.ts';
import { makeSepayFeed, type SepayAuthentication } from '#server/money/bank-feed/sepay-feed.ts';
import { askAboutWaitingPayments } from '#server/money/jobs/ask-about-waiting-payments.ts';
import { askForDisputesTask } from '#server/money/jobs/ask-for-disputes.ts';
import { askSilentGateways } from '#server/money/jobs/ask-silent-gateways.ts';
import { askWhereRefundsGo } from '#server/money/jobs/ask-where-refunds-go.ts';
import { finishWalletPaymentsTask } from '#server/money/jobs/finish-wallet-payments.ts';
import { refundAtGateways } from '#server/money/jobs/refund-at-gateways.ts';
import { makeNoticeBodySweep } from '#server/money/jobs/sweep-notice-bodies.ts';
import { paymentGateways } from '#server/money/payment-gateways.ts';
import { AuthoritativeFeed } from '#server/money/ports/authoritative-feed.ts';
import { BankAccount } from '#server/money/ports/bank-account.ts';
import { type BankFeed, CassoFeed, SepayFeed } from '#server/money/ports/bank-feed.ts';
import { CardCustomers } from '#server/money/ports/card-customers.ts';
import { CardDisputeList } from '#server/money/ports/card-dispute-list.ts';
import { CardDisputes } from '#server/money/ports/card-disputes.ts';
import { CardNotices } from '#server/money/ports/card-notices.ts';
import { CardVaults } from '#server/money/ports/card-vault.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { GatewayRefunds } from '#server/money/ports/gateway-refunds.ts';
import { NoticeBodies } from '#server/money/ports/notice-bodies.ts';
import { PaymentGateways } from '#server/money/ports/payment-gateway.ts';
import { RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { UnreadNotices } from '#server/money/ports/unread-notices.ts';
import { VnpayNotices } from '#server/money/ports/vnpay-notices.ts';
import { makePostgresCardCustomers } from '#server/money/postgres/postgres-card-customers.ts';
import { makePostgresCardDisputes } from '#server/money/postgres/postgres-card-disputes.ts';
import { makePostgresGatewayPayments } from '#server/money/postgres/postgres-gateway-payments.ts';
import { makePostgresGatewayRefunds } from '#server/money/postgres/postgres-gateway-refunds.ts';
import { makePostgresNoticeBodies } from '#server/money/postgres/postgres-notice-bodies.ts';
import { makePostgresRefundPayouts } from '#server/money/postgres/postgres-refund-payouts.ts';
import { makePostgresTransferInbox } from '#server/money/postgres/postgres-transfer-inbox.ts';
import { makePostgresUnreadNotices } from '#server/money/postgres/postgres-unread-notices.ts';
import { ReseatLateMoney } from '#server/money/reseat-late-money.ts';
import { RetryTransfers } from '#server/money/retry-transfers.ts';
import { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import { stripeClient } from '#server/money/stripe/stripe-client.ts';
import { makeStripeDisputes } from '#server/money/stripe/stripe-dispute.ts';
import { makeStripeGateway } from '#server/money/stripe/stripe-gateway.ts';
import { makeStripeNotices } from '#server/money/stripe/stripe-notice.ts';
import { makeStripeVault } from '#server/money/stripe/stripe-vault.ts';
import { makeVnpayGateway } from '#server/money/vnpay/vnpay-gateway.ts';
import { readVnpayNotice } from '#server/money/vnpay/vnpay-notice.ts';
import { postTo } from '#server/money/vnpay/vnpay-transport.ts';
import { FinishWalletPayments } from '#server/money/wallet/finish-wallet-payments.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Digest } from '#server/platform/ports/digest.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
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
import { InvoiceBook } from '#server/sale/ports/invoice-book.ts';
import { ManualPayments } from '#server/sale/ports/manual-payments.ts';
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
import { makePostgresInvoiceBook } from '#server/sale/postgres/postgres-invoice-book.ts';
import { makePostgresManualPayments } from '#server/sale/postgres/postgres-manual-payments.ts';
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
import { sortInNewTickets } from '#server/ticket/jobs/sort-in-new-tickets.ts';
import { GuestList } from '#server/ticket/ports/guest-list.ts';
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

const API_KEY = 'apikey:';

/** SEPAY_SECRET is an HMAC secret, or `apikey:` and a key. */
const sepayAuthentication = (setting: string): SepayAuthentication =>
  setting.startsWith(API_KEY)
    ? { kind: 'API_KEY', key: setting.slice(API_KEY.length) }
    : { kind: 'HMAC', secret: setting };

/** Trusts nothing. */
const closedFeed = (provider: BankFeed['provider']): BankFeed => ({ provider, read: () => ({ kind: 'UNTRUSTED' }) });

export const saleBindings = new ContainerModule((to) => {
  bindValue(to, Digest, sha256Digest);
  bindTo(to, BankAccount, [Environment], ({ bank }) => bank);
  bindTo(to, AuthoritativeFeed, [Environment], ({ bankFeed }) => bankFeed);
  bindTo(to, SepayFeed, [Environment], ({ sepaySecret }) =>
    sepaySecret === null ? closedFeed('sepay') : makeSepayFeed(sepayAuthentication(sepaySecret)),
  );
  bindTo(to, CassoFeed, [Environment], ({ cassoSecret }) =>
    cassoSecret === null ? closedFeed('casso') : makeCassoFeed(cassoSecret),
  );

  bindTo(to, GatewayPayments, [Database], ({ pool }) => makePostgresGatewayPayments(pool));
  bindTo(to, GatewayRefunds, [Database], ({ pool }) => makePostgresGatewayRefunds(pool));
  bindTo(to, CardDisputes, [Database], ({ pool }) => makePostgresCardDisputes(pool));
  bindTo(to, CardCustomers, [Database], ({ pool }) => makePostgresCardCustomers(pool));
  bindTo(to, CardVaults, [Environment], ({ stripe }) => ({
    open: stripe === null ? null : makeStripeVault(stripeClient(stripe), stripe.publishableKey),
  }));
  bindTo(to, CardNotices, [Environment], ({ stripe }) =>
    stripe === null
      ? { read: () => ({ kind: 'UNTRUSTED' }) }
      : makeStripeNotices(stripeClient(stripe), stripe.webhookSecret),
  );
  bindTo(
    to,
    PaymentGateways,
    [Environment, NewId, CardVaults, CardCustomers],
    ({ vnpay, stripe }, newId, { open }, customers) =>
      paymentGateways([
        ...(vnpay === null ? [] : [makeVnpayGateway(vnpay, newId, postTo(vnpay.apiUrl))]),
        ...(stripe === null || open === null ? [] : [makeStripeGateway(stripeClient(stripe), open, customers)]),
      ]),
  );
  bindTo(to, VnpayNotices, [Environment], ({ vnpay }) => ({
    read: (query) => (vnpay === null ? { kind: 'UNTRUSTED' } : readVnpayNotice(vnpay, query)),
  }));
  bindTo(to, CardDisputeList, [Environment], ({ stripe }) =>
    stripe === null ? { since: async () => [] } : makeStripeDisputes(stripeClient(stripe)),
  );
  bindTo(to, PeriodicTask, [AskForDisputes], askForDisputesTask);
  bindTo(to, PeriodicTask, [AskGateways], askSilentGateways);
  bindTo(to, PeriodicTask, [SendGatewayRefunds], refundAtGateways);
  bindTo(to, PeriodicTask, [FinishWalletPayments], finishWalletPaymentsTask);

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
      JobQueue,
      EventBus,
      Metrics,
      CheckoutLoad,
      SaleRush,
      EInvoiceProvider,
    ],
    (database, decide, clock, newId, emails, audit, keepAnswers, jobs, bus, metrics, pulse, rush, { open }) => {
      const desk = makePostgresReservationDesk({
        database,
        decide,
        clock,
        newId,
        emails,
        audit,
        keepAnswers,
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
  bindTo(to, TransferInbox, [Database], ({ pool }) => makePostgresTransferInbox(pool));
  bindTo(to, RefundPayouts, [Database, Keyring], ({ pool }, keyring) => makePostgresRefundPayouts(pool, keyring));
  bindTo(to, UnreadNotices, [Database], ({ pool }) => makePostgresUnreadNotices(pool));
  bindTo(to, IntegrityBooks, [Database, Reports], makePostgresIntegrityBooks);

  bindTo(to, ApprovalBook, [Database], ({ pool }) => makePostgresApprovalBook(pool));

  bindTo(to, EndedHolds, [Database], makePostgresEndedHolds);
  bindTo(to, PeriodicTask, [EndedHolds, Clock], makeEndedHoldSweep);
  bindTo(to, NoticeBodies, [Database], makePostgresNoticeBodies);
  bindTo(to, PeriodicTask, [NoticeBodies, Clock], makeNoticeBodySweep);
  bindTo(to, PeriodicTask, [ReleaseDueHolds], releaseExpiredHolds);
  bindTo(to, WaitingList, [Database], ({ pool }) => makePostgresWaitingList(pool));
  bindTo(to, PeriodicTask, [OfferDuePlaces], offerWaitingPlaces);
  bindTo(to, PeriodicTask, [WaitingList, Clock], sweepWaitingList);
  bindTo(to, ManualPayments, [Database], ({ pool }) => makePostgresManualPayments(pool));
  bindTo(to, PeriodicTask, [RemindOfManualPayments], remindOfManualPayments);
  bindTo(to, OwedMoneySearch, [Database], ({ pool }) => makePostgresOwedMoney(pool));
  bindTo(to, PeriodicTask, [RefundOwedMoney, RemindOfLateMoney], refundMoneyOwed);
  bindTo(to, PeriodicTask, [AskForRefundAccounts], askWhereRefundsGo);
  bindTo(to, PeriodicTask, [DeclineDueRegistrations], declineUnansweredRegistrations);
  bindTo(to, PeriodicTask, [RetryTransfers, ReseatLateMoney], askAboutWaitingPayments);
  bindTo(to, PeriodicTask, [GuestList], sortInNewTickets);
  bindTo(to, PeriodicTask, [WatchIntegrity, Log, Metrics], checkIntegrityTask);
});
