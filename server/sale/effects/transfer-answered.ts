import type { Settled } from '#domain/sale/reservation/stock-outcome.ts';
import { transferOutcome } from '#domain/sale/reservation/stock-outcome.ts';
import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';

/** A match made by a person is audited. */
export function transferAnswered(
  { written, eventId }: BatchEffects,
  { stock, details: { incomingTransferId, transferCode, decidedBy } }: DeskCommand<'SETTLE'>,
  outcome: Settled,
): void {
  if (incomingTransferId === null) return;
  const { paymentId } = outcome.payment;
  const repeated = outcome.kind === 'REPEATED';
  written.transferOutcomes.push({
    incomingTransferId,
    state: transferOutcome(outcome),
    transferCode,
    paymentId,
    decidedBy,
    repeated,
  });
  if (decidedBy === null || repeated) return;
  written.audits.push({
    act: 'transfer.matched',
    subject: `transfer:${incomingTransferId}`,
    eventId,
    actor: decidedBy,
    facts: { paymentId, amount: stock.amount, outcome: outcome.kind },
  });
}
