import type { StockCommand } from '#domain/reservation/stock-command.ts';
import type { Clock } from '#server/application/ports/clock.ts';
import type { ReservationDesk } from '#server/application/ports/reservation-desk.ts';
import type { CheckoutPulse } from './checkout-pulse.ts';

/** What buyers wait for. */
const BUYING: ReadonlySet<StockCommand['kind']> = new Set(['HOLD', 'BEGIN_CHECKOUT', 'BEGIN_PAYMENT'] as const);

/** The same desk, felt: how long buyers wait for it decides how many more are let in. */
export function feelCheckout<Desk extends Pick<ReservationDesk, 'submit'>>(desk: Desk, pulse: Pick<CheckoutPulse, 'beat'>, clock: Clock): Desk {
  const submit: ReservationDesk['submit'] = async (eventId, stock, papers) => {
    const began = clock.now();
    const outcome = await desk.submit(eventId, stock, papers);
    const now = clock.now();
    const busy = !outcome.ok && outcome.refusal.code === 'BUSY';
    if (BUYING.has(stock.kind)) pulse.beat(busy ? 'TURNED_AWAY' : now - began, now);
    return outcome;
  };
  return { ...desk, submit };
}
