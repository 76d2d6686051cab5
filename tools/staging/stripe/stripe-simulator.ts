import { createHash, randomBytes } from 'node:crypto';
import { signedHeader } from './stripe-signing.ts';

export type StripeSimulatorSettings = {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The product's address, for the webhook that is registered with Stripe. */
  readonly target: string;
};

export type StripeSwitches = {
  readonly webhooks: 'on' | 'lost' | 'twice' | 'wrong-signature';
  readonly api: 'on' | 'down';
  /** What becomes of a refund; lost: it is made and its answer never arrives. */
  readonly refunds?: 'succeed' | 'pending' | 'fail' | 'lost';
};

type Fields = Readonly<Record<string, string>>;
type Card = {
  readonly brand: string;
  readonly last4: string;
  readonly fingerprint: string;
  /** First six digits, and the bank's name. Stripe tells them to accounts that it has enabled. */
  readonly iin: string;
  readonly issuer: string | null;
};
export type SimulatedCard = {
  readonly id: string;
  readonly number: string;
  readonly card: Card;
  customer: string | null;
};
export type SimulatedRefund = {
  readonly id: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
};
type Problem = { readonly code: string; readonly decline_code?: string };

export type SimulatedIntent = {
  readonly id: string;
  readonly client_secret: string;
  readonly amount: number;
  readonly customer: string;
  readonly capture_method: 'automatic' | 'manual';
  readonly metadata: Readonly<Record<string, string>>;
  status: string;
  payment_method: string | null;
  last_payment_error: Problem | null;
};

export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { readonly error: Readonly<Record<string, unknown>> };

  constructor(status: number, error: Readonly<Record<string, unknown>>) {
    super(String(error['message'] ?? error['code'] ?? 'refused'));
    this.status = status;
    this.body = { error };
  }
}

const VERSION = '2026-10-28.endive';
const invalid = (message: string, code = 'parameter_invalid') =>
  new StripeRefusal(400, { type: 'invalid_request_error', code, message });
const missing = (id: string) =>
  new StripeRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` });

const BRANDS: readonly (readonly [prefix: string, brand: string])[] = [
  ['4', 'visa'],
  ['5', 'mastercard'],
  ['34', 'amex'],
  ['37', 'amex'],
  ['6011', 'discover'],
  ['35', 'jcb'],
];
const ISSUERS: Readonly<Record<string, string>> = { '424242': 'Vietcombank', '555555': 'Techcombank' };
const DECLINED: Readonly<Record<string, Problem>> = {
  '4000000000000002': { code: 'card_declined', decline_code: 'generic_decline' },
  '4000000000009995': { code: 'card_declined', decline_code: 'insufficient_funds' },
  '4242424242424241': { code: 'incorrect_number' },
};
const THREE_D_SECURE = '4000002500003155';

type SimulatedDispute = {
  readonly id: string;
  readonly object: 'dispute';
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: 'vnd';
  readonly reason: string;
  readonly status: string;
  /** In seconds. */
  readonly created: number;
};

const fresh = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`;

const metadataOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );

/** As strict as Stripe: refuses wrong keys and versions, unknown fields and foreign cards. */
export class StripeSimulator {
  switches: StripeSwitches = { webhooks: 'on', api: 'on' };
  readonly intents = new Map<string, SimulatedIntent>();
  readonly cards = new Map<string, SimulatedCard>();
  readonly customers = new Map<string, Fields>();
  readonly refunds = new Map<string, SimulatedRefund>();
  readonly #disputed = new Set<string>();
  readonly #disputes = new Map<string, SimulatedDispute>();
  readonly deliveries: { readonly type: string; readonly status: number }[] = [];
  readonly #answers = new Map<string, { readonly request: string; readonly answer: object }>();
  readonly #settings: StripeSimulatorSettings;

  constructor(settings: StripeSimulatorSettings) {
    this.#settings = settings;
  }

  get publishableKey(): string {
    return this.#settings.publishableKey;
  }

  admit(headers: Readonly<Record<string, unknown>>): void {
    if (this.switches.api === 'down') throw new StripeRefusal(503, { type: 'api_error', message: 'Try again later' });
    if (headers['authorization'] !== `Bearer ${this.#settings.secretKey}`)
      throw new StripeRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
    if (headers['stripe-version'] !== VERSION) throw invalid('Wrong Stripe-Version');
  }

