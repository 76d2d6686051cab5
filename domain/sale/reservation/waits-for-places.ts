import type { PaymentState } from '#domain/money/payment/payment-state.ts';
import type { LateChoice } from './reservation.ts';

/** Whether a buyer whose money came late wants to wait for places: whatever comes free is tried for it. [D7] */
export const waitsForPlaces = (
  payment: { readonly state: PaymentState; readonly lateChoice: LateChoice | null } | null,
): boolean => payment?.state === 'LATE_MONEY' && payment.lateChoice === 'WAIT';
