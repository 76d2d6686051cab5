import { Plural, Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { FoundOrders as Found } from '#application/ticket/ports/ticket-portal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FramedRow } from '#ui/screens/event/desk/FramedRow.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { portalQuery } from './ticket-portal.view.ts';

type FoundOrdersProps = { readonly search: string; readonly found: Found };

export const FoundOrders = ({ search, found }: FoundOrdersProps) => {
  const locale = useLocale();
  if (found.entries.length === 0) return <NoMatches title={<Trans>No orders match “{search}”</Trans>} />;
  return (
    <div>
      <FramedList>
        {found.entries.map((order) => (
          <li key={order.id}>
            <FramedRow to={paths.ticketPortal(portalQuery({ q: search, order: order.id }))}>
              <span>
                <Typography variant="subtitle2" component="span">
                  {order.orderNumber} · {order.eventName}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary">
                  {order.buyer === order.email ? order.email : `${order.buyer} · ${order.email}`}
                </Typography>
                <Typography variant="body2" component="span" color="textSecondary" className="tabular">
                  <Plural value={order.tickets} one="# ticket" other="# tickets" />
                  {` · ${showMoney(order.price, locale)} · ${showMoment(order.at, locale)}`}
                </Typography>
              </span>
              <OrderChip status={order.status} />
            </FramedRow>
          </li>
        ))}
      </FramedList>
      {found.more ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          <Trans>More orders match. Only the newest are listed; search for something more exact.</Trans>
        </Typography>
      ) : null}
    </div>
  );
};