  /** The same key answers the same, and refuses another body. */
  once<T extends object>(key: unknown, request: string, act: () => T): T {
    if (typeof key !== 'string') return act();
    const digest = createHash('sha256').update(request).digest('hex');
    const known = this.#answers.get(key);
    if (known !== undefined && known.request !== digest)
      throw new StripeRefusal(400, { type: 'idempotency_error', message: 'The key was used with other parameters' });
    if (known !== undefined) return known.answer as T;
    const answer = act();
    this.#answers.set(key, { request: digest, answer });
    return answer;
  }

  createCustomer(fields: Fields): object {
    const id = fresh('cus');
    this.customers.set(id, fields);
    return { id, object: 'customer', email: fields['email'] ?? null };
  }

  createIntent(fields: Fields): object {
    if (Object.keys(fields).some((name) => name.startsWith('payment_method_types')))
      throw invalid('Use allowed_payment_method_types', 'payment_method_types_no_longer_supported');
    if (fields['allowed_payment_method_types[0]'] !== 'card') throw invalid('allowed_payment_method_types');
    if (fields['currency'] !== 'vnd') throw invalid('currency');
    const amount = Number(fields['amount']);
    if (!/^[1-9]\d{0,7}$/.test(fields['amount'] ?? '') || amount < 13_000) throw invalid('amount', 'amount_too_small');
    const customer = fields['customer'] ?? '';
    if (!this.customers.has(customer)) throw missing(customer);
    const id = fresh('pi');
    const metadata = metadataOf(fields);
    const captureMethod = fields['capture_method'] ?? 'automatic';
    if (captureMethod !== 'automatic' && captureMethod !== 'manual') throw invalid('capture_method');
    const intent: SimulatedIntent = {
      id,
      capture_method: captureMethod,
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      amount,
      customer,
      metadata,
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: null,
    };
    this.intents.set(id, intent);
    return this.shown(intent);
  }

  intent(id: string): SimulatedIntent {
    const found = this.intents.get(id);
    if (found === undefined) throw missing(id);
    return found;
  }

  shown(intent: SimulatedIntent): object {
    const { last_payment_error: problem, status } = intent;
    return {
      ...intent,
      object: 'payment_intent',
      currency: 'vnd',
      amount_received: status === 'succeeded' ? intent.amount : 0,
      latest_charge: status === 'succeeded' ? `ch_${intent.id.slice(3)}` : null,
      payment_method_types: ['card'],
      last_payment_error: problem === null ? null : { type: 'card_error', message: problem.code, ...problem },
      next_action: status === 'requires_action' ? { type: 'use_stripe_sdk' } : null,
    };
  }

  cancel(id: string): object {
    const intent = this.intent(id);
    if (!intent.status.startsWith('requires_'))
      throw invalid('The intent cannot be canceled', 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    void this.tell('payment_intent.canceled', this.shown(intent));
    return this.shown(intent);
  }

  /** Takes the money that a card has authorised. */
  capture(id: string): object {
    const intent = this.intent(id);
    if (intent.status !== 'requires_capture')
      throw invalid('The intent cannot be captured', 'payment_intent_unexpected_state');
    intent.status = 'succeeded';
    void this.tell('payment_intent.succeeded', this.shown(intent));
    return this.shown(intent);
  }

  /** From the browser, by the publishable key. */
  createCard(fields: Fields): object {
    if (fields['key'] !== this.#settings.publishableKey) throw invalid('Invalid API Key');
    const number = (fields['card[number]'] ?? '').replaceAll(' ', '');
    const brand = BRANDS.find(([prefix]) => number.startsWith(prefix))?.[1];
    if (!/^\d{14,16}$/.test(number) || brand === undefined)
      throw new StripeRefusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        message: 'Your card number is incorrect.',
      });
    const fingerprint = createHash('sha256').update(number).digest('hex').slice(0, 16);
    const card: SimulatedCard = {
      id: fresh('pm'),
      number,
      card: {
        brand,
        last4: number.slice(-4),
        fingerprint,
        iin: number.slice(0, 6),
        issuer: ISSUERS[number.slice(0, 6)] ?? null,
      },
      customer: null,
    };
    this.cards.set(card.id, card);
    return this.shownCard(card);
  }

