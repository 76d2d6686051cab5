import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import type { DeskEvent } from './event-manager.view.ts';
import { OrderRows } from './OrderRows.tsx';
import { useStrikeOrder } from './strike-order.view.ts';

type OrdersProps = {
  readonly event: Pick<DeskEvent, 'timezone' | 'abilities'>;
  readonly orders: Page<DeskOrder> | null;
};

const StrikeOrderDialog = lazy(async () => ({ default: (await import('./StrikeOrderDialog.tsx')).StrikeOrderDialog }));

export const Orders = ({ event, orders }: OrdersProps) => {
  const { t } = useLingui();
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const striking = useStrikeOrder({
    done: t`Order deleted`,
    lost: t`Connection lost. Check the order before trying again.`,
  });
  const struck = striking.order;
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
            onDelete={event.abilities.includes('event.guests') ? striking.ask : undefined}
          />
          <DeskPager page={orders} />
        </>
      )}
      {struck === null ? null : (
        <Suspense fallback={null}>
          <StrikeOrderDialog
            orderNumber={struck.orderNumber}
            busy={striking.busy}
            onAct={() => void striking.act(struck)}
            onClose={striking.close}
          />
        </Suspense>
      )}
    </>
  );
};
