import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { missingGeneralInfo } from '#domain/sale/checkout/attendees.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type { BeginCheckout, IssueTickets, StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { StockOutcome, StockRefusal } from '#domain/sale/reservation/stock-outcome.ts';
import { statusAfterAnswer } from '#domain/ticket/approval.ts';
import { donationKey, type EventBook } from '#server/event/ports/event-book.ts';
import type { DeskDecision, Fresh } from '#server/sale/ports/desk-decision.ts';
import { type DeskCommand, isCommand } from '#server/sale/ports/reservation-desk.ts';
import { addEffects, type Outcome } from './effects/add-effects.ts';
import { answeredPlaces } from './effects/answered-places.ts';
import { attendeesOfLine } from './effects/attendees-of-line.ts';
import { batchEffects, deskEffects } from './effects/batch-effects.ts';
import { issuedPlaces } from './effects/issued-places.ts';
import { paymentExpired } from './effects/payment-expired.ts';
import { placesOffered } from './effects/places-offered.ts';

type Keyed = Pick<BeginCheckout, 'accountId' | 'idempotencyKey'>;
const isRepeated = ({ stock }: EventBook, { accountId, idempotencyKey }: Keyed): boolean =>
  stock.checkoutSessions.some((each) => each.accountId === accountId && each.idempotencyKey === idempotencyKey);

/** What the stock does not know; adds the donation and attendees saved with the cart. */
function prepareCheckout(
  book: EventBook,
  { stock, details }: DeskCommand<'BEGIN_CHECKOUT'>,
): Result<BeginCheckout, StockRefusal> {
  // A repeated request gets its first answer, even if attendees or consent changed since.
  const repeated = isRepeated(book, stock);
  const donation = book.donations.get(donationKey(stock.sectionEventId, stock.accountId))?.amount ?? ZERO;
  if (!repeated) {
    if (book.policy !== null && !details.policyAgreed) return refused({ code: 'POLICY_NOT_AGREED' });
    if (donation > 0 && !book.donationEnabled) return refused({ code: 'DONATION_NOT_ACCEPTED' });
  }
  // Lines named by the request, and held lines of this session whose attendees were saved earlier.
  const lines = new Map(
    book.stock.reservations
      .filter((line) => line.accountId === stock.accountId)
      .map((line) => [line.reservationId, line]),
  );
  const left = [...lines.values()].filter(
    (line) =>
      line.state !== 'RELEASED' &&
      line.state !== 'SOLD' &&
      line.sectionEventId === stock.sectionEventId &&
      book.attendees.has(line.reservationId),
  );
  const named = new Set([
    ...details.attendees.map((line) => line.reservationId),
    ...left.map((line) => line.reservationId),
  ]);
  const attendees: { reservationId: string; count: number }[] = [];
  for (const reservationId of named) {
    const line = lines.get(reservationId);
    const places = line === undefined ? [] : attendeesOfLine(book, details, line);
    attendees.push({ reservationId, count: places.length });
    if (line === undefined || repeated) continue;
    const fields = book.generalInfo ? [...new Set(places.flatMap(missingGeneralInfo))] : [];
    if (fields.length > 0) return refused({ code: 'GENERAL_INFO_MISSING', fields });
    if (book.form === null) continue;
    const answered = answeredPlaces(book.form, line, places);
    if (!answered.ok) return answered;
  }
  return ok({ ...stock, donation, attendees });
}

function prepareIssue(
  book: EventBook,
  { stock, details }: DeskCommand<'ISSUE_TICKETS'>,
): Result<IssueTickets, StockRefusal> {
  if (isRepeated(book, stock)) return ok(stock);
  if (book.policy !== null && !details.policyAgreed) return refused({ code: 'POLICY_NOT_AGREED' });
  const answered = issuedPlaces(book, stock, details);
  return answered.ok ? ok(stock) : answered;
}

function prepareAnswer(
  book: EventBook,
  { stock, details }: DeskCommand<'ANSWER_APPROVAL'>,
  answered: Map<string, OrderStatus>,
): Result<StockCommand, StockRefusal> {
  const { checkoutSessionId } = stock;
  const status = answered.get(checkoutSessionId) ?? book.orders.get(checkoutSessionId)?.status;
  if (status === undefined) return refused({ code: 'NOT_FOUND' });
  if (status !== 'REQUIRED_APPROVAL') return refused({ code: 'CHECKOUT_CLOSED', state: status });
  if (!(details.answer === 'APPROVE' && book.stock.event.status === 'CANCELLED'))
    answered.set(checkoutSessionId, statusAfterAnswer(details.answer));
  return ok(stock);
}

function prepared(
  book: EventBook,
  command: DeskCommand,
  answered: Map<string, OrderStatus>,
): Result<StockCommand, StockRefusal> {
  if (isCommand(command, 'ANSWER_APPROVAL')) return prepareAnswer(book, command, answered);
  if (isCommand(command, 'BEGIN_CHECKOUT')) return prepareCheckout(book, command);
  if (isCommand(command, 'ISSUE_TICKETS')) return prepareIssue(book, command);
  return ok(command.stock);
}

/** What happens to places and money, and every effect of it. */
export function decideDeskBatch(
  book: EventBook,
  commands: readonly DeskCommand[],
  now: Instant,
  fresh: Fresh,
): DeskDecision {
  const answered = new Map<string, OrderStatus>();
  const asked = commands.map((command) => prepared(book, command, answered));
  const decision = decideBatch(
    book.stock,
    asked.flatMap((each) => (each.ok ? [each.value] : [])),
    now,
  );
  let next = 0;
  const answers = asked.map((each): StockOutcome => {
    if (!each.ok) return each;
    const outcome = decision.outcomes[next];
    next += 1;
    if (outcome === undefined) throw new Error('The decision answered fewer commands than it was given');
    return outcome;
  });
  const effects = batchEffects(book, now, fresh);
  const added = new Set<Outcome>();
  for (const [index, command] of commands.entries()) {
    const answer = answers[index];
    if (answer?.ok !== true || added.has(answer.value)) continue;
    added.add(answer.value);
    addEffects(effects, command, answer.value);
  }
  for (const payment of decision.expired.payments) paymentExpired(effects, payment);
  for (const { checkoutSessionId } of decision.expired.checkoutSessions) effects.written.touched.add(checkoutSessionId);
  placesOffered(effects, commands, decision.writes.waiting);
  return { answers, stock: decision.writes, effects: deskEffects(effects) };
}
