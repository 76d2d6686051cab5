import { later } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { PAYOUT_TERMS, type RefundAccountOccasion } from '#domain/sale/refund/payout.ts';
import { type Payout, RefundPayouts } from '#server/money/ports/refund-payouts.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';

const AT_ONCE = 200;

/** The account that paid, where a feed told it; else the buyer is asked by email, and reminded once. */
export type AskForRefundAccounts = () => Promise<number>;

const occasionOf = ({ attempts, gatewayTried }: Payout): RefundAccountOccasion =>
  attempts === 0 ? 'FIRST' : gatewayTried && attempts === 1 ? 'REFUSED' : 'RETURNED';

export const AskForRefundAccounts = defineUseCase(
  'AskForRefundAccounts',
  { payouts: RefundPayouts, outbox: EmailOutbox, transact: Transact, jobs: JobQueue, clock: Clock },
  ({ payouts, outbox, transact, jobs, clock }): AskForRefundAccounts => {
    async function ask(refund: Payout, kind: 'ASKED' | 'REMINDED'): Promise<void> {
      // A refund that failed because of its account needs another one.
      const payer = refund.attempts === 0 ? await payouts.payerOf(refund.eventId, refund.paymentId) : null;
      await transact.transaction(async (tx) => {
        const now = clock.now();
        if (kind === 'ASKED' && payer !== null) {
          const locked = await payouts.lock(tx, refund);
          if (locked?.status !== 'DECIDED' || locked.accountAt !== null) return;
          await payouts.setAccount(tx, refund, { account: payer, source: 'PAYER' }, now);
          return;
        }
        if (!(await payouts.asked(tx, refund, kind, now))) return;
        await outbox.queue(tx, [
          {
            content: {
              message: 'refund-account',
              eventId: refund.eventId,
              paymentId: refund.paymentId,
              refundId: refund.refundId,
              amount: refund.amount,
              occasion: kind === 'REMINDED' ? 'REMINDER' : occasionOf(refund),
            },
            recipient: refund.buyer.email,
            locale: refund.locale,
            // A refund that failed asks again.
            occurrence: 2 * refund.attempts + (kind === 'REMINDED' ? 2 : 1),
          },
        ]);
      });
    }
    return async () => {
      const asked = await payouts.toAsk(AT_ONCE);
      for (const refund of asked) await ask(refund, 'ASKED');
      const reminded = await payouts.toRemind(later(clock.now(), -PAYOUT_TERMS.remind), AT_ONCE);
      for (const refund of reminded) await ask(refund, 'REMINDED');
      if (asked.length + reminded.length > 0) jobs.wake('tickets');
      return asked.length + reminded.length;
    };
  },
);
