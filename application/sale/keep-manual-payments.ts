import { ManualPaymentDesk } from '#application/sale/ports/manual-payment-desk.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { checkManualReason, checkManualTerms } from '#domain/money/payment/manual-payment.ts';

/** What is typed is checked before it is sent. [S1-14] */
export type KeepManualPayments = ManualPaymentDesk;

export const KeepManualPayments = defineUseCase(
  'KeepManualPayments',
  { desk: ManualPaymentDesk },
  ({ desk }): KeepManualPayments => ({
    ...desk,
    keepTerms: async (eventId, terms) => {
      const checked = checkManualTerms(terms);
      return checked.ok ? desk.keepTerms(eventId, checked.value) : checked;
    },
    refuse: async (orderId, typed) => {
      const reason = checkManualReason(typed);
      return reason.ok ? desk.refuse(orderId, reason.value) : reason;
    },
  }),
);
