import { Plural, Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { FoundOrder } from '#application/ticket/ports/ticket-portal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FramedRow } from '#ui/screens/event/desk/FramedRow.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { portalQuery } from './ticket-portal.view.ts';

type FoundOrdersProps = { readonly search: string; readonly found: Page<FoundOrder> };

export const FoundOrders = ({ search, found }: FoundOrdersProps) => {
  const locale = useLocale();
  const [query] = useSearchParams();
  if (found.entries.length === 0) return <NoMatches title={<Trans>No orders match “{search}”</Trans>} />;
  return (
    <div>
      <FramedList>
        {found.entries.map((order) => (
          <li key={order.id}>
            <FramedRow to={paths.ticketPortal(portalQuery({ ...Object.fromEntries(query), order: order.id }))}>
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
      <DeskPager page={found} />
    </div>
  );
};
