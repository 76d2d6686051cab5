import type { Trouble } from '#application/platform/trouble.ts';
import { OrderDesk } from '#application/sale/ports/order-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** For admins. Its tickets are void, all of its money goes back. [S1-66] */
export type CancelOrder = (orderId: string, reason: string) => Promise<Result<null, Trouble>>;

export const CancelOrder = defineUseCase(
  'CancelOrder',
  { desk: OrderDesk },
  ({ desk }): CancelOrder =>
    (orderId, reason) =>
      desk.cancel(orderId, reason).catch(() => refused({ code: 'UNREACHABLE' })),
);
