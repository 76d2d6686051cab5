import type { Trouble } from '#application/platform/trouble.ts';
import { type OrdersAnswered, type OrdersToAnswer, SalesDesk } from '#application/report/ports/sales-desk.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** What was answered before is counted as refused. [S6-35] */
export type AnswerOrders = (asked: OrdersToAnswer) => Promise<Result<OrdersAnswered, Trouble>>;

export const AnswerOrders = defineUseCase(
  'AnswerOrders',
  { desk: SalesDesk },
  ({ desk }: { readonly desk: Pick<SalesDesk, 'answerOrders'> }): AnswerOrders =>
    (asked) =>
      desk.answerOrders(asked).catch(() => refused({ code: 'UNREACHABLE' })),
);
