import { ContainerModule } from 'inversify';
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
import { DayTransfers } from '#server/money/ports/day-transfers.ts';
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
import { makePostgresDayTransfers } from '#server/money/postgres/postgres-day-transfers.ts';
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
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { Reports } from '#server/platform/postgres/reports.ts';
import { bindTo } from '#server/platform/wiring/bind.ts';

const API_KEY = 'apikey:';

/** SEPAY_SECRET is an HMAC secret, or `apikey:` and a key. */
const sepayAuthentication = (setting: string): SepayAuthentication =>
  setting.startsWith(API_KEY)
    ? { kind: 'API_KEY', key: setting.slice(API_KEY.length) }
    : { kind: 'HMAC', secret: setting };

/** Trusts nothing. */
const closedFeed = (provider: BankFeed['provider']): BankFeed => ({ provider, read: () => ({ kind: 'UNTRUSTED' }) });

export const moneyBindings = new ContainerModule((to) => {
  bindTo(to, DayTransfers, [Reports], makePostgresDayTransfers);
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
  bindTo(to, TransferInbox, [Database], ({ pool }) => makePostgresTransferInbox(pool));
  bindTo(to, RefundPayouts, [Database, Keyring], ({ pool }, keyring) => makePostgresRefundPayouts(pool, keyring));
  bindTo(to, UnreadNotices, [Database], ({ pool }) => makePostgresUnreadNotices(pool));
  bindTo(to, NoticeBodies, [Database], makePostgresNoticeBodies);
  bindTo(to, PeriodicTask, [NoticeBodies, Clock], makeNoticeBodySweep);
  bindTo(to, PeriodicTask, [AskForRefundAccounts], askWhereRefundsGo);
  bindTo(to, PeriodicTask, [RetryTransfers, ReseatLateMoney], askAboutWaitingPayments);
});
