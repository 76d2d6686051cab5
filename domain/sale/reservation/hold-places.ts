import type { Instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { cartOf, holdOf, isOffered, release, reopen } from './buyer-cart.ts';
import { checkLines } from './check-lines.ts';
import { chooseSeats } from './choose-seats.ts';
import { eventSaleRefusal } from './not-on-sale.ts';
import type { Reservation, SellableTicketType } from './reservation.ts';
import type { HoldLine, HoldPlaces } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** Takes the places of a whole selection, all or none, first come first served. */
export function holdPlaces(stock: WorkingStock, command: HoldPlaces, now: Instant): OutcomeOf<HoldPlaces> {
  const first = stock.claims
    .by('buyer', command.accountId)
    .filter((claim) => claim.idempotencyKey === command.idempotencyKey);
  if (first.some((claim) => claim.requestHash !== command.requestHash))
    return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
  if (first.length > 0) return ok({ kind: 'HELD', lines: first, replayed: true });

  const closed = eventSaleRefusal(stock.event);
  if (closed !== null) return refused(closed);
  const lines = merged(command.lines);
  if (lines.some((line) => !Number.isSafeInteger(line.quantity) || line.quantity < 0)) {
    return refused({ code: 'INVALID_INPUT', field: 'number_of_tickets', problem: { kind: 'MALFORMED' } });
  }
  const wanted = lines.filter((line) => line.quantity > 0);
  if (wanted.length === 0 && command.mode === 'add') return refused({ code: 'SHOPPING_ITEMS_EMPTY' });

  const cart = cartOf(stock, command.accountId, command.sectionEventId);
  // Places that were offered stay as they are when the selection names them again.
  const kept =
    command.mode === 'replace' ? cart.filter((line) => isOffered(line) && lines.some(sameChoice(line))) : cart;
  const leaving = cart.filter((line) => !kept.includes(line));
  const asked =
    command.mode === 'replace' ? wanted.filter((line) => !kept.some((own) => sameChoice(own)(line))) : wanted;
  const checked = checkLines(
    stock,
    { accountId: command.accountId, sectionEventId: command.sectionEventId, wanted: asked, leaving, staying: kept },
    now,
  );
  if (!checked.ok) return checked;
  const seated = chooseSeats(stock, command.accountId, checked.value, leaving, now);
  if (!seated.ok) return seated;

  const hold = holdOf(
    cart.filter((line) => !isOffered(line)),
    now,
  );
  const reopened = reopen(stock, cart);
  const leaves = (line: Reservation): boolean =>
    leaving.some(({ reservationId }) => reservationId === line.reservationId);
  for (const line of reopened) if (leaves(line)) release(stock, line);
  const held = checked.value.map(({ line, ticketType }, at) =>
    newClaim(command, line, ticketType, seated.value[at] ?? [], hold),
  );
  for (const claim of held) stock.claims.put(claim);
  const staying = reopened.filter((line) => !leaves(line));
  return ok({ kind: 'HELD', lines: [...staying, ...held], replayed: false });
}

const sameChoice =
  (own: Reservation) =>
  ({ ticketTypeId, quantity, seats }: HoldLine): boolean =>
    ticketTypeId === own.ticketTypeId && quantity === own.quantity && seats?.kind !== 'NAMED';

/** One line per ticket type; duplicates are merged. */
function merged(lines: readonly HoldLine[]): HoldLine[] {
  const byType = new Map<string, HoldLine>();
  for (const line of lines) {
    const before = byType.get(line.ticketTypeId);
    byType.set(
      line.ticketTypeId,
      before === undefined
        ? line
        : { ...before, ...bothSeats(before, line), quantity: before.quantity + line.quantity },
    );
  }
  return [...byType.values()];
}

/** Named seats are combined; otherwise the first line's request applies. */
const bothSeats = ({ seats: one }: HoldLine, { seats: other }: HoldLine): Pick<HoldLine, 'seats'> =>
  one?.kind === 'NAMED' && other?.kind === 'NAMED'
    ? { seats: { ...one, seatIds: [...one.seatIds, ...other.seatIds], accessible: one.accessible + other.accessible } }
    : {};

function newClaim(
  command: HoldPlaces,
  line: HoldLine,
  ticketType: SellableTicketType,
  seats: Reservation['seats'],
  hold: Pick<Reservation, 'heldSince' | 'heldUntil'>,
): Reservation {
  return {
    reservationId: line.reservationId,
    accountId: command.accountId,
    sectionEventId: command.sectionEventId,
    ticketTypeId: line.ticketTypeId,
    quantity: line.quantity,
    seats,
    unitPrice: ticketType.price,
    originalUnitPrice: ticketType.originalPrice,
    ...hold,
    state: 'HELD',
    checkoutSessionId: null,
    idempotencyKey: command.idempotencyKey,
    requestHash: command.requestHash,
  };
}
