import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { CheckoutReader, type CheckoutView } from '#server/sale/ports/checkout-reader.ts';

/** Refused with NOT_FOUND for another buyer's checkout. */
export type FindCheckout = (input: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly checkoutSessionId: string;
}) => Promise<Result<CheckoutView, RefusalOf<'NOT_FOUND'>>>;

export const FindCheckout = defineUseCase(
  'FindCheckout',
  { reader: CheckoutReader },
  (deps): FindCheckout =>
    async ({ accountId, eventId, checkoutSessionId }) => {
      const view = await deps.reader.checkout(eventId, checkoutSessionId);
      return view === null || view.accountId !== accountId ? refused({ code: 'NOT_FOUND' }) : ok(view);
    },
);