  shownCard({ id, card, customer }: SimulatedCard): object {
    return { id, object: 'payment_method', type: 'card', card, customer };
  }

  card(id: string): SimulatedCard {
    const found = this.cards.get(id);
    if (found === undefined) throw missing(id);
    return found;
  }

  attach(id: string, customer: string): object {
    const card = this.card(id);
    if (!this.customers.has(customer)) throw missing(customer);
    if (card.customer !== null && card.customer !== customer) throw invalid('The card belongs to another customer');
    if (card.number === '4000000000000002')
      throw new StripeRefusal(402, {
        type: 'card_error',
        ...DECLINED[card.number],
        message: 'Your card was declined.',
      });
    card.customer = customer;
    return this.shownCard(card);
  }

  detach(id: string): object {
    const card = this.card(id);
    card.customer = null;
    this.cards.delete(id);
    return this.shownCard(card);
  }

  cardsOf(customer: string, limit: number, after: string | null): object {
    if (!this.customers.has(customer)) throw missing(customer);
    const all = [...this.cards.values()].filter((card) => card.customer === customer).reverse();
    const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(begin, begin + limit).map((card) => this.shownCard(card));
    return {
      object: 'list',
      data,
      has_more: begin + limit < all.length,
      url: `/v1/customers/${customer}/payment_methods`,
    };
  }

