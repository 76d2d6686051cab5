import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import type { OnAnswer } from './answer-orders/answer-orders.view.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTable } from './OrderTable.tsx';

type OrderRowsProps = {
  readonly eventId: number;
  readonly orders: readonly DeskOrder[];
  readonly timezone: string;
  /** Left out where orders cannot be deleted. */
  readonly onDelete?: ((order: DeskOrder) => void) | undefined;
  /** Left out where orders are only looked at. */
  readonly onRefund?: ((order: DeskOrder) => void) | undefined;
  /** Left out where orders cannot be approved. */
  readonly onAnswer?: OnAnswer | undefined;
};

export const OrderRows = ({ eventId, orders, timezone, onDelete, onRefund, onAnswer }: OrderRowsProps) => (
  <>
    <OrderLines
      eventId={eventId}
      orders={orders}
      timezone={timezone}
      onDelete={onDelete}
      onRefund={onRefund}
      onAnswer={onAnswer}
    />
    <OrderTable
      eventId={eventId}
      orders={orders}
      timezone={timezone}
      onDelete={onDelete}
      onRefund={onRefund}
      onAnswer={onAnswer}
    />
  </>
);
