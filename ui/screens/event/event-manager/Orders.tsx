import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { useDeleteOrder } from './delete-order.view.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { OrderRows } from './OrderRows.tsx';

type OrdersProps = {
  readonly event: Pick<DeskEvent, 'timezone' | 'abilities'>;
  readonly orders: Page<DeskOrder> | null;
};

const DeleteOrderDialog = lazy(async () => ({ default: (await import('./DeleteOrderDialog.tsx')).DeleteOrderDialog }));

const RefundOrderDialog = lazy(async () => ({
  default: (await import('./refund-order/RefundOrderDialog.tsx')).RefundOrderDialog,
}));

export const Orders = ({ event, orders }: OrdersProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const deletion = useDeleteOrder({
    done: t`Order deleted`,
    lost: t`Connection lost. Check the order before trying again.`,
  });
  const [refunded, setRefunded] = useState<DeskOrder | null>(null);
  const chosen = deletion.order;
  if (orders === null) return <EmptyState title={<Trans>You don't have access to this event's orders</Trans>} />;
  return (
    <>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search by order number, name or email`}
          value={search}
          onSearch={(q) => setQuery(q.trim() === '' ? {} : { q })}
        />
      </Box>
      {orders.entries.length === 0 ? (
        search === '' ? (
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>Every purchase and registration appears here.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No results for “{search}”</Trans>} />
        )
      ) : (
        <>
          <OrderRows
            orders={orders.entries}
            timezone={event.timezone}
            onRefund={setRefunded}
            onDelete={event.abilities.includes('event.guests') ? deletion.ask : undefined}
          />
          <DeskPager page={orders} />
        </>
      )}
      {refunded === null ? null : (
        <Suspense fallback={null}>
          <RefundOrderDialog order={refunded} timezone={event.timezone} onClose={() => setRefunded(null)} />
        </Suspense>
      )}
      {chosen === null ? null : (
        <Suspense fallback={null}>
          <DeleteOrderDialog
            orderNumber={chosen.orderNumber}
            busy={deletion.busy}
            onAct={() => void deletion.act(chosen)}
            onClose={deletion.close}
          />
        </Suspense>
      )}
    </>
  );
};
