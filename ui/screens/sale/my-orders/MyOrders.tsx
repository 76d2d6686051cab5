import { Plural, Trans, useLingui } from '@lingui/react/macro';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Page as PageOf } from '#application/platform/ports/page.ts';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { money, moneyLabelText, orderMoment, ticketCount } from './orders.view.ts';
import { StatusChip } from './StatusChip.tsx';

const Page = styled('div')({
  maxWidth: 860,
  marginInline: 'auto',
  padding: 'clamp(24px, 4vw, 48px) clamp(16px, 3vw, 32px) 64px',
  display: 'grid',
  gap: 20,
});
const List = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none', padding: 0, margin: 0 });
const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '16px 16px 16px 20px',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { borderColor: theme.vars.palette.text.secondary },
  '& .what': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .sum': { display: 'grid', justifyItems: 'end', gap: 6, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& .sum': {
      gridColumn: '1 / -1',
      gridRow: 2,
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingTop: 8,
    },
  },
}));

/** Keeps a number and its unit on one line. */
const Fact = styled('span')({ whiteSpace: 'nowrap' });

export function MyOrders() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`My orders`} hidden />
      <div>
        <Button
          component={Link}
          to={paths.myTickets()}
          startIcon={<BackIcon />}
          color="secondary"
          sx={{ ml: -2, mb: 1 }}
        >
          <Trans>My tickets</Trans>
        </Button>
        <Typography variant="h2" component="h1">
          <Trans>My orders</Trans>
        </Typography>
      </div>
      <ViewerScreen<PageOf<OwnOrder>> skeleton={<Waiting />}>{(orders) => <Found orders={orders} />}</ViewerScreen>
    </Page>
  );
}

const Waiting = () => (
  <List as="div" aria-hidden>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={92} sx={{ borderRadius: '16px' }} />
    ))}
  </List>
);

function Found({ orders }: { readonly orders: PageOf<OwnOrder> }) {
  if (orders.entries.length === 0)
    return (
      <EmptyState
        picture={<ReceiptIcon sx={{ fontSize: 56, color: 'tone.gold' }} />}
        title={<Trans>No orders yet</Trans>}
        text={<Trans>Your orders and receipts appear here, free ones included.</Trans>}
        action={
          <Button component={Link} to={paths.discovery()} variant="contained">
            <Trans>Find an event</Trans>
          </Button>
        }
      />
    );
  const to = (name: 'before' | 'after', cursor: string | null) =>
    cursor === null ? null : `${paths.orders()}?${name}=${encodeURIComponent(cursor)}`;
  return (
    <>
      <List>
        {orders.entries.map((order) => (
          <li key={order.id}>
            <OrderRow order={order} />
          </li>
        ))}
      </List>
      <Pager before={to('before', orders.before)} after={to('after', orders.after)} />
    </>
  );
}

function OrderRow({ order }: { readonly order: OwnOrder }) {
  const locale = useLocale();
  const label = moneyLabelText(order, locale);
  const tickets = ticketCount(order);
  return (
    <Row to={paths.order(order.id)}>
      <span className="what">
        <Typography variant="subtitle1" component="b" sx={{ display: 'block', fontWeight: 600 }}>
          {order.session.event.name}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="span" className="tabular">
          <Fact>{order.orderNumber} ·</Fact> <Fact>{orderMoment(order, locale)} ·</Fact>{' '}
          <Fact>
            {tickets === 0 ? <Trans>Donation</Trans> : <Plural value={tickets} one="# ticket" other="# tickets" />}
          </Fact>
        </Typography>
      </span>
      <span className="sum">
        <b>
          {order.price === 0 ? <Trans>Free</Trans> : money(order.price, locale)}
          {label !== null && order.price > 0 && (
            <Typography variant="caption" color="textSecondary" component="span">
              {' '}
              · {label}
            </Typography>
          )}
        </b>
        <StatusChip order={order} />
      </span>
      <ChevronRight aria-hidden />
    </Row>
  );
}
