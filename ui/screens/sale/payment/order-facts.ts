import type { CartLine } from '#application/sale/ports/cart.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';

/** What the server said, and when this device heard it. */
export type Heard<T> = { readonly value: T; readonly serverNow: Instant; readonly at: number };

export type OrderFacts = {
  readonly cart: Heard<readonly CartLine[]> | null;
  /** The checkout that this visit began or took up. */
  readonly session: Heard<CheckoutSession> | null;
  /** One of an earlier visit that is being paid. */
  readonly unfinished: CheckoutSession | null;
};

export const NO_ORDER: OrderFacts = { cart: null, session: null, unfinished: null };

export const heardSession = (value: CheckoutSession): Heard<CheckoutSession> => ({
  value,
  serverNow: value.serverNow,
  at: performance.now(),
});

/** What is heard of a checkout later may leave its transfer out; the one that was shown stays. */
export const heardAgain = (known: OrderFacts, value: CheckoutSession): OrderFacts => ({
  ...known,
  session: heardSession({ ...value, transfer: value.transfer ?? known.session?.value.transfer ?? null }),
});

/** Lines that were just made say what time it is on the server; for older ones the device's clock has to do. */
export const heardCart = (value: readonly CartLine[], justMade: boolean): Heard<readonly CartLine[]> => ({
  value,
  serverNow: justMade ? instant(Math.max(...value.map((line) => line.insertedAt))) : instant(Date.now()),
  at: performance.now(),
});

export const linesOf = ({ cart }: OrderFacts): readonly CartLine[] => cart?.value ?? [];

/** The same for the same tickets, however often they are read: answers are given for these. */
export const linesKey = (lines: readonly CartLine[]): string =>
  lines.map(({ id, quantity }) => `${id}*${quantity}`).join();
