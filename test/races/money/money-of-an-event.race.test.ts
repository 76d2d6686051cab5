import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saleWorld } from '../sale-world.ts';
import type { Command } from './a-command.ts';
import { eventHands } from './event-hands.ts';
import { endAtGateways } from './gateway-commands.ts';
import { gatewayHands } from './gateway-hands.ts';
import { invoiceFaults } from './invoice-commands.ts';
import { invoiceHands, simulatedInvoices } from './invoice-hands.ts';
import { AFTER_MATURITY, MATURED_SALE, MONEY_COMMANDS, SELDOM_WALKED } from './money-commands.ts';
import { moneyFaults } from './money-faults.ts';
import { emptyModel, type SoldEvent } from './money-model.ts';
import { PAYOUT_COMMANDS } from './payout-commands.ts';
import { payoutFaults } from './payout-faults.ts';
import { simulatedMoney } from './simulated-money.ts';

const REACHED = [
  ...'SUCCEEDED EXPIRED REFUND_DUE REFUNDED PAID SHORT OVER DUPLICATE LATE_SEATED LATE_NO_PLACE'.split(' '),
  ...'MATURED TAKEN_BACK'.split(' '),
  ...'REFUND_PAID REFUND_AMOUNT REFUND_SECOND DECIDED SENT CONFIRMED FAILED'.split(' '),
  ...'REQUIRED_APPROVAL SUCCESSFUL CANCELLED WITHDRAWN'.split(' '),
  ...'ticket given, ticket admitted, ticket returned, donation refunded'.split(', '),
  ...'wallet SETTLED, wallet RELEASED, part SETTLED, part RELEASED, part refunded'.split(', '),
  ...'VNPAY PAID, VNPAY CANCELLED, STRIPE PAID, STRIPE FAILED, STRIPE CANCELLED'.split(', '),
  ...'at a gateway DONE, at a gateway REFUSED, late at a gateway, CHARGEBACK, late CHARGEBACK'.split(', '),
  ...'payout TRANSFERRED, payout REJECTED, payout CANCELLED'.split(', '),
  ...'dispute PART, dispute WON, won back, won back refunded'.split(', '),
  ...'invoice ISSUED, invoice adjusted, invoice DROPPED'.split(', '),
  ...'cancellation DONE, cancellation UNDONE, move DONE, move SUPERSEDED'.split(', '),
];
const STATES = `SELECT state FROM payment UNION SELECT state FROM transfer_outcome UNION SELECT status FROM refund
  UNION SELECT status FROM user_order UNION SELECT status FROM reward
  UNION SELECT CASE WHEN part THEN 'part ' ELSE 'wallet ' END || state FROM wallet_payment
  UNION SELECT 'part refunded' FROM refund WHERE wallet > 0
  UNION SELECT provider || ' ' || state FROM gateway_payment UNION SELECT 'at a gateway ' || state FROM gateway_refund
  UNION SELECT 'late at a gateway' FROM refund WHERE by_provider AND late > 0
  UNION SELECT CASE WHEN late > 0 THEN 'late ' ELSE '' END || reason FROM refund WHERE reason = 'CHARGEBACK'
  UNION SELECT 'dispute ' || task FROM card_dispute
  UNION SELECT 'won back' FROM payment_receipt WHERE provider_reference LIKE 'dp\\_% won'
  UNION SELECT 'won back refunded' FROM refund WHERE refund_key LIKE 'won-dp\\_%' AND status = 'CONFIRMED'
  UNION SELECT 'invoice ' || state FROM e_invoice
  UNION SELECT 'invoice adjusted' FROM adjusting_invoice WHERE state = 'ISSUED'
  UNION SELECT 'payout ' || status FROM withdrawal
  UNION SELECT 'cancellation ' || state FROM event_cancellation UNION SELECT 'move ' || state FROM session_move
  UNION SELECT 'ticket given' FROM bought_ticket WHERE sent_at IS NOT NULL
  UNION SELECT 'ticket admitted' FROM bought_ticket WHERE redeem_count > 0
  UNION SELECT 'ticket returned' FROM bought_ticket WHERE returned_at IS NOT NULL
  UNION SELECT 'donation refunded' FROM refund WHERE donation > 0`;
