import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { DeskOrder, SalesOverview } from '#application/report/ports/sales-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showTime } from '#words/platform/money-and-dates.ts';
import { chartDays, type DeskEvent, saleIsOver, useSales } from './event-manager.view.ts';
import { OrderRows } from './Orders.tsx';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { SalesChart } from './SalesChart.tsx';
import { TicketTypes } from './TicketTypes.tsx';
import { WaitingRoomSwitch } from './WaitingRoomSwitch.tsx';

type OverviewProps = {
  readonly event: DeskEvent;
  /** Of the page's data. */
  readonly now: Instant;
  readonly sales: SalesOverview | null;
  readonly orders: Page<DeskOrder> | null;
};

/** The event at one look, current by itself. */
export const Overview = ({ event, now, sales, orders }: OverviewProps) => {
  const locale = useLocale();
  const { overview, readAt, stale } = useSales(event.id, sales);
  const days = overview === null ? [] : chartDays(overview.days);

  if (event.status === 'READY') {
    return (
      <Stack spacing={{ xs: 2, md: 3 }}>
        <NotPublished event={event} />
        <WaitingRoomSwitch event={event} />
        <RehearsalPanel event={event} />
      </Stack>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, md: 2 },
          gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
          '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
        }}
      >
        {overview === null ? null : (
          <>
            <Figure label={<Trans>Revenue</Trans>} value={showMoney(overview.revenue, locale)} />
            <Figure label={<Trans>Tickets sold</Trans>} value={showCount(overview.sold, locale)} />
            <Figure label={<Trans>In checkout</Trans>} value={showCount(overview.held, locale)} />
            <Figure
              label={<Trans>Checked in</Trans>}
              value={
                <>
                  {showCount(overview.checkedIn, locale)}
                  <Typography component="span" color="textSecondary">
                    {' / '}
                    {showCount(overview.sold, locale)}
                  </Typography>
                </>
              }
            />
          </>
        )}
      </Box>
      {overview === null ? (
        <Alert severity="info" variant="outlined">
          <Trans>You don't have access to this event's figures.</Trans>
        </Alert>
      ) : (
        <IntegrityLine
          overview={overview}
          stale={stale}
          readAt={readAt === null ? null : showTime(readAt, locale, event.timezone)}
        />
      )}
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}>
        {days.length === 0 ? (
          <Box sx={{ textAlign: 'center', textWrap: 'balance', py: 5 }}>
            <Typography variant="h4" component="h2">
              <Trans>No sales yet</Trans>
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
              <Trans>Your sales chart appears here with the first ticket. Share the event link to get started.</Trans>
            </Typography>
            <Button component={Link} to={paths.event(event.slug)} variant="outlined">
              <Trans>View page</Trans>
            </Button>
          </Box>
        ) : (
          <SalesChart days={days} timezone={event.timezone} />
        )}
      </Paper>
      <TicketTypes event={event} />
      {orders === null || orders.entries.length === 0 ? null : (
        <Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', mb: 1 }}>
            <Typography variant="h4" component="h2">
              <Trans>Latest orders</Trans>
            </Typography>
            <LocalLink to={paths.eventOrders(event.id)} variant="body2">
              <Trans>All orders</Trans>
            </LocalLink>
          </Box>
          <OrderRows orders={orders.entries} timezone={event.timezone} />
        </Box>
      )}
      {saleIsOver(event, now) ? (
        <NoSaleAhead event={event} />
      ) : (
        <>
          <WaitingRoomSwitch event={event} />
          <RehearsalPanel event={event} />
        </>
      )}
    </Box>
  );
};

const Figure = ({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) => (
  <Paper
    variant="outlined"
    sx={{ p: { xs: 1.75, md: 2.5 }, borderRadius: '16px', borderColor: 'divider', minWidth: 0 }}
  >
    <Typography
      variant="body2"
      color="textSecondary"
      component="p"
      sx={{ fontSize: { xs: '0.8125rem', md: '0.875rem' } }}
    >
      {label}
    </Typography>
    <Typography
      component="p"
      className="tabular"
      sx={{
        fontSize: 'clamp(1.125rem, 0.8rem + 1.6vw, 1.75rem)',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        lineHeight: 1.35,
        overflowWrap: 'anywhere',
      }}
    >
      {value}
    </Typography>
  </Paper>
);

/** Whether places, orders and money agree: shown to the organiser, not only to us. */
const IntegrityLine = ({
  overview,
  stale,
  readAt,
}: {
  readonly overview: SalesOverview;
  readonly stale: boolean;
  readonly readAt: string | null;
}) => {
  const { healthy, problems } = overview.integrity;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 1.25,
        alignItems: 'baseline',
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: healthy ? 'tone.jadeWash' : 'tone.dangerWash',
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: healthy ? 'tone.jade' : 'tone.danger' }}
      />
      <Box>
        <Typography variant="body2">
          {healthy ? (
            <Trans>All figures match: tickets sold and held, orders and payments.</Trans>
          ) : (
            <Trans>Some figures don't match:</Trans>
          )}
        </Typography>
        {problems.map((problem) => (
          <Typography key={problem} variant="body2">
            {problem}
          </Typography>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        className="tabular"
        role="status"
        sx={{ gridColumn: { xs: 2, sm: 'auto' } }}
      >
        {stale ? <Trans>May be out of date</Trans> : readAt === null ? null : <Trans>Updated at {readAt}</Trans>}
      </Typography>
    </Box>
  );
};

/** Instead of the waiting room and the rehearsal, which are for a sale to come. */
const NoSaleAhead = ({ event }: { readonly event: DeskEvent }) =>
  event.abilities.includes('event.edit') ? (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}>
      <Typography variant="h4" component="h2">
        <Trans>Waiting room and rehearsal</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {event.status === 'CANCELLED' ? (
          <Trans>This event was cancelled, so there is no sale to prepare.</Trans>
        ) : (
          <Trans>This event has ended, so there is no sale to prepare.</Trans>
        )}
      </Typography>
    </Paper>
  ) : null;

const NotPublished = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  return (
    <Paper
      variant="outlined"
      aria-label={t`Draft`}
      sx={{
        p: { xs: 3, md: 5 },
        borderRadius: '16px',
        borderColor: 'divider',
        textAlign: 'center',
        textWrap: 'balance',
      }}
    >
      <Typography variant="h3" component="h2">
        <Trans>This event is not published yet</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        <Trans>Sales, guests and check-ins appear here once people can register.</Trans>
      </Typography>
      <Button component={Link} to={paths.editEvent(event.id)} variant="contained">
        <Trans>Continue editing</Trans>
      </Button>
    </Paper>
  );
};
