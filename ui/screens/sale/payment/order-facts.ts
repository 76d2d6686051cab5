import type { CartLine } from '#application/sale/ports/cart.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';

/** What the server said, and when this device heard it. */
export type Heard<T> = { readonly value: T; readonly serverNow: Instant; readonly at: number };

export type OrderFacts = {
  readonly cart: Heard<readonly CartLine[]> | null;
  readonly session: Heard<CheckoutSession> | null;
  readonly unfinished: CheckoutSession | null;
  /** This visit's last attempt ended without money, whether or not the server has heard; null: none did. */
  readonly failedBy: PaymentMethod | null;
};

export const NO_ORDER: OrderFacts = { cart: null, session: null, unfinished: null, failedBy: null };

export const heardSession = (value: CheckoutSession): Heard<CheckoutSession> => ({
  value,
  serverNow: value.serverNow,
  at: performance.now(),
});

/** Keeps the known transfer where a later answer leaves it out. */
export const heardAgain = (known: OrderFacts, value: CheckoutSession): OrderFacts => ({
  ...known,
  session: heardSession({ ...value, transfer: value.transfer ?? known.session?.value.transfer ?? null }),
});

/** New lines tell the server's time; older ones fall back to the device's clock. */
export const heardCart = (value: readonly CartLine[], justMade: boolean): Heard<readonly CartLine[]> => ({
  value,
  serverNow: justMade ? instant(Math.max(...value.map((line) => line.insertedAt))) : instant(Date.now()),
  at: performance.now(),
});

export const linesOf = ({ cart }: OrderFacts): readonly CartLine[] => cart?.value ?? [];

/** Answers belong to the lines with this key, however often they are read again. */
export const linesKey = (lines: readonly CartLine[]): string =>
  lines.map(({ id, quantity }) => `${id}*${quantity}`).join();
