import { retry } from '#application/platform/retry.ts';
import {
  type BankTransferInstruction,
  CheckoutDesk,
  type CheckoutSession,
} from '#application/sale/ports/checkout-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { unfinishedOf } from '#domain/sale/checkout/page-entry.ts';
import { keepsPolling } from '#domain/sale/checkout/result-status.ts';

type AwaitedPayment = { readonly session: CheckoutSession; readonly transfer: BankTransferInstruction };

/** Null: none, or the server did not answer. */
export type FindUnfinishedPayment = (sectionEventId: number) => Promise<AwaitedPayment | null>;

export const FindUnfinishedPayment = defineUseCase(
  'FindUnfinishedPayment',
  { checkoutDesk: CheckoutDesk },
  (ports: { readonly checkoutDesk: Pick<CheckoutDesk, 'unfinished'> }): FindUnfinishedPayment =>
    async (sectionEventId) => {
      const found = await retry(() => ports.checkoutDesk.unfinished(sectionEventId));
      if (!found.ok || found.value === null || unfinishedOf(found.value)?.state !== 'PAYING') return null;
      const { transfer, status } = found.value;
      return transfer !== null && keepsPolling(status) ? { session: found.value, transfer } : null;
    },
);