  /** From the browser, by the client secret. */
  async confirm(id: string, fields: Fields): Promise<object> {
    const intent = this.intent(id);
    if (fields['client_secret'] !== intent.client_secret) throw invalid('client_secret');
    if (['succeeded', 'canceled', 'requires_capture'].includes(intent.status))
      throw new StripeRefusal(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: 'The intent is over',
        payment_intent: this.shown(intent),
      });
    const card = this.card(fields['payment_method'] ?? '');
    if (card.customer !== intent.customer) throw invalid('The card belongs to another customer');
    intent.payment_method = card.id;
    const problem = DECLINED[card.number];
    if (problem !== undefined) return this.#refuse(intent, problem);
    if (card.number === THREE_D_SECURE) {
      intent.status = 'requires_action';
      return this.shown(intent);
    }
    return this.#succeed(intent);
  }

  /** The buyer has answered the bank's question. */
  async finishStep(id: string, passed: boolean): Promise<object> {
    const intent = this.intent(id);
    if (intent.status !== 'requires_action') return this.shown(intent);
    if (passed) return this.#succeed(intent);
    await this.#refuse(intent, { code: 'payment_intent_authentication_failure' }).catch(() => undefined);
    return this.shown(intent);
  }

  /** `inquiry`: the bank asks and takes nothing. `amount`: less than the payment's, it disputes a part. */
  dispute(id: string, inquiry = false, amount = this.intent(id).amount): Promise<void> {
    if (!inquiry) this.#disputed.add(id);
    return this.#tellDispute('created', id, inquiry ? 'warning_needs_response' : 'needs_response', amount);
  }

  /** Refunds of the payment are possible again if it was won. */
  closeDispute(id: string, status: 'won' | 'lost'): Promise<void> {
    if (status === 'won') this.#disputed.delete(id);
    return this.#tellDispute('closed', id, status, this.#disputes.get(id)?.amount ?? this.intent(id).amount);
  }

  /** Newest first. */
  disputesSince(createdFrom: number, limit: number, after: string | null): object {
    const all = [...this.#disputes.values()].filter(({ created }) => created >= createdFrom).reverse();
    const begin = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
    const data = all.slice(begin, begin + limit);
    return { object: 'list', data, has_more: begin + limit < all.length, url: '/v1/disputes' };
  }

  #tellDispute(what: 'created' | 'closed', id: string, status: string, amount: number): Promise<void> {
    const dispute: SimulatedDispute = {
      id: `dp_${id.slice(3)}`,
      object: 'dispute',
      payment_intent: id,
      amount,
      currency: 'vnd',
      reason: 'fraudulent',
      status,
      created: this.#disputes.get(id)?.created ?? Math.trunc(Date.now() / 1_000),
    };
    this.#disputes.set(id, dispute);
    return this.tell(`charge.dispute.${what}`, dispute);
  }

  /** Pays back a part of what a card paid, never more than is left of it. */
  createRefund(fields: Fields): object {
    const intent = this.intent(fields['payment_intent'] ?? '');
    const { id: paid, amount: received, status } = intent;
    if (status !== 'succeeded') throw invalid('The intent has no successful charge', 'payment_intent_unexpected_state');
    if (this.#disputed.has(paid)) throw invalid('The charge is disputed', 'charge_disputed');
    if (!/^[1-9]\d{0,7}$/.test(fields['amount'] ?? '')) throw invalid('amount');
    const amount = Number(fields['amount']);
    const left = received - this.#refundedOf(paid);
    if (left === 0) throw invalid('The charge has already been refunded', 'charge_already_refunded');
    if (amount > left) throw invalid('The amount is greater than the unrefunded amount on the charge');
    const { refunds = 'succeed' } = this.switches;
    const refund: SimulatedRefund = {
      id: fresh('re'),
      payment_intent: paid,
      amount,
      metadata: metadataOf(fields),
      status: refunds === 'pending' || refunds === 'fail' ? 'pending' : 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    const told = this.shownRefund(refund);
    void this.tell('refund.created', told).then(() =>
      refunds === 'fail' ? this.endRefund(refund.id, false) : undefined,
    );
    return told;
  }

  /** A refund that was pending is over. */
  async endRefund(id: string, succeeded: boolean): Promise<void> {
    const refund = this.refund(id);
    if (refund.status !== 'pending') return;
    refund.status = succeeded ? 'succeeded' : 'failed';
    if (!succeeded) refund.failure_reason = 'lost_or_stolen_card';
    await this.tell(succeeded ? 'refund.updated' : 'refund.failed', this.shownRefund(refund));
  }

  refund(id: string): SimulatedRefund {
    const found = this.refunds.get(id);
    if (found === undefined) throw missing(id);
    return found;
  }

  shownRefund(refund: SimulatedRefund): object {
    return {
      ...refund,
      object: 'refund',
      currency: 'vnd',
      charge: `ch_${refund.payment_intent.slice(3)}`,
      reason: null,
    };
  }

  refundsOf(intent: string): object {
    const data = [...this.refunds.values()].filter((one) => one.payment_intent === intent).reverse();
    return { object: 'list', data: data.map((one) => this.shownRefund(one)), has_more: false, url: '/v1/refunds' };
  }

  #refundedOf(intent: string): number {
    return [...this.refunds.values()]
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
  }

  async #succeed(intent: SimulatedIntent): Promise<object> {
    intent.last_payment_error = null;
    if (intent.capture_method === 'manual') {
      intent.status = 'requires_capture';
      await this.tell('payment_intent.amount_capturable_updated', this.shown(intent));
      return this.shown(intent);
    }
    intent.status = 'succeeded';
    await this.tell('payment_intent.succeeded', this.shown(intent));
    return this.shown(intent);
  }

  async #refuse(intent: SimulatedIntent, problem: Problem): Promise<never> {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = problem;
    await this.tell('payment_intent.payment_failed', this.shown(intent));
    throw new StripeRefusal(402, {
      type: 'card_error',
      ...problem,
      message: problem.code,
      payment_intent: this.shown(intent),
    });
  }

  async tell(type: string, object: object): Promise<void> {
    const { webhooks } = this.switches;
    if (webhooks === 'lost') return;
    const payload = JSON.stringify({ id: fresh('evt'), object: 'event', type, api_version: VERSION, data: { object } });
    const secret = webhooks === 'wrong-signature' ? 'whsec_another' : this.#settings.webhookSecret;
    for (let turn = webhooks === 'twice' ? 2 : 1; turn > 0; turn--) {
      const status = await fetch(`${this.#settings.target}/webhooks/stripe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signedHeader(payload, secret, Date.now()) },
        body: payload,
        signal: AbortSignal.timeout(15_000),
      })
        .then((response) => response.status)
        .catch(() => 0);
      this.deliveries.push({ type, status });
    }
  }
}
