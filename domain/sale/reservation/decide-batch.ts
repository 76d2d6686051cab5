import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok } from '#domain/kernel/result.ts';
import { isWaiting } from '#domain/money/payment/payment-state.ts';
import { answerManual } from './answer-manual.ts';
import { answerPlaces } from './answer-places.ts';
import { beginCheckout } from './begin-checkout.ts';
import { beginPayment } from './begin-payment.ts';
import { changeLine } from './change-line.ts';
import { changeQuotaCapacity } from './change-quota-capacity.ts';
import { holdPlaces } from './hold-places.ts';
import { issueTickets } from './issue-tickets.ts';
import { offerWaiting } from './offer-waiting.ts';
import { releaseExpired } from './release-expired.ts';
import { cancelCheckout, giveBack, releaseCart } from './release-places.ts';
import type { EventStock } from './reservation.ts';
import { chooseLateMoney, reseat, settle } from './settle.ts';
import type { StockCommand } from './stock-command.ts';
import type { BatchDecision, StockOutcome } from './stock-outcome.ts';
import { joinWaiting, leaveWaiting } from './wait-for-places.ts';
import { type WorkingStock, workingStock } from './working-stock.ts';

/**
 * First money for held places, so that nobody loses them in the queue; then expired holds are released; then commands
 * in order; then free places are offered. A repeated command gets the first one's outcome.
 */
export function decideBatch(stock: EventStock, commands: readonly StockCommand[], now: Instant): BatchDecision {
  const working = workingStock(stock);
  const outcomes = new Map<StockCommand, StockOutcome>();
  for (const command of commands)
    if (isMoneyInTime(working, command)) outcomes.set(command, decide(working, command, now));
  const expired = releaseExpired(working, now);
  const answered = new Map<string, StockOutcome>();
  for (const command of commands) {
    if (outcomes.has(command)) continue;
    const key = repetitionKey(command);
    const outcome = (key === null ? undefined : answered.get(key)) ?? decide(working, command, now);
    if (key !== null) answered.set(key, outcome);
    outcomes.set(command, outcome);
  }
  offerWaiting(working, now);
  return {
    outcomes: commands.map((command) => outcomes.get(command) as StockOutcome),
    writes: working.writes(),
    expired,
  };
}

function decide(stock: WorkingStock, command: StockCommand, now: Instant): StockOutcome {
  switch (command.kind) {
    case 'HOLD':
      return holdPlaces(stock, command, now);
    case 'CHANGE_LINE':
      return changeLine(stock, command, now);
    case 'RELEASE_CART':
      return releaseCart(stock, command);
    case 'CANCEL_CHECKOUT':
      return cancelCheckout(stock, command);
    case 'GIVE_BACK':
      return giveBack(stock, command);
    case 'ANSWER_APPROVAL':
      return answerPlaces(stock, command);
    case 'BEGIN_CHECKOUT':
      return beginCheckout(stock, command, now);
    case 'ISSUE_TICKETS':
      return issueTickets(stock, command, now);
    case 'BEGIN_PAYMENT':
      return beginPayment(stock, command, now);
    case 'ANSWER_MANUAL':
      return answerManual(stock, command, now);
    case 'SETTLE':
      return settle(stock, command, now);
    case 'RESEAT':
      return reseat(stock, command, now);
    case 'CHOOSE_LATE_MONEY':
      return chooseLateMoney(stock, command);
    case 'RELEASE_EXPIRED':
      return ok({ kind: 'EXPIRED_RELEASED' });
    case 'CHANGE_CAPACITY':
      return changeQuotaCapacity(stock, command);
    case 'JOIN_WAITING':
      return joinWaiting(stock, command, now);
    case 'LEAVE_WAITING':
      return leaveWaiting(stock, command);
    default:
      return never(command);
  }
}

const isMoneyInTime = (stock: WorkingStock, command: StockCommand): boolean => {
  const payment = command.kind === 'SETTLE' ? stock.payments.get(command.paymentId) : undefined;
  return payment !== undefined && isWaiting(payment.state);
};

/** Refusals leave no row, so repetitions within a batch are found by this key. */
const repetitionKey = (command: StockCommand): string | null =>
  command.kind === 'HOLD' || command.kind === 'BEGIN_CHECKOUT' || command.kind === 'ISSUE_TICKETS'
    ? `${command.kind} ${command.accountId} ${command.idempotencyKey} ${command.requestHash}`
    : null;
