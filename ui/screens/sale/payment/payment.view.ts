import type { CartLine } from '#application/sale/ports/cart.ts';
import type { CheckoutSession } from '#application/sale/ports/checkout-desk.ts';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { showMoney } from '#domain/kernel/locale/money-display.ts';
import type { Summary } from './selection.view.ts';
import type { ShownTrouble, TroublePlace } from './trouble.view.ts';

type Heard<T> = { readonly value: T; readonly serverNow: Instant; readonly at: number };
export type HoldEnd = { readonly until: Instant; readonly serverNow: Instant; readonly at: number };

/** Until when the places are held: a begun checkout knows better than the cart that it came from. */
export function holdEnd(
  cart: Heard<readonly CartLine[]> | null,
  session: Heard<CheckoutSession> | null,
): HoldEnd | null {
  if (session !== null && session.value.status === 'OPEN' && session.value.payBefore !== null) {
    return { until: session.value.payBefore, serverNow: session.serverNow, at: session.at };
  }
  if (cart === null || cart.value.length === 0) return null;
  return {
    until: instant(Math.min(...cart.value.map((line) => line.heldUntil))),
    serverNow: cart.serverNow,
    at: cart.at,
  };
}

/** Null: nothing has to be paid. */
export const totalText = (summary: Summary, locale: Locale): string | null =>
  summary.tickets > 0 && summary.final === 0 ? null : showMoney(summary.final, locale);

export const troubleAt = (trouble: ShownTrouble | null, place: TroublePlace): ShownTrouble | null =>
  trouble?.place === place ? trouble : null;
