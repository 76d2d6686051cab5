import type { Trouble } from '#application/platform/trouble.ts';
import { OrderDesk } from '#application/sale/ports/order-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Of an order's failed adjusting invoice; repeating it issues nothing twice. */
export type RetryAdjusting = (orderId: string) => Promise<Result<null, Trouble>>;

export const RetryAdjusting = defineUseCase(
  'RetryAdjusting',
  { desk: OrderDesk },
  ({ desk }): RetryAdjusting =>
    (orderId) =>
      desk.retryAdjusting(orderId).catch(() => refused({ code: 'UNREACHABLE' })),
);
