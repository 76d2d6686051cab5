import type Stripe from 'stripe';
import { z } from 'zod';
import { dong } from '#domain/kernel/money/dong.ts';
import type { CardDisputeList, ToldDispute } from '#server/money/ports/card-dispute-list.ts';

export const stripeDispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.int().positive(),
  currency: z.literal('vnd'),
  reason: z.string(),
  status: z.string(),
});

const CLOSED: Readonly<Record<string, 'WON' | 'LOST'>> = { won: 'WON', lost: 'LOST', prevented: 'WON' };

/** Null for an inquiry: the bank asks and takes nothing. */
export function toldDispute(dispute: z.output<typeof stripeDispute>): ToldDispute | null {
  const { id, payment_intent, amount, reason, status } = dispute;
  if (status.startsWith('warning_')) return null;
  const state = CLOSED[status] ?? 'OPEN';
  return { kind: 'DISPUTE', disputeId: id, reference: payment_intent, amount: dong(amount), reason, state };
}

const PAGE = 100;

export const makeStripeDisputes = (stripe: Stripe): CardDisputeList => ({
  since: async (from) => {
    const told: ToldDispute[] = [];
    const asked = { created: { gte: Math.floor(from / 1_000) }, limit: PAGE };
    for await (const one of stripe.disputes.list(asked)) {
      // Of a charge that is no payment of ours: without an intent, or in another currency.
      const read = stripeDispute.safeParse(one);
      const dispute = read.success ? toldDispute(read.data) : null;
      if (dispute !== null) told.push(dispute);
    }
    return told;
  },
});
