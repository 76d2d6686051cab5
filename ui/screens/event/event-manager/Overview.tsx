import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder, SalesOverview } from '#application/report/ports/sales-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { saleIsOver } from '#ui/screens/event/desk/sale-is-over.view.ts';
import type { Seen } from '#ui/screens/event/desk/seen-answer.ts';
import { showTime } from '#words/platform/money-and-dates.ts';
import { CancellationPanel } from './CancellationPanel.tsx';
import { CancelSection } from './CancelSection.tsx';
import { useCancelling } from './cancellation.view.ts';
import { chartDays, comesByInvitation, type DeskEvent, useSales } from './event-manager.view.ts';
import { IntegrityLine } from './IntegrityLine.tsx';
import { LinkRenewal } from './LinkRenewal.tsx';
import { NotPublished } from './NotPublished.tsx';
import { OrderRows } from './OrderRows.tsx';
import { SalesChart } from './SalesChart.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { TicketTypes } from './TicketTypes.tsx';
import { VisibilitySwitch } from './VisibilitySwitch.tsx';

type OverviewProps = {
  readonly event: DeskEvent;
  readonly now: Instant;
  readonly sales: Seen<SalesOverview>;
  readonly orders: Seen<Page<DeskOrder>>;
};

/** An event's figures, kept current by the live stream. */
export const Overview = ({ event, now, sales, orders }: OverviewProps) => {
  const locale = useLocale();
  const { overview, readAt, stale } = useSales(event.id, sales?.ok === true ? sales.value : null);
  const mayCancel = event.abilities.includes('event.cancel');
  const cancelling = useCancelling(event.id, mayCancel && event.status !== 'READY');

  if (event.status === 'READY') {
    return (
      <Stack spacing={{ xs: 2, md: 3 }}>
        <NotPublished event={event} />
        <VisibilitySwitch event={event} />
        <LinkRenewal event={event} />
      </Stack>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {mayCancel ? <CancellationPanel event={event} cancelling={cancelling} /> : null}
      {overview === null ? (
        sales?.ok === false ? (
          <LoadRefused refusal={sales.refusal} />
        ) : (
          <Alert severity="info" variant="outlined">
            <Trans>You don’t have access to this event’s figures.</Trans>
          </Alert>
        )
      ) : (
        <>
          <SalesFigures overview={overview} now={readAt ?? now} />
          <IntegrityLine
            overview={overview}
            stale={stale}
            readAt={readAt === null ? null : showTime(readAt, locale, event.timezone)}
          />
          <Sales event={event} days={chartDays(overview.days)} />
        </>
      )}
      <TicketTypes event={event} />
      {orders?.ok === false ? (
        <LoadRefused refusal={orders.refusal} what={<Trans>The latest orders could not be loaded.</Trans>} />
      ) : orders === null || orders.value.entries.length === 0 ? null : (
        <Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
            <Typography variant="h4" component="h2">
              <Trans>Latest orders</Trans>
            </Typography>
            <LocalLink to={paths.eventOrders(event.id)} variant="body2">
              <Trans>All orders</Trans>
            </LocalLink>
          </Box>
          <OrderRows eventId={event.id} orders={orders.value.entries} timezone={event.timezone} />
        </Box>
      )}
      {saleIsOver(event, now) ? null : (
        <>
          <VisibilitySwitch event={event} />
          <LinkRenewal event={event} />
        </>
      )}
      {mayCancel && event.status === 'PUBLISHED' ? <CancelSection event={event} cancelling={cancelling} /> : null}
    </Box>
  );
};

type SalesProps = { readonly event: DeskEvent; readonly days: ReturnType<typeof chartDays> };

const Sales = ({ event, days }: SalesProps) => {
  const byInvitation = comesByInvitation(event);
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}>
      {days.length === 0 ? (
        <Box sx={{ textAlign: 'center', textWrap: 'balance', py: 5 }}>
          <Typography variant="h4" component="h2">
            {byInvitation ? <Trans>No guests yet</Trans> : <Trans>No sales yet</Trans>}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
            {byInvitation ? (
              <Trans>Guests come by invitation only. A chart appears here with the first who says yes.</Trans>
            ) : (
              <Trans>Your sales chart appears here with the first ticket. Share the event link to get started.</Trans>
            )}
          </Typography>
          <Button
            component={Link}
            to={byInvitation ? paths.inviteGuests(event.id) : paths.event(event.slug)}
            variant="outlined"
          >
            {byInvitation ? <Trans>Invite guests</Trans> : <Trans>View page</Trans>}
          </Button>
        </Box>
      ) : (
        <SalesChart days={days} timezone={event.timezone} />
      )}
    </Paper>
  );
};
