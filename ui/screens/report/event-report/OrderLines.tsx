import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { OrdersTableProps } from './OrdersGrid.tsx';
import { orderStatus, paymentStatus } from './report-words.view.ts';

export const OrderLines = ({ orders, timezone, loading }: OrdersTableProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <FramedList aria-label={t`Orders`} aria-busy={loading}>
      {orders.map((order) => (
        <Box component="li" key={order.id} sx={{ px: 2, py: 1.25 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'center' }}>
            <LocalLink to={paths.reportedOrder(order.eventId, order.id)} sx={{ py: 1 }}>
              {order.orderNumber}
            </LocalLink>
            <Typography variant="subtitle2" component="span" className="tabular">
              {showMoney(order.price, locale)}
            </Typography>
          </Box>
          <Typography variant="caption" color="textSecondary" component="p">
            {showMoment(order.createdAt, locale, timezone)} · {orderStatus(order.status, locale)}
            {order.paymentStatus === null ? null : ` · ${paymentStatus(order.paymentStatus, locale)}`}
            <br />
            {order.lines
              .map(({ ticketName, quantity }) =>
                ticketName === null ? t`Donation without tickets` : `${quantity} × ${ticketName}`,
              )
              .join(', ')}
          </Typography>
        </Box>
      ))}
    </FramedList>
  );
};
