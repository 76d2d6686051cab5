import type { Trouble } from '#application/platform/trouble.ts';
import { OwnOrders } from '#application/sale/ports/own-orders.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

export type WithdrawOrder = (orderId: string) => Promise<Result<null, Trouble>>;

export const WithdrawOrder = defineUseCase(
  'WithdrawOrder',
  { orders: OwnOrders },
  ({ orders }: { readonly orders: Pick<OwnOrders, 'withdraw'> }): WithdrawOrder =>
    (orderId) =>
      orders.withdraw(orderId).catch(() => refused({ code: 'UNREACHABLE' })),
);
