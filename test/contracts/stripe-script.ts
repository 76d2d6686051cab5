import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { BankAnswer, TypedCard } from './card-provider.contract.ts';

type Fields = Readonly<Record<string, string>>;
type Intent = { readonly id: string; readonly status: string };
type StripeError = {
  readonly type: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly message?: string;
  readonly payment_intent?: Intent;
};
type Answer<T> =
  | { readonly error: StripeError; readonly value?: never }
  | { readonly error?: never; readonly value: T };
type Holder = { readonly name: string; readonly address: { readonly country: string } };
type NewMethod = {
  readonly type: 'card';
  readonly card: object;
  readonly billing_details: Holder;
  readonly metadata: Fields;
};

const HOST = 'https://js.stripe.com/';
const EMPTY: TypedCard = { number: '', expiry: '', cvc: '' };
const OFFLINE: StripeError = { type: 'api_connection_error', message: 'Please check your internet connection.' };
const THIS_YEAR = new Date().getFullYear() % 100;
const digits = (text: string): string => text.replaceAll(/\D/g, '');

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** https://docs.stripe.com/js/appendix/card_brand: American Express has 15 digits. */
function problemOf({ number, expiry, cvc }: TypedCard): string | undefined {
  const typed = digits(number);
  if (typed.length < (/^3[47]/.test(typed) ? 15 : 16)) return 'incomplete_number';
  if (!passesLuhn(typed)) return 'invalid_number';
  if (digits(expiry).length < 4) return 'incomplete_expiry';
  if (Number(digits(expiry).slice(2)) < THIS_YEAR) return 'invalid_expiry_year_past';
  return digits(cvc).length < 3 ? 'incomplete_cvc' : undefined;
}

class IntegrationError extends Error {
  override readonly name = 'IntegrationError';
}

type Heard = (event: object) => void;

/** https://docs.stripe.com/js/element: what `elements.create('card')` answers. */
class CardElement {
  readonly #locale: Locale;
  readonly #loads: boolean;
  readonly #asksPostalCode: boolean;
  readonly #handlers = new Map<string, Heard[]>();
  #frame: HTMLIFrameElement | null = null;
  #destroyed = false;
  typed = EMPTY;

  constructor(locale: Locale, loads: boolean, asksPostalCode: boolean) {
    this.#locale = locale;
    this.#loads = loads;
    this.#asksPostalCode = asksPostalCode;
  }

  get locale(): Locale | null {
    return this.#frame === null ? null : this.#locale;
  }

