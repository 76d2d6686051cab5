import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import { Link, useLocation } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { CopyIcon } from '#ui/icons/copy.gen.ts';
import { ExternalLinkIcon } from '#ui/icons/external-link.gen.ts';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { ScanQrCodeIcon } from '#ui/icons/scan-qr-code.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskSkeleton, ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EventTabs } from '#ui/screens/event/desk/EventTabs.tsx';
import { PreviewButton } from '#ui/screens/event/desk/page-preview/PreviewButton.tsx';
import { clockTime, longDate } from '#ui/screens/event-time.view.ts';
import type { EventManagerData } from './event-manager.loader.ts';
import { draftOf } from './event-manager.view.ts';
import { Guests } from './Guests.tsx';
import { Orders } from './Orders.tsx';
import { Overview } from './Overview.tsx';

export const EventManager = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Manage event`} hidden />
      <ViewerScreen<EventManagerData> skeleton={<ManagerSkeleton />}>
        {(data) => (data.kind === 'REFUSED' ? <EventRefused refusal={data.refusal} /> : <Manager data={data} />)}
      </ViewerScreen>
    </>
  );
};

const ManagerSkeleton = () => {
  const listed = /\/(guests|orders)\/?$/.test(useLocation().pathname);
  return (
    <DeskSkeleton below actions={4}>
      {listed ? <ListSkeleton /> : <FiguresSkeleton />}
    </DeskSkeleton>
  );
};

const FiguresSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2 }}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} variant="rounded" sx={{ borderRadius: '16px', height: { xs: 84, md: 104 } }} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={44} sx={{ borderRadius: '12px' }} />
    <Skeleton variant="rounded" height={320} sx={{ borderRadius: '16px' }} />
  </Box>
);

const Manager = ({ data }: { readonly data: Extract<EventManagerData, { kind: 'OPEN' }> }) => {
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const { event, part } = data;
  const may = (ability: string) => event.abilities.includes(ability);
  const first = event.sessions[0];
  const copyText = useCopy();
  const copy = () => copyText(`${baseUrl}${localisedPath(paths.event(event.slug), locale)}`);
  return (
    <DeskPage
      {...(part === 'guests' || part === 'orders' ? { filters: part } : {})}
      above={
        <LocalLink to={paths.myEvents()} variant="body2" color="textSecondary">
          <Trans>My events</Trans>
        </LocalLink>
      }
      title={event.name}
      below={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {event.status === 'READY' ? (
            <Chip
              size="small"
              label={<Trans>Draft</Trans>}
              sx={{ bgcolor: 'tone.goldWash', color: 'tone.onGoldWash' }}
            />
          ) : null}
          {event.status === 'CANCELLED' ? (
            <Chip
              size="small"
              label={<Trans>Cancelled</Trans>}
              sx={{ bgcolor: 'tone.dangerWash', color: 'tone.danger' }}
            />
          ) : null}
          {first === undefined ? null : (
            <span>
              {longDate(first.beginAt, event.timezone, locale)} · {clockTime(first.beginAt, event.timezone)}
              {event.address === '' ? '' : ` · ${event.address}`}
            </span>
          )}
        </Box>
      }
      actions={
        <>
          {event.status === 'READY' ? (
            <PreviewButton draft={draftOf(event)} />
          ) : (
            <>
              <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
                <Trans>Copy link</Trans>
              </Button>
              <Button variant="outlined" startIcon={<ExternalLinkIcon />} component={Link} to={paths.event(event.slug)}>
                <Trans>View page</Trans>
              </Button>
            </>
          )}
          {may('event.edit') ? (
            <Button variant="outlined" startIcon={<PencilIcon />} component={Link} to={paths.editEvent(event.id)}>
              <Trans>Edit</Trans>
            </Button>
          ) : null}
          {may('event.check-in') ? (
            <Button
              variant={event.status === 'READY' ? 'outlined' : 'contained'}
              startIcon={<ScanQrCodeIcon />}
              component={Link}
              to={paths.checkIn(event.id)}
            >
              <Trans>Check-in</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <EventTabs event={event} part={part} />
      {part === 'overview' ? <Overview event={event} now={data.now} sales={data.sales} orders={data.orders} /> : null}
      {part === 'guests' && data.guests !== null ? (
        <Guests event={event} guests={data.guests} filter={data.filter} />
      ) : null}
      {part === 'orders' ? <Orders event={event} orders={data.orders} pending={data.pending} /> : null}
    </DeskPage>
  );
};
