import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { OrderRow } from '#ui/screens/sale/my-orders/OrderRow.tsx';
import { styled } from '#ui/theme/styled.ts';

const List = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none', padding: 0, margin: '12px 0 0' });

export const PendingOrders = ({ orders }: { readonly orders: readonly OwnOrder[] }) => (
  <section aria-labelledby="pending-orders">
    <Typography id="pending-orders" variant="h4" component="h2">
      <Trans>Not confirmed yet</Trans>
    </Typography>
    <List>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderRow order={order} />
        </li>
      ))}
    </List>
  </section>
);
