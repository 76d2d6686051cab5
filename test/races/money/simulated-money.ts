import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { PaymentGateway } from '#server/money/ports/payment-gateway.ts';
import { makePostgresCardCustomers } from '#server/money/postgres/postgres-card-customers.ts';
import { stripeClient } from '#server/money/stripe/stripe-client.ts';
import { makeStripeGateway } from '#server/money/stripe/stripe-gateway.ts';
import { makeStripeVault } from '#server/money/stripe/stripe-vault.ts';
import { makeVnpayGateway } from '#server/money/vnpay/vnpay-gateway.ts';
import { readVnpayNotice } from '#server/money/vnpay/vnpay-notice.ts';
import { STRIPE_KEYS, simulatedStripe, simulatedVnpay, VNPAY_MERCHANT } from '#test/server/simulated-gateways.ts';
import type { VnpayTransaction } from '#tools/staging/vnpay/vnpay-gateway.ts';
import { vietnamMoment } from '#tools/staging/vnpay/vnpay-signing.ts';
import type { SaleWorld } from '../sale-world.ts';

/** What becomes of a refund that is asked for: also of the question, its answer, and the gateway itself. */
export const MOODS = ['done', 'accepted', 'refused', 'request lost', 'answer lost', 'down'] as const;
export type Mood = (typeof MOODS)[number];

/** A payment that its buyer can still make, or made: at the gateway, whatever the product knows. */
export type AtGateway = {
  readonly provider: 'VNPAY' | 'STRIPE';
  readonly reference: string;
  readonly amount: number;
  /** False: it took no money, because it is over. */
  readonly pay: (at: number) => Promise<boolean>;
  readonly refuse: () => Promise<void>;
};

