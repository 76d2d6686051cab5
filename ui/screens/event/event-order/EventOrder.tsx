import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskSkeleton, ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EventTabs } from '#ui/screens/event/desk/EventTabs.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { DeskInvoice } from './DeskInvoice.tsx';
import type { EventOrderData } from './event-order.loader.ts';
import { isDeletable, methodWords, orderTotal } from './event-order.view.ts';
import { DeskRefunds, OrderPart, OrderTickets } from './OrderParts.tsx';
import { RecordSkeleton } from './record/RecordSkeleton.tsx';

const OrderRecord = lazyOrNothing(async () => (await import('./record/OrderRecord.tsx')).OrderRecord);
const CancelOrderDialog = lazy(async () => ({ default: (await import('./CancelOrderDialog.tsx')).CancelOrderDialog }));
const DeletePaidOrderDialog = lazy(async () => ({
  default: (await import('./DeletePaidOrderDialog.tsx')).DeletePaidOrderDialog,
}));

export const EventOrder = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Order`} hidden />
      <ViewerScreen<EventOrderData>
        skeleton={
          <DeskSkeleton below actions={1}>
            <ListSkeleton />
          </DeskSkeleton>
        }
      >
        {(data) => (data.kind === 'REFUSED' ? <EventRefused refusal={data.refusal} /> : <Opened data={data} />)}
      </ViewerScreen>
    </>
  );
};

const Opened = ({ data: { event, order } }: { readonly data: Extract<EventOrderData, { readonly kind: 'OPEN' }> }) => {
  const locale = useLocale();
  const [asking, setAsking] = useState<'CANCEL' | 'DELETE' | null>(null);
  const [mayCancel, mayDelete] = [order.abilities.includes('order.cancel'), isDeletable(order)];
  const close = () => setAsking(null);
  const method = methodWords(order, locale);
  return (
    <DeskPage
      above={
        <LocalLink to={paths.manageEvent(event.id)} variant="body2" color="textSecondary">
          {event.name}
        </LocalLink>
      }
      title={<Trans>Order {order.orderNumber}</Trans>}
      below={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <OrderChip status={order.status} />
          <span className="tabular">{showMoment(order.insertedAt, locale, event.timezone)}</span>
        </Box>
      }
      actions={
        mayCancel || mayDelete ? (
          <>
            {mayCancel ? (
              <Button variant="outlined" color="error" onClick={() => setAsking('CANCEL')}>
                <Trans>Cancel order</Trans>
              </Button>
            ) : null}
            {mayDelete ? (
              <Button color="error" startIcon={<Trash2Icon />} onClick={() => setAsking('DELETE')}>
                <Trans>Delete order</Trans>
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <EventTabs event={event} part="orders" />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <OrderPart id="buyer" title={<Trans>Buyer and payment</Trans>}>
          <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
            <Fact name={<Trans>Buyer</Trans>}>
              {order.buyer === order.email ? order.email : `${order.buyer} · ${order.email}`}
              {order.phone === null ? '' : ` · ${order.phone}`}
            </Fact>
            <Fact name={<Trans>Total</Trans>}>
              {showMoney(orderTotal(order), locale)}
              {method === null ? '' : ` · ${method}`}
            </Fact>
            {order.wallet > 0 ? (
              <Fact name={<Trans>From the buyer’s wallet</Trans>}>{showMoney(order.wallet, locale)}</Fact>
            ) : null}
            <Fact name={<Trans>Amount received</Trans>}>{showMoney(order.received, locale)}</Fact>
            {order.wonBack > 0 ? (
              <Fact name={<Trans>Won back in a card dispute</Trans>}>{showMoney(order.wonBack, locale)}</Fact>
            ) : null}
            {order.proofUrl === null ? null : (
              <Fact name={<Trans>The buyer’s picture of the transfer</Trans>}>
                <Box
                  component="img"
                  src={order.proofUrl}
                  alt=""
                  sx={{ maxWidth: 'min(100%, 360px)', maxHeight: 480 }}
                />
              </Fact>
            )}
            {order.donation === null ? null : (
              <Fact name={<Trans>Donation</Trans>}>
                {showMoney(order.donation.amount, locale)}
                {order.donation.message === null ? null : <q>{order.donation.message}</q>}
              </Fact>
            )}
          </Box>
        </OrderPart>
        <OrderTickets order={order} />
        {order.invoice === null ? null : (
          <DeskInvoice order={order} invoice={order.invoice} timezone={event.timezone} />
        )}
        <DeskRefunds order={order} timezone={event.timezone} />
        <Suspense fallback={<RecordSkeleton />}>
          <OrderRecord order={order} timezone={event.timezone} />
        </Suspense>
      </Box>
      {asking === null ? null : (
        <Suspense fallback={null}>
          {asking === 'CANCEL' ? (
            <CancelOrderDialog order={order} onClose={close} />
          ) : (
            <DeletePaidOrderDialog order={order} onClose={close} />
          )}
        </Suspense>
      )}
    </DeskPage>
  );
};

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {name}
    </Typography>
    <dd className="tabular">{children}</dd>
  </div>
);
