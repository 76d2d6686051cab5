import { never } from '#domain/kernel/never.ts';
import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';
import { noPlace } from './no-place.ts';
import { partPaid } from './part-paid.ts';
import { secondPayment } from './second-payment.ts';
import { sold } from './sold.ts';
import { transferAnswered } from './transfer-answered.ts';

/** With its effect on the order and on the bank transfer. */
export function moneySettled(effects: BatchEffects, command: DeskCommand<'SETTLE'>, outcome: Settled): void {
  const { stock, details } = command;
  if (outcome.kind !== 'REPEATED') effects.ledger.arrived(stock);
  switch (outcome.kind) {
    case 'SOLD':
      sold(effects, outcome, details.decidedBy);
      break;
    case 'PART_PAID':
      partPaid(effects, outcome, details.decidedBy);
      break;
    case 'NO_PLACE':
      noPlace(effects, outcome, details.decidedBy);
      break;
    case 'SECOND_PAYMENT':
      secondPayment(effects, outcome, stock.amount, details.decidedBy);
      break;
    case 'REPEATED':
      break;
    default:
      never(outcome);
  }
  transferAnswered(effects, command, outcome);
}
