import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useRevalidator } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { VideoIcon } from '#ui/icons/video.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { OpenedRoom } from './online-room.loader.ts';
import { RoomDonation } from './RoomDonation.tsx';

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  justifyItems: 'start',
  maxWidth: 640,
  marginInline: 'auto',
  padding: 'clamp(16px, 3vw, 40px) 16px 72px',
  '& > section': { width: '100%' },
});

/** [S9-51] */
export const OnlineRoom = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Online room`} hidden />
      <ViewerScreen<OpenedRoom> skeleton={<Loading />}>{(opened) => <Room opened={opened} />}</ViewerScreen>
    </>
  );
};

const Loading = () => (
  <Page aria-busy="true">
    <Skeleton width={120} height={36} />
    <Skeleton width="60%" height={48} />
    <Skeleton variant="rounded" width={140} height={48} />
  </Page>
);

function Room({ opened }: { readonly opened: OpenedRoom }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate, state } = useRevalidator();
  const { room, event, session, ticketId } = opened;
  return (
    <Page>
      <Button
        component={Link}
        to={paths.ticket(ticketId)}
        startIcon={<ArrowLeftIcon />}
        color="secondary"
        sx={{ ml: -2 }}
      >
        <Trans>Your ticket</Trans>
      </Button>
      <div>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {room.title}
        </Typography>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {event.name}
        </Typography>
      </div>
      {room.description !== null && <Typography sx={{ overflowWrap: 'anywhere' }}>{room.description}</Typography>}
      {room.url === null ? (
        <>
          <Typography role="status" color="textSecondary">
            {room.opensAt === null ? (
              <Trans>The organiser hasn’t opened this room yet.</Trans>
            ) : (
              <Trans>This room opens at {showMoment(room.opensAt, locale, session.timezone)}.</Trans>
            )}
          </Typography>
          <Button variant="outlined" onClick={() => void revalidate()} loading={state === 'loading'}>
            <Trans>Check again</Trans>
          </Button>
        </>
      ) : (
        <Button
          variant="contained"
          size="large"
          startIcon={<VideoIcon />}
          href={room.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t`Join ${room.title}`}
        >
          <Trans>Join</Trans>
        </Button>
      )}
      <RoomDonation opened={opened} />
    </Page>
  );
}
