import { Trans, useLingui } from '@lingui/react/macro';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import QrCodeScanner from '@mui/icons-material/QrCodeScanner';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { localisedPath } from '#ui/bindings/localised-path.ts';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '../desk/DeskPage.tsx';
import { EventRefused } from '../desk/EventRefused.tsx';
import type { EventManagerData } from './event-manager.loader.ts';
import { clockTime, longDate } from './event-manager.view.ts';
import { Guests } from './Guests.tsx';
import { Orders } from './Orders.tsx';
import { Overview } from './Overview.tsx';

/** /events/manager/{event_id}: what was sold, who comes, and is everything in order. */
export const EventManager = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Manage the event`} hidden />
      <ViewerScreen<EventManagerData>
        skeleton={
          <DeskPage title={<Skeleton width="60%" />}>
            <ManagerSkeleton />
          </DeskPage>
        }
      >
        {(data) => (data.kind === 'REFUSED' ? <EventRefused refusal={data.refusal} /> : <Manager data={data} />)}
      </ViewerScreen>
    </>
  );
};

const ManagerSkeleton = () => (
  <Box aria-hidden sx={{ display: 'grid', gap: 2, mt: 3 }}>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={104} sx={{ borderRadius: '16px' }} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={280} sx={{ borderRadius: '16px' }} />
  </Box>
);

const Manager = ({ data }: { readonly data: Extract<EventManagerData, { kind: 'OPEN' }> }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { baseUrl } = usePageConfig();
  const { event, part } = data;
  const may = (ability: string) => event.abilities.includes(ability);
  const first = event.sessions[0];
  const copyText = useCopy();
  const copy = () => copyText(`${baseUrl}${localisedPath(paths.event(event.slug), locale)}`);
  return (
    <DeskPage
      above={
        <LocalLink to={paths.myEvents()} variant="body2" color="textSecondary">
          <Trans>My events</Trans>
        </LocalLink>
      }
      title={event.name}
      below={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {event.status === 'READY' ? (
            <Chip size="small" label={<Trans>Draft</Trans>} sx={{ bgcolor: 'tone.goldWash', color: 'tone.onGoldWash' }} />
          ) : null}
          {event.status === 'CANCELLED' ? (
            <Chip size="small" label={<Trans>Cancelled</Trans>} sx={{ bgcolor: 'tone.dangerWash', color: 'tone.danger' }} />
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
          {event.status === 'READY' ? null : (
            <>
              <Button variant="outlined" startIcon={<ContentCopyOutlined />} onClick={() => void copy()}>
                <Trans>Copy link</Trans>
              </Button>
              <Button variant="outlined" startIcon={<OpenInNew />} component={Link} to={paths.event(event.slug)}>
                <Trans>Open page</Trans>
              </Button>
            </>
          )}
          {may('event.edit') ? (
            <Button variant="outlined" startIcon={<EditOutlined />} component={Link} to={paths.editEvent(event.id)}>
              <Trans>Edit</Trans>
            </Button>
          ) : null}
          {may('event.check-in') ? (
            <Button
              variant={event.status === 'READY' ? 'outlined' : 'contained'}
              startIcon={<QrCodeScanner />}
              component={Link}
              to={paths.checkIn(event.id)}
            >
              <Trans>Check-in</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <Tabs
        value={part}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t`Parts of the event`}
        component="nav"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        <Tab
          value="overview"
          label={<Trans>Overview</Trans>}
          component={Link}
          to={paths.manageEvent(event.id)}
          aria-current={part === 'overview' ? 'page' : undefined}
        />
        <Tab
          value="guests"
          label={<Trans>Guest List</Trans>}
          component={Link}
          to={`${paths.manageEvent(event.id)}/guests`}
          aria-current={part === 'guests' ? 'page' : undefined}
        />
        {may('event.rooms') && event.format !== 'ONSITE' ? (
          <Tab value="rooms" label={<Trans>Online rooms</Trans>} component={Link} to={paths.eventRooms(event.id)} />
        ) : null}
        {may('event.invite') ? (
          <Tab value="invited" label={<Trans>Invited Guests</Trans>} component={Link} to={paths.invitedGuests(event.id)} />
        ) : null}
        <Tab
          value="orders"
          label={<Trans>Orders</Trans>}
          component={Link}
          to={`${paths.manageEvent(event.id)}/orders`}
          aria-current={part === 'orders' ? 'page' : undefined}
        />
        {may('event.forms') ? (
          <Tab value="questionnaire" label={<Trans>Questionnaire</Trans>} component={Link} to={paths.eventQuestionnaire(event.id)} />
        ) : null}
      </Tabs>
      {part === 'overview' ? <Overview event={event} sales={data.sales} orders={data.orders} /> : null}
      {part === 'guests' && data.guests !== null ? <Guests event={event} guests={data.guests} filter={data.filter} /> : null}
      {part === 'orders' ? <Orders event={event} orders={data.orders} /> : null}
    </DeskPage>
  );
};
