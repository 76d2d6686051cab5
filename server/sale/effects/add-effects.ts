import { never } from '#domain/kernel/never.ts';
import type { StockOutcome } from '#domain/sale/reservation/stock-outcome.ts';
import { type DeskCommand, isCommand } from '#server/sale/ports/reservation-desk.ts';
import { approvalAnswered } from './approval-answered.ts';
import type { BatchEffects } from './batch-effects.ts';
import { capacityChanged } from './capacity-changed.ts';
import { checkoutBegun } from './checkout-begun.ts';
import { guestLeftLine } from './guest-left-line.ts';
import { guestWaits } from './guest-waits.ts';
import { lateMoneyChosen } from './late-money-chosen.ts';
import { lateMoneyReseated } from './late-money-reseated.ts';
import { manualAnswered } from './manual-answered.ts';
import { moneySettled } from './money-settled.ts';
import { orderGivenBack } from './order-given-back.ts';
import { paymentBegun } from './payment-begun.ts';
import { ticketsIssued } from './tickets-issued.ts';

export type Outcome = Extract<StockOutcome, { readonly ok: true }>['value'];

/** Besides the stock. */
export function addEffects(effects: BatchEffects, command: DeskCommand, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'HELD':
    case 'LINE_CHANGED':
    case 'CART_RELEASED':
    case 'EXPIRED_RELEASED':
      return;
    case 'WAITING_JOINED':
      if (isCommand(command, 'JOIN_WAITING')) guestWaits(effects, command, outcome.entry);
      return;
    case 'WAITING_LEFT':
      if (isCommand(command, 'LEAVE_WAITING')) guestLeftLine(effects, command);
      return;
    case 'CHECKOUT_CANCELLED':
      effects.written.touched.add(outcome.checkoutSession.checkoutSessionId);
      return;
    case 'CHECKOUT_BEGUN':
      if (isCommand(command, 'BEGIN_CHECKOUT')) checkoutBegun(effects, command, outcome);
      return;
    case 'TICKETS_ISSUED':
      if (isCommand(command, 'ISSUE_TICKETS')) ticketsIssued(effects, command, outcome);
      return;
    case 'PAYMENT_BEGUN':
      if (isCommand(command, 'BEGIN_PAYMENT')) paymentBegun(effects, command, outcome);
      return;
    case 'MANUAL_CONFIRMED':
    case 'MANUAL_REFUSED':
    case 'MANUAL_REPEATED':
      if (isCommand(command, 'ANSWER_MANUAL')) manualAnswered(effects, command, outcome);
      return;
    case 'SOLD':
    case 'PART_PAID':
    case 'NO_PLACE':
    case 'SECOND_PAYMENT':
    case 'REPEATED':
      if (isCommand(command, 'SETTLE')) moneySettled(effects, command, outcome);
      else lateMoneyReseated(effects, outcome);
      return;
    case 'LATE_MONEY_CHOSEN':
      lateMoneyChosen(effects, outcome);
      return;
    case 'GIVEN_BACK':
      if (isCommand(command, 'GIVE_BACK')) orderGivenBack(effects, command, outcome);
      return;
    case 'APPROVAL_ANSWERED':
      if (isCommand(command, 'ANSWER_APPROVAL')) approvalAnswered(effects, command, outcome);
      return;
    case 'CAPACITY_CHANGED':
      if (isCommand(command, 'CHANGE_CAPACITY')) capacityChanged(effects, command);
      return;
    default:
      never(outcome);
  }
}
