import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { cartOf, isChangeable, release, reopen } from './buyer-cart.ts';
import { checkLines } from './check-lines.ts';
import { changedSeats } from './choose-seats.ts';
import type { ChangeLine } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Changes the quantity of a cart line within the same hold. */
export function changeLine(stock: WorkingStock, command: ChangeLine, now: Instant): OutcomeOf<ChangeLine> {
  const line = stock.claims.get(command.reservationId);
  if (line === undefined || line.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  if (!isChangeable(stock, line))
    return refused(line.state === 'RELEASED' ? { code: 'HOLD_EXPIRED' } : { code: 'PAYMENT_STARTED' });
  if (!Number.isSafeInteger(command.quantity) || command.quantity < 0) {
    return refused({ code: 'INVALID_INPUT', field: 'number_of_tickets', problem: { kind: 'MALFORMED' } });
  }
  const cart = cartOf(stock, line.accountId, line.sectionEventId);
  let seats = line.seats;
  if (command.quantity > 0) {
    const staying = cart.filter((other) => other !== line);
    const wanted = [{ ticketTypeId: line.ticketTypeId, quantity: command.quantity }];
    const checked = checkLines(
      stock,
      { accountId: line.accountId, sectionEventId: line.sectionEventId, wanted, leaving: [line], staying },
      now,
    );
    if (!checked.ok) return checked;
    const seated = changedSeats(stock, line, command, now);
    if (!seated.ok) return seated;
    seats = seated.value;
  }
  reopen(stock, cart);
  const held = { ...line, state: 'HELD', checkoutSessionId: null } as const;
  if (command.quantity === 0) {
    release(stock, held);
    return ok({ kind: 'LINE_CHANGED', line: null });
  }
  const changed = { ...held, quantity: command.quantity, seats };
  stock.claims.put(changed);
  return ok({ kind: 'LINE_CHANGED', line: changed });
}
