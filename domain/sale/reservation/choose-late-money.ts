import { ok, refused } from '#domain/kernel/result.ts';
import type { Payment } from './reservation.ts';
import type { ChooseLateMoney } from './stock-command.ts';
import type { OutcomeOf } from './stock-outcome.ts';
import type { WorkingStock } from './working-stock.ts';

/** The buyer of late money chooses: WAIT may still turn to REFUND, a refund is final. [D17] */
export function chooseLateMoney(stock: WorkingStock, command: ChooseLateMoney): OutcomeOf<ChooseLateMoney> {
  const session = stock.checkoutSessions.get(command.checkoutSessionId);
  if (session === undefined || session.accountId !== command.accountId) return refused({ code: 'NOT_FOUND' });
  const payment = stock.payments.by('checkout', session.checkoutSessionId).find((one) => one.state === 'LATE_MONEY');
  if (payment === undefined) return refused({ code: 'CHOICE_NOT_OPEN' });
  const chosen: Payment = {
    ...payment,
    lateChoice: command.choice,
    state: command.choice === 'REFUND' ? 'REFUND_DUE' : payment.state,
  };
  stock.payments.put(chosen);
  return ok({ kind: 'LATE_MONEY_CHOSEN', payment: chosen, choice: command.choice });
}
