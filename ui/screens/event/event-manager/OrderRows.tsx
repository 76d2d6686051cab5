import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import type { Sorting } from '#ui/screens/event/desk/SortHead.tsx';
import type { OnAnswer } from './answer-orders/answer-orders.view.ts';
import { OrderLines } from './OrderLines.tsx';
import { OrderTable } from './OrderTable.tsx';
import type { OrderSort } from './sort-orders.view.ts';

type OrderRowsProps = {
  readonly eventId: number;
  readonly orders: readonly DeskOrder[];
  readonly timezone: string;
  readonly loading?: boolean;
  /** Left out where they are always the newest first. */
  readonly sorting?: Sorting<OrderSort> | undefined;
  /** Left out where orders cannot be deleted. */
  readonly onDelete?: ((order: DeskOrder) => void) | undefined;
  /** Left out where orders are only looked at. */
  readonly onRefund?: ((order: DeskOrder) => void) | undefined;
  /** Left out where orders cannot be approved. */
  readonly onAnswer?: OnAnswer | undefined;
};

export const OrderRows = ({
  eventId,
  orders,
  timezone,
  loading = false,
  sorting,
  onDelete,
  onRefund,
  onAnswer,
}: OrderRowsProps) => (
  <>
    <OrderLines
      eventId={eventId}
      orders={orders}
      timezone={timezone}
      loading={loading}
      onDelete={onDelete}
      onRefund={onRefund}
      onAnswer={onAnswer}
    />
    <OrderTable
      eventId={eventId}
      orders={orders}
      timezone={timezone}
      loading={loading}
      sorting={sorting}
      onDelete={onDelete}
      onRefund={onRefund}
      onAnswer={onAnswer}
    />
  </>
);