  /** Nobody types a postal code here. */
  get problem(): string | undefined {
    return problemOf(this.typed) ?? (this.#asksPostalCode ? 'incomplete_zip' : undefined);
  }

  get mounted(): boolean {
    return this.#frame !== null;
  }

  mount(box: HTMLElement): void {
    if (this.#destroyed) throw new IntegrationError('This Element has already been destroyed.');
    this.#frame = box.ownerDocument.createElement('iframe');
    box.replaceChildren(this.#frame);
    const event = this.#loads ? { elementType: 'card' } : { elementType: 'card', error: { type: 'api_error' } };
    // Some time after it was mounted, so that handlers added later hear of it.
    setTimeout(() => this.emit(this.#loads ? 'ready' : 'loaderror', event));
  }

  on(event: string, heard: Heard): this {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), heard]);
    return this;
  }

  unmount(): void {
    this.#frame?.remove();
    this.#frame = null;
  }

  destroy(): void {
    this.unmount();
    this.#destroyed = true;
  }

  emit(name: string, event: object): void {
    for (const heard of this.#handlers.get(name) ?? []) heard(event);
  }

  /** The value has changed, or the field was left, which shows what is wrong with it. */
  change(left: boolean): void {
    const code = this.problem;
    this.emit('change', {
      elementType: 'card',
      complete: code === undefined,
      error: left && code !== undefined ? { type: 'validation_error', code, message: code } : undefined,
    });
  }
}

/** Stripe's script, as its documentation describes it, on the simulator's API. */
export class StripeScript {
  readonly openedWith: string[] = [];
  readonly #document: Document;
  readonly #api: string;
  #cut = false;
  framesCut = false;
  #element: CardElement | null = null;
  #asked = Promise.withResolvers<(answer: BankAnswer) => Promise<void>>();

  constructor(window: Window, api: string) {
    this.#document = window.document;
    this.#api = api;
    const { head } = window.document;
    const append = head.appendChild.bind(head);
    head.appendChild = <T extends Node>(node: T): T => {
      const added = append(node);
      const { src } = node as unknown as HTMLScriptElement;
      setTimeout(() => {
        const loads = src.startsWith(HOST) && !this.#cut;
        if (loads) Reflect.set(window, 'Stripe', (key: string) => this.#stripe(key));
        const { Event: HappyEvent } = window as unknown as typeof globalThis;
        node.dispatchEvent(new HappyEvent(loads ? 'load' : 'error'));
      });
      return added;
    };
  }

  cut(isCut: boolean): void {
    this.#cut = isCut;
  }

  type(card: TypedCard): void {
    if (this.#element === null) throw new Error('No field is shown');
    this.#element.typed = card;
    this.#element.change(false);
  }

  leave(): void {
    this.#element?.change(true);
  }

  get locale(): Locale | null {
    return this.#element?.locale ?? null;
  }

  get addresses(): readonly string[] {
    return [...this.#document.querySelectorAll('script')].map(({ src }) => src);
  }

  async answerBank(answer: BankAnswer): Promise<void> {
    const tell = await this.#asked.promise;
    this.#asked = Promise.withResolvers();
    await tell(answer);
  }

  async #call<T>(path: string, fields?: Fields): Promise<Answer<T>> {
    if (this.#cut) return { error: OFFLINE };
    const init = fields === undefined ? {} : { method: 'POST', body: new URLSearchParams(fields) };
    const response = await fetch(`${this.#api}${path}`, init);
    const body = (await response.json()) as T & { readonly error: StripeError };
    return response.ok ? { value: body } : { error: body.error };
  }

  /** https://docs.stripe.com/payments/3d-secure/authentication-flow: the bank's page in a dialog. */
  async #askBank(intentId: string): Promise<void> {
    const frame = this.#document.createElement('iframe');
    this.#document.body.append(frame);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#asked.resolve(async (answer) => {
      // A dialog that is closed cancels the authentication: https://github.com/stripe/stripe-js/issues/275
      const body = new URLSearchParams({ answer: answer === 'PASS' ? 'pass' : 'fail' });
      await fetch(`${this.#api}/stripe/step/${intentId}`, { method: 'POST', body });
      resolve();
    });
    await promise;
    frame.remove();
  }

  #stripe(key: string): object {
    this.openedWith.push(key);
    return {
      elements: ({ locale }: { readonly locale: Locale }) => ({
        create: (type: string, { hidePostalCode = false }: { readonly hidePostalCode?: boolean } = {}) => {
          if (type !== 'card') throw new IntegrationError(`A valid Element name must be provided: ${type}`);
          this.#element = new CardElement(locale, !this.framesCut, !hidePostalCode);
          return this.#element;
        },
      }),
      createPaymentMethod: (method: NewMethod) => this.#createPaymentMethod(key, method),
      confirmCardPayment: (secret: string, data: { readonly payment_method: string }) =>
        this.#confirmCardPayment(key, secret, data.payment_method),
    };
  }

  async #createPaymentMethod(key: string, { type, card, billing_details: holder, metadata }: NewMethod) {
    if (!(card instanceof CardElement) || !card.mounted)
      throw new IntegrationError('We could not retrieve data from the specified Element.');
    const code = card.problem;
    if (code !== undefined) return { error: { type: 'validation_error', code, message: code } };
    const { error, value } = await this.#call<object>('/v1/payment_methods', {
      key,
      type,
      'card[number]': card.typed.number,
      'card[cvc]': card.typed.cvc,
      'billing_details[name]': holder.name,
      'billing_details[address][country]': holder.address.country,
      ...Object.fromEntries(Object.entries(metadata).map(([name, text]) => [`metadata[${name}]`, text])),
    });
    return error === undefined ? { paymentMethod: value } : { error };
  }

  async #confirmCardPayment(key: string, secret: string, card: string) {
    const id = secret.split('_secret_')[0] ?? '';
    const fields = { key, client_secret: secret, payment_method: card };
    const { error, value } = await this.#call<Intent>(`/v1/payment_intents/${id}/confirm`, fields);
    // An intent that has succeeded is answered again: https://github.com/stripe-archive/stripe-payments-demo/issues/101
    if (error?.payment_intent?.status === 'succeeded') return { paymentIntent: error.payment_intent };
    if (error !== undefined) return { error };
    if (value.status !== 'requires_action') return { paymentIntent: value };
    await this.#askBank(id);
    const after = await this.#call<Intent>(`/v1/payment_intents/${id}?client_secret=${secret}`);
    if (after.error !== undefined) return after;
    if (['succeeded', 'requires_capture'].includes(after.value.status)) return { paymentIntent: after.value };
    const code = 'payment_intent_authentication_failure';
    return { error: { type: 'invalid_request_error', code, message: code, payment_intent: after.value } };
  }
}
