import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import type { MediaFacts } from './event-media.loader.ts';
import { type DeskEvent, mediaOfSession, useEditing, useMedia } from './event-media.view.ts';
import { SessionPanel } from './SessionPanel.tsx';

const MediaDialog = lazy(async () => ({ default: (await import('./MediaDialog.tsx')).MediaDialog }));

/** [S3-84] */
export const EventMedia = () => {
  const { t } = useLingui();
  return (
    <EventScreen<MediaFacts>
      part="media"
      title={t`Private media`}
      below={
        <Trans>
          Documents, images, links and videos for people with a ticket of the session and for your team. A ticket that
          is cancelled or given away no longer opens them.
        </Trans>
      }
    >
      {({ event, facts }) => <Sessions event={event} media={facts} />}
    </EventScreen>
  );
};

const Sessions = ({ event, media }: { readonly event: DeskEvent; readonly media: MediaFacts }) => {
  const acts = useMedia();
  const [editing, setEditing] = useEditing();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {event.sessions.map((session) => (
        <SessionPanel
          key={session.id}
          event={event}
          session={session}
          media={mediaOfSession(media, session.id)}
          acts={acts}
          onEdit={setEditing}
        />
      ))}
      {editing === null ? null : (
        <Suspense fallback={null}>
          <MediaDialog editing={editing} acts={acts} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </Box>
  );
};
