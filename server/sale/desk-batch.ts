import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { decideBatch } from '#domain/sale/reservation/decide-batch.ts';
import type { BeginCheckout, StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { StockOutcome, StockRefusal } from '#domain/sale/reservation/stock-outcome.ts';
import { donationKey, type EventBook } from '#server/event/ports/event-book.ts';
import type { DeskDecision, Fresh } from '#server/sale/ports/desk-decision.ts';
import type { CheckoutPapers, DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import { answeredPlaces } from './answers-of-line.ts';
import { attendeesOfLine } from './attendees-of-line.ts';
import { type Outcome, openPapers } from './open-papers.ts';

/** What a checkout needs that the stock does not know: its papers may refuse it before any place is asked for. */
function prepareCheckout(
  book: EventBook,
  stock: BeginCheckout,
  papers: CheckoutPapers,
): Result<BeginCheckout, StockRefusal> {
  // A repeat is answered from the first time, whatever the buyer has agreed to or left since.
  const repeated = book.stock.checkoutSessions.some(
    (each) => each.accountId === stock.accountId && each.idempotencyKey === stock.idempotencyKey,
  );
  const donation = book.donations.get(donationKey(stock.sectionEventId, stock.accountId))?.amount ?? ZERO;
  if (!repeated) {
    if (book.policy !== null && !papers.policyAgreed) return refused({ code: 'POLICY_NOT_AGREED' });
    if (donation > 0 && !book.donationEnabled) return refused({ code: 'DONATION_NOT_ACCEPTED' });
  }
  // Every line that the page named, held or not, and every held line of this session whose attendees were left before.
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
    ...papers.attendees.map((line) => line.reservationId),
    ...left.map((line) => line.reservationId),
  ]);
  const attendees: { reservationId: string; count: number }[] = [];
  for (const reservationId of named) {
    const line = lines.get(reservationId);
    const places = line === undefined ? [] : attendeesOfLine(book, papers, line);
    attendees.push({ reservationId, count: places.length });
    // Who is invited is asked nothing: the letter says who they are.
    if (line === undefined || repeated || book.form === null || stock.invited === true) continue;
    const answered = answeredPlaces(book.form, line, places);
    if (!answered.ok) return answered;
  }
  return ok({ ...stock, donation, attendees });
}

/**
 * Decides a batch of commands on one event's book: what happens to places and money, and every paper that follows from
 * it.
 */
export function decideDeskBatch(
  book: EventBook,
  commands: readonly DeskCommand[],
  now: Instant,
  fresh: Fresh,
): DeskDecision {
  const asked = commands.map(
    (command): Result<StockCommand, StockRefusal> =>
      command.stock.kind === 'BEGIN_CHECKOUT'
        ? prepareCheckout(book, command.stock, command.papers as CheckoutPapers)
        : ok(command.stock),
  );
  const decision = decideBatch(
    book.stock,
    asked.flatMap((each) => (each.ok ? [each.value] : [])),
    now,
  );
  const outcomes = [...decision.outcomes];
  const answers = asked.map((each): StockOutcome => {
    if (!each.ok) return each;
    const outcome = outcomes.shift();
    if (outcome === undefined) throw new Error('The decision answered fewer commands than it was given');
    return outcome;
  });
  const desk = openPapers(book, now, fresh);
  // A command that was repeated within the batch has the outcome of the first, and its papers once.
  const filed = new Set<Outcome>();
  commands.forEach((command, index) => {
    const answer = answers[index];
    if (answer?.ok !== true || filed.has(answer.value)) return;
    filed.add(answer.value);
    desk.file(command, answer.value);
  });
  for (const payment of decision.expired.payments) desk.expired(payment);
  for (const checkout of decision.expired.checkoutSessions) desk.touch(checkout.checkoutSessionId);
  return { answers, stock: decision.writes, papers: desk.papers };
}
