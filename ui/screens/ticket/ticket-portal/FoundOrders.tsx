import { Plural, Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { FoundOrders as Found } from '#application/ticket/ports/ticket-portal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { portalQuery } from './ticket-portal.view.ts';

type FoundOrdersProps = { readonly search: string; readonly found: Found };

export const FoundOrders = ({ search, found }: FoundOrdersProps) => {
  const locale = useLocale();
  if (found.entries.length === 0) return <NoMatches title={<Trans>No orders match “{search}”</Trans>} />;
  return (
    <div>
      <List>
        {found.entries.map((order) => (
          <li key={order.id}>
            <Row to={paths.ticketPortal(portalQuery({ q: search, order: order.id }))}>
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
            </Row>
          </li>
        ))}
      </List>
      {found.more ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          <Trans>More orders match. Only the newest are listed; search for something more exact.</Trans>
        </Typography>
      ) : null}
    </div>
  );
};

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderRadius: 16,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled(Link)(({ theme }) => ({
  minHeight: 64,
  padding: '12px 20px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'center',
  color: 'inherit',
  textDecoration: 'none',
  '& > span:first-of-type': { display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));
