import Stripe from 'stripe';
import type { Instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import type { GatewayReport, RefundReport } from '#domain/money/payment/gateway-report.ts';
import type { CardCustomers } from '#server/money/ports/card-customers.ts';
import type { CardVault } from '#server/money/ports/card-vault.ts';
import type { PaymentGateway } from '#server/money/ports/payment-gateway.ts';
import { customerFor } from './customer-for.ts';

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency' | 'last_payment_error' | 'latest_charge'
>;

/** After a refused attempt it asks for another card. */
function outcomeOf({ status, last_payment_error }: Intent): GatewayReport['outcome'] {
  switch (status) {
    case 'succeeded':
      return 'PAID';
    case 'canceled':
      return 'CANCELLED';
    case 'requires_payment_method':
      return last_payment_error === null ? 'OPEN' : 'FAILED';
    default:
      return 'OPEN';
  }
}

const REFUSED_CODES = ['decline_code', 'code'] as const;

function reportOf(intent: Intent): GatewayReport {
  if (intent.currency !== 'vnd') throw new Error(`Stripe reports ${intent.id} in ${intent.currency}`);
  const outcome = outcomeOf(intent);
  const { last_payment_error: error, latest_charge: charge } = intent;
  const code = REFUSED_CODES.map((name) => error?.[name]).find((one) => one !== undefined);
  return {
    provider: 'STRIPE',
    reference: intent.id,
    outcome,
    // Zero-decimal: Stripe counts whole dong. [STD 3]
    amount: dong(outcome === 'PAID' ? intent.amount_received : intent.amount),
    code: outcome === 'FAILED' ? (code ?? intent.status) : intent.status,
    transactionNumber: typeof charge === 'string' ? charge : (charge?.id ?? null),
    paidAt: null,
  };
}

type Refund = Pick<Stripe.Refund, 'id' | 'status' | 'amount' | 'currency' | 'failure_reason'>;

const REFUND_OUTCOMES: Readonly<Record<string, RefundReport['outcome']>> = {
  succeeded: 'DONE',
  failed: 'REFUSED',
  canceled: 'REFUSED',
};

function refundReportOf({ id, status, amount, currency, failure_reason: reason }: Refund, due: number): RefundReport {
  if (currency !== 'vnd' || amount !== due) throw new Error(`Stripe’s refund ${id} is of ${amount} ${currency}`);
  const outcome = REFUND_OUTCOMES[status ?? ''] ?? 'ACCEPTED';
  return { outcome, number: id, code: reason ?? status ?? 'pending' };
}

/** Refused once and for all: the money went back otherwise, or its bank has taken it. */
const DISPUTED = 'charge_disputed';
const FINAL_REFUSALS = ['charge_already_refunded', DISPUTED];

const mayStillBePaid = ({ status }: Intent): boolean => status.startsWith('requires_');

const methodOf = ({ payment_method: method }: Pick<Stripe.PaymentIntent, 'payment_method'>): string | null =>
  typeof method === 'string' ? method : (method?.id ?? null);

/** Where the price was lowered for a card, only that card is charged; other authorisations are released. [S3-83] */
async function capture(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  return methodOf(intent) === intent.metadata['card_id']
    ? stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: `capture-${intent.id}` })
    : stripe.paymentIntents.cancel(intent.id);
}

/** One intent for each attempt. Only Stripe's own word counts as money. */
export const makeStripeGateway = (stripe: Stripe, vault: CardVault, customers: CardCustomers): PaymentGateway => ({
  provider: 'STRIPE',
  start: async ({ paymentId, amount, accountId, email, cardId }) => {
    const customer = await customerFor(vault, customers, accountId, email);
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'vnd',
        customer,
        allowed_payment_method_types: ['card'],
        // With a bank's promotion the money is first only authorised: see `capture`.
        ...(cardId === null ? {} : { capture_method: 'manual' }),
        metadata: { payment_id: paymentId, ...(cardId === null ? {} : { card_id: cardId }) },
      },
      { idempotencyKey: `intent-${paymentId}` },
    );
    if (intent.client_secret === null) throw new Error(`Stripe gave no client secret for ${intent.id}`);
    return { reference: intent.id, continueWith: intent.client_secret };
  },
  query: async (payment, now: Instant): Promise<GatewayReport> => {
    const intent = await stripe.paymentIntents.retrieve(payment.reference);
    // Prevents an accidental payment from an old tab.
    const over = now >= payment.expiresAt && mayStillBePaid(intent);
    if (over) return reportOf(await stripe.paymentIntents.cancel(payment.reference));
    return reportOf(intent.status === 'requires_capture' ? await capture(stripe, intent) : intent);
  },
  refund: async ({ payment, refundId, amount }): Promise<RefundReport> => {
    try {
      const refund = await stripe.refunds.create(
        { payment_intent: payment.reference, amount, metadata: { refund_id: refundId } },
        { idempotencyKey: `refund-${refundId}` },
      );
      return refundReportOf(refund, amount);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { code = '' } = error;
      if (!FINAL_REFUSALS.includes(code)) throw error;
      return { outcome: 'REFUSED', number: null, code, disputed: code === DISPUTED };
    }
  },
  refundState: async ({ payment, refundId, amount, number }): Promise<RefundReport | null> => {
    if (number !== null) return refundReportOf(await stripe.refunds.retrieve(number), amount);
    const { data } = await stripe.refunds.list({ payment_intent: payment.reference, limit: 100 });
    const found = data.find(({ metadata }) => metadata?.['refund_id'] === refundId);
    return found === undefined ? null : refundReportOf(found, amount);
  },
});