/** VNPay and Stripe as they are simulated for staging, behind the product's own adapters. One of each for all nodes. */
export async function simulatedMoney() {
  const product = { url: 'http://nobody.test' };
  const { stripe, env, cardNumbered } = await simulatedStripe(product);
  const { gateway: vnpay } = await simulatedVnpay(product);
  const vnpaySettings = { ...VNPAY_MERCHANT, payUrl: 'http://vnpay.test/pay', apiUrl: 'http://vnpay.test/api' };
  const mood: { now: Mood } = { now: 'done' };
  // The product is told by the walk.
  stripe.switches = { webhooks: 'lost', api: 'on' };
  const disputed = new Map<string, number>();

  function feel(now: Mood): void {
    mood.now = now;
    const refunds = now === 'accepted' ? 'pending' : now === 'refused' ? 'fail' : 'succeed';
    stripe.switches = { webhooks: 'lost', api: 'on', refunds };
    vnpay.refundMode = now === 'accepted' ? 'slow' : now === 'refused' ? 'refused' : 'sent';
  }

  /** Not known to the product: whether its request arrived, or only the answer did not. */
  const unreliable = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    query: (...asked) => (mood.now === 'down' ? Promise.reject(new Error('down')) : gateway.query(...asked)),
    refundState: (...asked) =>
      mood.now === 'down' ? Promise.reject(new Error('down')) : gateway.refundState(...asked),
    refund: async (...asked) => {
      if (mood.now === 'down' || mood.now === 'request lost') throw new Error(mood.now);
      const report = await gateway.refund(...asked);
      if (mood.now === 'answer lost') throw new Error(mood.now);
      return report;
    },
  });

  /** As a node has them. */
  function adaptersOf(world: SaleWorld): readonly PaymentGateway[] {
    const client = stripeClient({ secretKey: STRIPE_KEYS.secretKey, apiUrl: env.STRIPE_API_URL });
    const vault = makeStripeVault(client, STRIPE_KEYS.publishableKey);
    const post = async (message: Readonly<Record<string, string>>) => vnpay.answer(message) ?? {};
    return [
      unreliable(makeVnpayGateway(vnpaySettings, world.test.newId, post)),
      unreliable(makeStripeGateway(client, vault, makePostgresCardCustomers(world.pool))),
    ];
  }

  function opensVnpay(link: string, at: number): AtGateway | null {
    const found = vnpay.open(new URL(link).searchParams, at);
    if (typeof found === 'string') return null;
    return {
      provider: 'VNPAY',
      reference: found.parameters.get('vnp_TxnRef') ?? '',
      amount: Number(found.parameters.get('vnp_Amount')) / 100,
      pay: async (at) => {
        if (found.status !== '01') return false;
        Object.assign(found, { responseCode: '00', status: '00', payDate: vietnamMoment(at) });
        return true;
      },
      refuse: async () => {
        if (found.status === '01') Object.assign(found, { responseCode: '24', status: '02' });
      },
    };
  }

  function opensStripe(secret: string): AtGateway {
    const reference = secret.split('_secret_')[0] ?? '';
    const { amount, customer } = stripe.intent(reference);
    const confirm = async (number: string) => {
      const card = cardNumbered(number);
      stripe.attach(card, customer);
      await stripe.confirm(reference, { client_secret: secret, payment_method: card });
    };
    return {
      provider: 'STRIPE',
      reference,
      amount,
      pay: async () => {
        if (!stripe.intent(reference).status.startsWith('requires_')) return false;
        await confirm('4242424242424242');
        return true;
      },
      refuse: async () => {
        if (stripe.intent(reference).status.startsWith('requires_'))
          await confirm('4000000000009995').catch(() => undefined);
      },
    };
  }

  /** What VNPay's call would say now, read as the product reads it. */
  function vnpayReport(reference: string) {
    const transaction = vnpay.transactions.get(reference);
    if (transaction === undefined || transaction.status === '01') return null;
    const query = Object.fromEntries(new URL(vnpay.returnAddress(transaction)).searchParams);
    const notice = readVnpayNotice(vnpaySettings, query);
    if (notice.kind !== 'REPORT') throw new Error(`VNPay’s call is ${notice.kind}`);
    return notice.report;
  }

  /** In dong, not failed. */
  const backAtStripe = (reference: string): number =>
    [...stripe.refunds.values()]
      .filter(({ payment_intent, status }) => payment_intent === reference && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  /** The card's bank takes back what is left of a payment, or a part of it. Null: there is nothing. */
  function dispute(reference: string, part: boolean): { readonly disputeId: string; readonly amount: Dong } | null {
    const { status, amount } = stripe.intent(reference);
    const rest = amount - backAtStripe(reference);
    const left = disputed.get(reference) ?? (part ? Math.ceil(rest / 2) : rest);
    if (status !== 'succeeded' || left === 0) return null;
    if (!disputed.has(reference)) void stripe.dispute(reference, false, left);
    disputed.set(reference, left);
    return { disputeId: `dp_${reference}`, amount: dong(left) };
  }

  /** The bank decides for us. Null: nothing is disputed. */
  function winDispute(reference: string): { readonly disputeId: string; readonly amount: Dong } | null {
    const amount = disputed.get(reference);
    if (amount === undefined) return null;
    void stripe.closeDispute(reference, 'won');
    return { disputeId: `dp_${reference}`, amount: dong(amount) };
  }

  /** What refunds are worked on is over. */
  async function finishRefunds(done: boolean): Promise<void> {
    for (const transaction of vnpay.transactions.values()) vnpay.finishRefund(transaction, done);
    for (const { id, status } of stripe.refunds.values()) if (status === 'pending') await stripe.endRefund(id, done);
  }

  /** In dong: what is there of our money, before disputes. */
  function held() {
    const atVnpay = [...vnpay.transactions.values()].filter(({ status }) => status === '00');
    const atStripe = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded');
    const back = ({ refunds }: VnpayTransaction) =>
      refunds.filter(({ status }) => status !== '09').reduce((sum, { amount }) => sum + amount / 100, 0);
    return {
      gateway: atVnpay.reduce((sum, one) => sum + Number(one.parameters.get('vnp_Amount')) / 100 - back(one), 0),
      card: atStripe.reduce((sum, { id, amount }) => sum + amount - backAtStripe(id), 0),
    };
  }

  return { feel, adaptersOf, opensVnpay, opensStripe, vnpayReport, dispute, winDispute, disputed, finishRefunds, held };
}
export type SimulatedMoney = Awaited<ReturnType<typeof simulatedMoney>>;
