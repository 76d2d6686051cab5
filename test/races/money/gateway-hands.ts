import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { AskAboutMyPayment } from '#server/money/ask-about-my-payment.ts';
import { AskGateway, AskGateways } from '#server/money/ask-gateways.ts';
import { ChargeBack } from '#server/money/charge-back.ts';
import { CloseDispute } from '#server/money/close-dispute.ts';
import { HearCardPayment } from '#server/money/hear-card-payment.ts';
import { HearCardRefund } from '#server/money/hear-card-refund.ts';
import { paymentGateways } from '#server/money/payment-gateways.ts';
import { makePostgresCardDisputes } from '#server/money/postgres/postgres-card-disputes.ts';
import { makePostgresGatewayPayments } from '#server/money/postgres/postgres-gateway-payments.ts';
import { makePostgresGatewayRefunds } from '#server/money/postgres/postgres-gateway-refunds.ts';
import { RecordGatewayReport } from '#server/money/record-gateway-report.ts';
import { RecordRefundReport } from '#server/money/record-refund-report.ts';
import { SendGatewayRefund, SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import { SettleDispute } from '#server/money/settle-dispute.ts';
import { StartGatewayPayment } from '#server/money/start-gateway-payment.ts';
import { TakeBackDisputed } from '#server/money/take-back-disputed.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { postgresRefundBook } from '#server/sale/postgres/postgres-refund-book.ts';
import type { SaleWorld } from '../sale-world.ts';
import { dying, unlessKilled } from './killed-node.ts';
import type { AtGateway, Mood, SimulatedMoney } from './simulated-money.ts';

type Checkout = { readonly accountId: AccountId; readonly eventId: number; readonly checkoutSessionId: string };

/** What a walk made a gateway do, and what is for a person. */
const EXPECTED = /^(killed|down|request lost|answer lost|A disputed payment|A refund may be paid twice)/;

/** Of both gateways, as a node has them. */
export function gatewayHands(world: SaleWorld, outside: SimulatedMoney) {
  const { database, pool, test, find, begin, buyers, moveRefund: move, payouts } = world;
  const clock = { now: world.now };
  const { newId } = test;
  const payments = makePostgresGatewayPayments(pool);
  const refunds = makePostgresGatewayRefunds(pool);
  const disputes = makePostgresCardDisputes(pool);
  const gateways = paymentGateways(outside.adaptersOf(world));
  const announce = () => undefined;
  const metrics: Metrics = { count: () => undefined, observe: () => undefined, gauge: () => undefined };
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (error: unknown): void => {
      if (!(error instanceof Error && EXPECTED.test(error.message))) world.failures.push(error);
    },
  };
  const record = RecordGatewayReport.make({ payments, desk: world.desk, clock, log, metrics });
  const ask = AskGateway.make({ gateways, record, clock, log });
  const start = StartGatewayPayment.make({ begin, find, buyers, gateways, payments, newId, clock, log });
  const askMine = AskAboutMyPayment.make({ find, payments, ask, clock });
  const hear = HearCardPayment.make({ payments, gateways, record, clock });
  const sending = (transact: Transact) => {
    const shared = { refunds, move, announce, clock, log, transact };
    const reports = RecordRefundReport.make({ ...shared, disputes, payouts, metrics });
    return SendGatewayRefund.make({ ...shared, payments, gateways, record: reports });
  };
  const hearRefund = HearCardRefund.make({ payments, refunds, send: sending(database), log });
  const chargeBack = ChargeBack.make({
    transact: database,
    book: postgresRefundBook,
    decide: world.decideRefunds,
    disputes,
    outbox: world.outbox,
    announce,
    clock,
  });
  const close = CloseDispute.make({
    disputes,
    payouts,
    atGateway: refunds,
    move,
    announce,
    audit: makePostgresAuditLog(clock, newId),
    transact: database,
    clock,
  });
  const takeBack = TakeBackDisputed.make({
    payments,
    disputes,
    chargeBack,
    close,
    desk: world.desk,
    transact: database,
    clock,
    log,
    metrics,
  });

  const settleDispute = SettleDispute.make({
    ...{ disputes, book: postgresRefundBook, decide: world.decideRefunds, announce },
    ...{ audit: makePostgresAuditLog(clock, newId), transact: database, clock },
  });

  return {
    /** Null: refused. */
    async start(checkout: Checkout, method: PaymentMethod, idempotencyKey: string): Promise<AtGateway | null> {
      const returnUrl = 'http://vemoi.test/payment/1';
      const payer = { returnUrl, locale: 'vi', payer: '203.0.113.7' } as const;
      const started = await start({ ...checkout, method, ...payer, idempotencyKey });
      if (!started.ok) {
        if (started.refusal.code === 'GATEWAY_FAILED') throw new Error('A payment could not be started');
        return null;
      }
      const { continueWith } = started.value;
      return method === 'Stripe' ? outside.opensStripe(continueWith) : outside.opensVnpay(continueWith, world.now());
    },
    /** As the gateway calls. */
    async tell({ provider, reference }: AtGateway): Promise<void> {
      if (provider === 'STRIPE') await hear(reference);
      const report = provider === 'VNPAY' ? outside.vnpayReport(reference) : null;
      if (report !== null) await record(report);
    },
    /** As the buyer's page asks. */
    returns: (checkout: Checkout) => askMine(checkout),
    async askSilent(): Promise<void> {
      await pool.query(`UPDATE gateway_payment SET ask_at = $1 WHERE state = 'OPEN' AND ask_at IS NOT NULL`, [
        new Date(world.now()),
      ]);
      await AskGateways.make({ payments, ask, clock, log, metrics })();
    },
    async sendRefunds(mood: Mood, killedIn: number | null): Promise<void> {
      outside.feel(mood);
      await pool.query('UPDATE gateway_refund SET ask_at = $1 WHERE ask_at IS NOT NULL', [new Date(world.now())]);
      const send = sending(killedIn === null ? database : dying(database, killedIn));
      await SendGatewayRefunds.make({ refunds, send, clock, log, metrics })().catch(unlessKilled);
      outside.feel('done');
    },
    hearRefund,
    /** The card's bank takes the money back, and calls. */
    async dispute({ provider, reference }: AtGateway, part = false): Promise<void> {
      const taken = provider === 'STRIPE' ? outside.dispute(reference, part) : null;
      if (taken === null) return;
      await takeBack({ kind: 'DISPUTE', reference, reason: 'fraudulent', state: 'OPEN', ...taken });
    },
    /** The card's bank decides for us, and calls. */
    async winDispute({ provider, reference }: AtGateway): Promise<void> {
      const won = provider === 'STRIPE' ? outside.winDispute(reference) : null;
      if (won !== null) await takeBack({ kind: 'DISPUTE', reference, reason: 'fraudulent', state: 'WON', ...won });
    },
    /** An accountant settles what waits for a person. */
    async settleDisputes(eventId: number, outcome: 'REFUND' | 'HANDLED'): Promise<void> {
      const by = await world.buyer();
      for (const one of await disputes.toSettle(100))
        if (one.eventId === eventId) await settleDispute(one, { outcome, note: 'Settled', by });
    },
    /** The card's banks have decided: every dispute is lost. */
    async loseDisputes(eventId: number): Promise<void> {
      const { rows } = await pool.query<{ disputeId: string }>(
        `SELECT dispute_id AS "disputeId" FROM card_dispute WHERE event_id = $1 AND state = 'OPEN'`,
        [eventId],
      );
      for (const { disputeId } of rows)
        await close({ eventId, disputeId }, { state: 'LOST', named: null, note: 'lost', by: null });
    },
    /** So that later walks do not meet what is left of this one. */
    async leave(eventId: number): Promise<void> {
      for (const table of ['gateway_payment', 'gateway_refund'])
        await pool.query(`UPDATE ${table} SET ask_at = NULL WHERE event_id = $1 AND ask_at IS NOT NULL`, [eventId]);
    },
    /** Also of events of earlier walks: jobs look at all. */
    openRefunds: async (): Promise<number> => world.count('gateway_refund WHERE ask_at IS NOT NULL'),
  };
}
export type GatewayHands = ReturnType<typeof gatewayHands>;
