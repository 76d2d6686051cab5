import { defineUseCase } from '#domain/kernel/use-case.ts';
import { moneyBack } from '#domain/sale/refund/order-money.ts';
import { ChargeBack } from '#server/money/charge-back.ts';
import type { CardNotice } from '#server/money/ports/card-notices.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';

/** What cannot be undone, such as an order refunded before, is for a person; so is an amount that does not fit. */
export type TakeBackDisputed = (dispute: Extract<CardNotice, { readonly kind: 'DISPUTE' }>) => Promise<void>;

export const TakeBackDisputed = defineUseCase(
  'TakeBackDisputed',
  { payments: GatewayPayments, chargeBack: ChargeBack, log: Log, metrics: Metrics },
  ({ payments, chargeBack, log, metrics }): TakeBackDisputed =>
    async ({ disputeId, reference, reason, amount }) => {
      const payment = await payments.byReference('STRIPE', reference);
      const facts = { disputeId, reference, reason, amount };
      const { eventId, paymentId } = payment ?? { eventId: null, paymentId: null };
      const answer = eventId === null ? null : await chargeBack({ eventId, paymentId, disputeId, reason });
      const fits = answer?.ok === true && moneyBack(answer.value) === amount;
      metrics.count('card_disputes_total', { outcome: fits ? 'TAKEN_BACK' : 'REVIEW' });
      if (fits) log.warn('a card payment was taken back by its bank', facts);
      else log.error(new Error('A disputed payment needs a person'), 'a dispute is in review', facts);
    },
);
