import type { Trouble } from '#application/platform/trouble.ts';
import { SalesDesk } from '#application/report/ports/sales-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Paid and used orders are refused to all but admins: what was paid goes back. [S1-45] [S8-34] */
export type DeleteOrder = (orderId: string) => Promise<Result<null, Trouble>>;

export const DeleteOrder = defineUseCase(
  'DeleteOrder',
  { desk: SalesDesk },
  ({ desk }: { readonly desk: Pick<SalesDesk, 'deleteOrder'> }): DeleteOrder =>
    (orderId) =>
      desk.deleteOrder(orderId).catch(() => refused({ code: 'UNREACHABLE' })),
);
