import { ZERO } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { wonBack } from '#domain/sale/refund/disputed-refund.ts';
import { ChargeBack } from '#server/money/charge-back.ts';
import { CloseDispute } from '#server/money/close-dispute.ts';
import { type CardDispute, CardDisputes } from '#server/money/ports/card-disputes.ts';
import type { CardNotice } from '#server/money/ports/card-notices.ts';
import { GatewayPayments } from '#server/money/ports/gateway-payments.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';

/**
 * Calls come late, twice and out of order. What cannot be undone, such as an order refunded before, is for a person; so
 * is an amount that does not fit. Money of a chargeback that comes back is owed to the buyer again, and a person
 * decides.
 */
export type TakeBackDisputed = (dispute: Extract<CardNotice, { readonly kind: 'DISPUTE' }>) => Promise<void>;

type Outcome = 'TAKEN_BACK' | 'CLOSED' | 'REVIEW';

export const TakeBackDisputed = defineUseCase(
  'TakeBackDisputed',
  {
    payments: GatewayPayments,
    disputes: CardDisputes,
    chargeBack: ChargeBack,
    close: CloseDispute,
    desk: ReservationDesk,
    transact: Transact,
    clock: Clock,
    log: Log,
    metrics: Metrics,
  },
  ({ payments, disputes, chargeBack, close, desk, transact, clock, log, metrics }): TakeBackDisputed => {
    /** What a chargeback took of tickets, which are void, is owed to the buyer again, once. */
    async function receiveAgain({ eventId, disputeId, paymentId, ...dispute }: CardDispute): Promise<void> {
      const amount = wonBack(dispute);
      if (amount === ZERO) return;
      const money = { provider: 'STRIPE', providerReference: `${disputeId} won`, amount, at: clock.now() } as const;
      const nobody = { incomingTransferId: null, transferCode: null, decidedBy: null };
      const settled = await desk.submit(eventId, { kind: 'SETTLE', paymentId, ...money }, nobody);
      if (!settled.ok) throw new Error(`Money of dispute ${disputeId} was not settled: ${settled.refusal.code}`);
    }

    async function takeBack(dispute: Parameters<TakeBackDisputed>[0]): Promise<Outcome> {
      const { disputeId, reference, reason, amount, state } = dispute;
      const payment = await payments.byReference('STRIPE', reference);
      if (payment === null) return 'REVIEW';
      const { eventId, paymentId } = payment;
      const known = await disputes.find({ eventId, disputeId });
      const over = known !== null && known.state !== 'OPEN';
      if (known !== null && state === 'WON') await receiveAgain(known);
      if (over && (state === 'OPEN' || state === known.state)) return 'CLOSED';
      if (known === null && state === 'WON') {
        // Its call that it began comes later, or never.
        const none = { ofRefunds: ZERO, task: null };
        const won = { eventId, disputeId, paymentId, state, amount, ...none, reason, at: clock.now() } as const;
        await transact.transaction((tx) => disputes.add(tx, won));
        return 'CLOSED';
      }
      const fits = over || (await chargeBack({ eventId, paymentId, disputeId, reason, amount }));
      if (state === 'OPEN') return fits ? 'TAKEN_BACK' : 'REVIEW';
      const closed = await close({ eventId, disputeId }, { state, named: null, note: reason, by: null });
      const after = await disputes.find({ eventId, disputeId });
      if (!closed.ok || after === null) return 'REVIEW';
      return state === 'WON' || after.ofRefunds === ZERO ? 'CLOSED' : 'REVIEW';
    }

    return async (dispute) => {
      const outcome = await takeBack(dispute);
      metrics.count('card_disputes_total', { outcome });
      const { kind: _kind, ...facts } = dispute;
      if (outcome === 'REVIEW')
        log.error(new Error('A disputed payment needs a person'), 'a dispute is in review', facts);
      else log.warn('a card payment is disputed at its bank', { ...facts, outcome });
    };
  },
);
