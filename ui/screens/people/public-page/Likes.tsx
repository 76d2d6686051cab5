import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import { HeartIcon } from '#ui/icons/heart.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { useLikes } from './own-lists.view.ts';

/** [S2.12-02] */
export const Likes = () => {
  const { answer, again, more, state } = useLikes();
  if (answer.kind === 'LOADING') return <EventGridSkeleton count={4} />;
  if (answer.kind === 'FAILED') return <NotLoaded again={again} />;
  const { events, after } = answer.value;
  if (events.length === 0) {
    return (
      <EmptyState
        picture={<HeartIcon size={56} tone="gold" />}
        title={<Trans>No favourites yet</Trans>}
        text={<Trans>Tap the heart on an event to save it here.</Trans>}
        action={
          <Button component={Link} to={paths.discovery()} variant="contained">
            <Trans>Find an event</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <section>
      <h2 className="visually-hidden">
        <Trans>Likes</Trans>
      </h2>
      <EventGrid events={events} heading="h3" />
      {state === 'FAILED' ? (
        <Alert severity="warning" role="alert" sx={{ mt: 3 }}>
          <Trans>Couldn’t load more events. Please try again.</Trans>
        </Alert>
      ) : null}
      {after === null ? null : (
        <Box sx={{ display: 'grid', justifyItems: 'center', mt: 4 }}>
          <Button
            variant="outlined"
            color="secondary"
            loading={state === 'LOADING'}
            onClick={() => void more(answer.value)}
          >
            <Trans>Show more</Trans>
          </Button>
        </Box>
      )}
    </section>
  );
};