/** MONEY_RUNS: how many, for a longer search. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 500);
const SEED = Number(process.env['MONEY_SEED'] ?? randomInt(2 ** 31));
/** Of each sale, in hundredths of a per cent, beside 1,000 đ; none for every other seed. */
const FEE = Number(process.env['MONEY_FEE'] ?? (SEED % 2) * 250);

it('whatever people, the bank, gateways and the clock do, every dong is accounted for, stock equals rows and nobody is told twice', {
  timeout: Math.max(500, RUNS) * 7_200,
}, async ({ annotate }) => {
  await annotate(`${RUNS} walks, MONEY_SEED=${SEED}, MONEY_FEE=${FEE}`);
  const first = await saleWorld({ eInvoices: true });
  const second = await saleWorld({ eInvoices: true }, first.test, first.keyring);
  if (FEE > 0)
    await first.test.asOwner(
      `INSERT INTO fee_change (fee, version, basis_points, fixed, minimum, from_at, changed_by, changed_at)
       VALUES ('SALE', 1, $1, 1000, 0, now() - interval '1 hour', $2, now() - interval '2 hours')`,
      [FEE, await first.buyer()],
    );
  const nodes = [first, second] as const;
  const approvers = [await first.buyer(), await first.buyer(), await first.buyer()];
  const hands = [eventHands(first), eventHands(second)] as const;
  const outside = await simulatedMoney();
  const invoices = simulatedInvoices();
  const papers = [invoiceHands(first, invoices), invoiceHands(second, invoices)] as const;
  const gateways = [gatewayHands(first, outside), gatewayHands(second, outside)] as const;
  const newEvent = async (approval: boolean): Promise<SoldEvent> => {
    const referrer = await first.buyer();
    const owner = await first.buyer(referrer);
    const sale = await first.sale({
      owner,
      approval,
      donations: true,
      refundDays: 1,
      types: [{ price: 90_000, capacity: 4 }, { capacity: 3 }],
    });
    return { nodes, hands, gateways, outside, papers, invoices, sale, owner, referrer, approvers };
  };

  const walk = async (commands: Iterable<Command>, approval: boolean): Promise<void> => {
    const model = emptyModel();
    const real = await newEvent(approval);
    await fc.asyncModelRun(() => ({ model, real }), commands);
    await endAtGateways(model, real);
    expect([
      ...(await moneyFaults(model, real)),
      ...(await payoutFaults(real)),
      ...(await invoiceFaults(real)),
    ]).toEqual([]);
    await gateways[0].leave(real.sale.eventId);
  };
  const left = async (states: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await first.pool.query<{ state: string }>(STATES);
    return states.filter((state) => !rows.some((row) => row.state === state));
  };

  for (const { reaches, commands, approval = false } of SELDOM_WALKED) {
    await walk(commands, approval);
    expect(await left(reaches)).toEqual([]);
  }
  await fc.assert(fc.asyncProperty(fc.commands(MONEY_COMMANDS, { maxCommands: 30, size: 'max' }), fc.boolean(), walk), {
    numRuns: RUNS,
    seed: SEED,
    endOnFailure: true,
  });
  const paidOut = fc.commands([...PAYOUT_COMMANDS, ...AFTER_MATURITY], { maxCommands: 20, size: 'max' });
  await fc.assert(
    fc.asyncProperty(paidOut, (commands) => walk([...MATURED_SALE, ...commands], false)),
    { numRuns: Math.ceil(RUNS / 8), seed: SEED, endOnFailure: true },
  );
  expect([...first.failures, ...second.failures]).toEqual([]);
  // Every kind of money event was reached.
  expect(await left(REACHED)).toEqual([]);
});
