import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { sortAddress } from '#ui/screens/event/desk/list-order.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { SortSelect } from '#ui/screens/event/desk/SortSelect.tsx';
import type { Seen } from '#ui/screens/event/desk/seen-answer.ts';
import { useListAddress } from '#ui/screens/event/desk/use-list-address.ts';
import type { AskedAnswer, OnAnswer } from './answer-orders/answer-orders.view.ts';
import { PendingBar } from './answer-orders/PendingBar.tsx';
import { useDeleteOrder } from './delete-order.view.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { OrderRows } from './OrderRows.tsx';
import { ordersOrder } from './sort-orders.view.ts';

type OrdersProps = {
  readonly event: Pick<DeskEvent, 'id' | 'timezone' | 'abilities' | 'approvalDays'>;
  readonly orders: Seen<Page<DeskOrder>>;
  readonly pending: number | null;
};

const AnswerOrdersDialog = lazy(async () => ({
  default: (await import('./answer-orders/AnswerOrdersDialog.tsx')).AnswerOrdersDialog,
}));
const DeleteOrderDialog = lazy(async () => ({ default: (await import('./DeleteOrderDialog.tsx')).DeleteOrderDialog }));

const RefundOrderDialog = lazy(async () => ({
  default: (await import('./refund-order/RefundOrderDialog.tsx')).RefundOrderDialog,
}));

export const Orders = ({ event, orders: asked, pending }: OrdersProps) => {
  const { t } = useLingui();
  const { query, set, loading } = useListAddress();
  const order = ordersOrder(query);
  const search = query.get('q') ?? '';
  const deletion = useDeleteOrder({
    done: t`Order deleted`,
    lost: t`Connection lost. Check the order before trying again.`,
  });
  const [refunded, setRefunded] = useState<DeskOrder | null>(null);
  const chosen = deletion.order;
  const isPending = query.get('status') === 'pending';
  const [asking, setAsking] = useState<AskedAnswer | null>(null);
  const ask: OnAnswer = (chosenOrders, answer) => setAsking({ orders: chosenOrders, answer });
  const mayAnswer = event.abilities.includes('event.approve');
  if (asked === null) return <EmptyState title={<Trans>You don’t have access to this event’s orders</Trans>} />;
  if (!asked.ok) return <LoadRefused refusal={asked.refusal} />;
  const orders = asked.value;
  return (
    <>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search by order number, name or email`}
          value={search}
          onSearch={(q) => set({ q: q.trim() === '' ? '' : q })}
        />
      </Box>
      {mayAnswer && (isPending || (pending ?? 0) > 0) ? (
        <PendingBar
          count={pending}
          days={event.approvalDays}
          shown={isPending}
          orders={orders.entries}
          onShow={(shown) => set({ status: shown ? 'pending' : '' })}
          onAnswer={ask}
        />
      ) : null}
      {orders.entries.length === 0 ? (
        isPending && search === '' ? (
          <EmptyState title={<Trans>No registration is waiting for you</Trans>} />
        ) : search === '' ? (
          <EmptyState
            title={<Trans>No orders yet</Trans>}
            text={<Trans>Every purchase and registration appears here.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No results for “{search}”</Trans>} />
        )
      ) : (
        <>
          <Box sx={{ display: { md: 'none' }, mb: 2 }}>
            <SortSelect
              order={order}
              choices={[
                ['newest', t`By date`],
                ['buyer', t`By buyer`],
                ['total', t`By total`],
                ['status', t`By status`],
              ]}
              onSort={(by) => set(sortAddress(order, by))}
            />
          </Box>
          <OrderRows
            eventId={event.id}
            orders={orders.entries}
            timezone={event.timezone}
            loading={loading}
            sorting={{ order, onSort: (by) => set(sortAddress(order, by)) }}
            onRefund={setRefunded}
            onDelete={event.abilities.includes('event.guests') ? deletion.ask : undefined}
            onAnswer={mayAnswer ? ask : undefined}
          />
          <DeskPager page={orders} />
        </>
      )}
      {refunded === null ? null : (
        <Suspense fallback={null}>
          <RefundOrderDialog order={refunded} timezone={event.timezone} onClose={() => setRefunded(null)} />
        </Suspense>
      )}
      {asking === null ? null : (
        <Suspense fallback={null}>
          <AnswerOrdersDialog eventId={event.id} asked={asking} onClose={() => setAsking(null)} />
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
