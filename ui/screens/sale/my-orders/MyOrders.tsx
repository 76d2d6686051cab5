import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Page as PageOf } from '#application/platform/ports/page.ts';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Pager } from '#ui/components/Pager.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { ReceiptTextIcon } from '#ui/icons/receipt-text.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { MyTicketsTabs } from '#ui/screens/ticket/my-tickets/MyTicketsTabs.tsx';
import { styled } from '#ui/theme/styled.ts';
import { OrderRow } from './OrderRow.tsx';

const Page = styled('div')({
  maxWidth: 960,
  marginInline: 'auto',
  '--gutter': 'clamp(16px, 3vw, 32px)',
  padding: 'clamp(24px, 4vw, 48px) var(--gutter) 64px',
  display: 'grid',
  gap: 20,
});
const List = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none', padding: 0, margin: 0 });
export function MyOrders() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`My orders`} hidden />
      <Typography variant="h2" component="h1">
        <Trans>My tickets</Trans>
      </Typography>
      <MyTicketsTabs current="ORDERS" />
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
        picture={<ReceiptTextIcon size={56} tone="gold" />}
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
