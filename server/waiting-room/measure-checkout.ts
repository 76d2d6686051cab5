import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import type { CheckoutLoad } from './checkout-load.ts';

const BUYING: ReadonlySet<StockCommand['kind']> = new Set(['HOLD', 'BEGIN_CHECKOUT', 'BEGIN_PAYMENT'] as const);

/** Buyers' latency decides how many more are let in. */
export function measureCheckout<Desk extends Pick<ReservationDesk, 'submit'>>(
  desk: Desk,
  load: Pick<CheckoutLoad, 'record'>,
  clock: Clock,
): Desk {
  const submit: ReservationDesk['submit'] = (eventId, stock, details) => {
    const began = clock.now();
    const answer = desk.submit(eventId, stock, details);
    if (!BUYING.has(stock.kind)) return answer;
    // Failures say nothing about latency.
    answer.then(
      (outcome) => {
        const now = clock.now();
        const busy = !outcome.ok && outcome.refusal.code === 'BUSY';
        load.record(busy ? 'TURNED_AWAY' : now - began, now);
      },
      () => undefined,
    );
    return answer;
  };
  return { ...desk, submit };
}
