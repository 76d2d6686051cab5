import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AnswerOrderButtons } from './answer-orders/AnswerOrderButtons.tsx';
import type { OnAnswer } from './answer-orders/answer-orders.view.ts';
import { SeatsOnRequest } from './answer-orders/SeatsOnRequest.tsx';
import { DeleteOrderButton } from './DeleteOrderButton.tsx';
import { OrderDonation } from './OrderDonation.tsx';
import { RefundOrderButton } from './refund-order/RefundOrderButton.tsx';

type OrderLinesProps = {
  readonly eventId: number;
  readonly orders: readonly DeskOrder[];
  readonly timezone: string;
  readonly loading: boolean;
  readonly onDelete: ((order: DeskOrder) => void) | undefined;
  readonly onRefund: ((order: DeskOrder) => void) | undefined;
  readonly onAnswer: OnAnswer | undefined;
};

export const OrderLines = ({ eventId, orders, timezone, loading, onDelete, onRefund, onAnswer }: OrderLinesProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <NarrowList aria-label={t`Orders`} aria-busy={loading}>
      {orders.map((order) => (
        <NarrowLine key={order.id} style={{ display: 'flex', gap: 12, justifyContent: 'space-between' }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
              {order.buyer}
            </Typography>
            <Typography variant="caption" color="textSecondary" component="p" className="tabular">
              <LocalLink to={paths.eventOrder(eventId, order.id)} color="inherit">
                {order.orderNumber}
              </LocalLink>{' '}
              ·{' '}
              <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                {showMoment(order.insertedAt, locale, timezone)}
              </Box>
            </Typography>
            <SeatsOnRequest seatsOnRequest={order.seatsOnRequest} />
            <OrderDonation donation={order.donation} />
          </Box>
          <Box sx={{ flex: 'none', textAlign: 'right' }}>
            <Typography variant="subtitle2" component="p" className="tabular">
              {showMoney(order.price, locale)}
            </Typography>
            <OrderChip status={order.status} />
            {onRefund === undefined ? null : <RefundOrderButton order={order} onRefund={onRefund} />}
            {onAnswer === undefined ? null : <AnswerOrderButtons order={order} onAnswer={onAnswer} />}
            {onDelete === undefined ? null : <DeleteOrderButton order={order} onDelete={onDelete} />}
          </Box>
        </NarrowLine>
      ))}
    </NarrowList>
  );
};
