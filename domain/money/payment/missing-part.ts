import { type Dong, minus } from '#domain/kernel/money/dong.ts';

/** What is missing of a payment that arrived in part; null when nothing or everything is here. */
export const missingPart = (price: Dong, received: Dong): Dong | null =>
  received > 0 && received < price ? minus(price, received) : null;
