import { amountMissing } from '#domain/money/payment/payment-state.ts';

export const partOf = amountMissing;
