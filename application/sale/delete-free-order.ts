import type { Trouble } from '#application/platform/trouble.ts';
import { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Orders with check-ins are refused. [S8-34] */
export type DeleteFreeOrder = (orderId: string) => Promise<Result<null, Trouble>>;

export const DeleteFreeOrder = defineUseCase(
  'DeleteFreeOrder',
  { desk: SalesDesk },
  ({ desk }: { readonly desk: Pick<SalesDesk, 'deleteOrder'> }): DeleteFreeOrder =>
    (orderId) =>
      desk.deleteOrder(orderId).catch(() => refused({ code: 'UNREACHABLE' })),
);
