import { Trans, useLingui } from '@lingui/react/macro';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { SortHead, type Sorting } from '#ui/screens/event/desk/SortHead.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AnswerOrderButtons } from './answer-orders/AnswerOrderButtons.tsx';
import type { OnAnswer } from './answer-orders/answer-orders.view.ts';
import { SeatsOnRequest } from './answer-orders/SeatsOnRequest.tsx';
import { DeleteOrderButton } from './DeleteOrderButton.tsx';
import { OrderDonation } from './OrderDonation.tsx';
import { RefundOrderButton } from './refund-order/RefundOrderButton.tsx';
import type { OrderSort } from './sort-orders.view.ts';

type OrderTableProps = {
  readonly eventId: number;
  readonly orders: readonly DeskOrder[];
  readonly timezone: string;
  readonly loading: boolean;
  readonly sorting: Sorting<OrderSort> | undefined;
  readonly onDelete: ((order: DeskOrder) => void) | undefined;
  readonly onRefund: ((order: DeskOrder) => void) | undefined;
  readonly onAnswer: OnAnswer | undefined;
};

export const OrderTable = ({
  eventId,
  orders,
  timezone,
  loading,
  sorting,
  onDelete,
  onRefund,
  onAnswer,
}: OrderTableProps) => {
  const { t } = useLingui();
  const acts = onDelete !== undefined || onRefund !== undefined || onAnswer !== undefined;
  const locale = useLocale();
  const head = (by: OrderSort, label: string, align: 'inherit' | 'right' = 'inherit') =>
    sorting === undefined ? (
      <TableCell align={align}>{label}</TableCell>
    ) : (
      <SortHead by={by} sorting={sorting} align={align}>
        {label}
      </SortHead>
    );
  return (
    <WideTable label={t`Orders`} loading={loading}>
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Order</Trans>
          </TableCell>
          {head('buyer', t`Buyer`)}
          <TableCell align="right">
            <Trans>Tickets</Trans>
          </TableCell>
          {head('total', t`Total`, 'right')}
          {head('status', t`Status`)}
          {head('newest', t`Time`)}
          {acts ? (
            <TableCell>
              <span className="visually-hidden">
                <Trans>Actions</Trans>
              </span>
            </TableCell>
          ) : null}
        </TableRow>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow key={order.id}>
            <TableCell component="th" scope="row" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              <LocalLink to={paths.eventOrder(eventId, order.id)} color="inherit">
                {order.orderNumber}
              </LocalLink>
            </TableCell>
            <TableCell sx={{ minWidth: 160 }}>
              {order.buyer}
              {order.buyer === order.email ? null : (
                <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {order.email}
                </Typography>
              )}
              <SeatsOnRequest seatsOnRequest={order.seatsOnRequest} />
              <OrderDonation donation={order.donation} />
            </TableCell>
            <TableCell align="right" className="tabular">
              {showCount(order.tickets, locale)}
            </TableCell>
            <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {showMoney(order.price, locale)}
            </TableCell>
            <TableCell>
              <OrderChip status={order.status} />
            </TableCell>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {showMoment(order.insertedAt, locale, timezone)}
            </TableCell>
            {acts ? (
              <TableCell align="right" sx={{ py: 0, whiteSpace: 'nowrap' }}>
                {onRefund === undefined ? null : <RefundOrderButton order={order} onRefund={onRefund} />}
                {onAnswer === undefined ? null : <AnswerOrderButtons order={order} onAnswer={onAnswer} />}
                {onDelete === undefined ? null : <DeleteOrderButton order={order} onDelete={onDelete} />}
              </TableCell>
            ) : null}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
};
