import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { TicketTime } from '#domain/ticket/ticket-card.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { TicketIcon } from '#ui/icons/ticket.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { MyTicketsTabs } from './MyTicketsTabs.tsx';
import type { MyTicketsData } from './my-tickets.loader.ts';
import { ordersOf, useTicketList } from './my-tickets.view.ts';
import { useOfflineList } from './offline-list.view.ts';
import { PendingOrders } from './PendingOrders.tsx';
import { TicketGroupCard } from './TicketGroupCard.tsx';

const Page = styled('div')({
  maxWidth: 960,
  marginInline: 'auto',
  '--gutter': 'clamp(16px, 3vw, 32px)',
  padding: 'clamp(24px, 4vw, 48px) var(--gutter) 64px',
  display: 'grid',
  gap: 24,
});
const Cards = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

// Rarely used, so it loads after the list.
const GroupPdfs = lazy(async () => ({ default: (await import('./GroupPdfs.tsx')).GroupPdfs }));
/** Reserves the height of what loads later. */
const PdfsPlaceholder = styled('div')({ height: 44, marginTop: 12 });

/** [S2.1-04] */
export function MyTickets() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`My tickets`} hidden />
      <Typography variant="h2" component="h1">
        <Trans>My tickets</Trans>
      </Typography>
      <ViewerScreen<MyTicketsData> skeleton={<Waiting />}>{(data) => <Lists {...data} />}</ViewerScreen>
    </Page>
  );
}

const Waiting = () => (
  <Cards aria-hidden>
    <Skeleton variant="rounded" height={48} width={220} />
    <Skeleton variant="rounded" height={190} sx={{ borderRadius: '20px' }} />
    <Skeleton variant="rounded" height={190} sx={{ borderRadius: '20px' }} />
  </Cards>
);

function Lists({ time, tickets, pending, pendingRefused, now }: MyTicketsData) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate, state } = useRevalidator();
  const list = useTicketList(time, tickets);
  useOfflineList({ time, tickets, now }, (kept) => ({
    title: t`My tickets`,
    notice: t`You’re offline. These are your tickets as of ${kept.at}.`,
    online: t`Online`,
    notKept: t`Open this ticket once while online to have it here`,
  }));
  return (
    <>
      <MyTicketsTabs current={time} />
      {pending.length > 0 && <PendingOrders orders={pending} />}
      {pendingRefused && (
        <Alert
          severity="warning"
          role="alert"
          action={
            <Button color="inherit" disabled={state === 'loading'} onClick={() => void revalidate()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your orders that wait for payment or approval could not be loaded. They are not lost.</Trans>
        </Alert>
      )}
      {list.groups.length === 0 ? (
        pending.length === 0 && !pendingRefused && <Nothing time={time} />
      ) : (
        <Cards>
          {list.groups.map((group) => (
            <TicketGroupCard key={group.session.id} group={group} locale={locale}>
              {ordersOf(group).length > 0 && (
                <Suspense fallback={<PdfsPlaceholder aria-hidden />}>
                  <GroupPdfs group={group} />
                </Suspense>
              )}
            </TicketGroupCard>
          ))}
        </Cards>
      )}
      {list.state === 'FAILED' && (
        <Alert severity="warning" role="alert">
          <Trans>Couldn’t load more tickets. Please try again.</Trans>
        </Alert>
      )}
      {list.more !== null && (
        <Button
          variant="outlined"
          onClick={list.more}
          disabled={list.state === 'LOADING'}
          sx={{ justifySelf: 'center' }}
        >
          {list.state === 'LOADING' ? <Trans>Loading…</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </>
  );
}

const Nothing = ({ time }: { readonly time: TicketTime }) => (
  <EmptyState
    picture={<TicketIcon size={56} tone="gold" />}
    title={time === 'UPCOMING' ? <Trans>No tickets yet</Trans> : <Trans>No past tickets</Trans>}
    text={
      time === 'UPCOMING' ? (
        <Trans>Your tickets will appear here as soon as your order is confirmed.</Trans>
      ) : (
        <Trans>Tickets for past events are kept here.</Trans>
      )
    }
    action={
      <Button component={Link} to={paths.discovery()} variant="contained">
        <Trans>Find an event</Trans>
      </Button>
    }
  />
);
