import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { SessionRooms, WantedRoom } from '#application/event/keep-rooms.ts';
import type { DeskSession } from '#application/event/ports/event-desk.ts';
import type { DeskRoom } from '#application/event/ports/room-desk.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { PencilIcon } from '#ui/icons/pencil.gen.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { CardsSkeleton, DeskSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { EventRefused } from '#ui/screens/event/desk/EventRefused.tsx';
import { EventTabs } from '#ui/screens/event/desk/EventTabs.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { EventRoomsData, RoomsEvent } from './event-rooms.loader.ts';
import { newRoom, openedBy, sessionTitle, useRooms, wantedRoom } from './event-rooms.view.ts';

const RoomDialog = lazy(async () => ({ default: (await import('./RoomDialog.tsx')).RoomDialog }));

/** [S1-24] */
export const EventRooms = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Online rooms`} hidden />
      <ViewerScreen<EventRoomsData>
        skeleton={
          <DeskSkeleton below>
            <CardsSkeleton heights={[140]} />
          </DeskSkeleton>
        }
      >
        {(data) =>
          data.kind === 'REFUSED' ? (
            <EventRefused refusal={data.refusal} />
          ) : (
            <DeskPage
              above={
                <LocalLink to={paths.manageEvent(data.event.id)} variant="body2" color="textSecondary">
                  {data.event.name}
                </LocalLink>
              }
              title={<Trans>Online rooms</Trans>}
              below={
                <Trans>
                  Guests can join a room if their ticket gives access to it, from its opening until the session ends.
                </Trans>
              }
            >
              <EventTabs event={data.event} part="rooms" />
              <Sessions event={data.event} sessions={data.sessions} />
            </DeskPage>
          )
        }
      </ViewerScreen>
    </>
  );
};

type Editing = { readonly session: DeskSession; readonly among: SessionRooms; readonly room: WantedRoom };

const Sessions = ({ event, sessions }: { readonly event: RoomsEvent; readonly sessions: readonly SessionRooms[] }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [editing, setEditing] = useState<Editing | null>(null);
  const rooms = useRooms({
    saved: t`Room saved`,
    removed: t`Room removed`,
    opened: t`Room opened to guests`,
    closed: t`Room closed`,
    lost: t`Connection lost. Check the list of rooms before trying again.`,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {event.sessions.map((session) => {
        const among = sessions.find(({ sessionId }) => sessionId === session.id) ?? {
          sessionId: session.id,
          rooms: [],
        };
        const edit = (room: WantedRoom) => setEditing({ session, among, room });
        return (
          <Paper
            key={session.id}
            component="section"
            aria-labelledby={`rooms-${session.id}`}
            variant="outlined"
            sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
          >
            <Box
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <Typography id={`rooms-${session.id}`} variant="h4" component="h2">
                {sessionTitle(session, event.timezone, locale)}
              </Typography>
              <Button startIcon={<PlusIcon />} variant="outlined" onClick={() => edit(newRoom(session))}>
                <Trans>Add room</Trans>
              </Button>
            </Box>
            {among.rooms.length === 0 ? (
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                <Trans>No online rooms yet.</Trans>
              </Typography>
            ) : (
              <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
                {among.rooms.map((room) => (
                  <RoomRow
                    key={room.id}
                    room={room}
                    opens={openedBy(room, session)}
                    busy={rooms.busy}
                    timezone={event.timezone}
                    onOpen={(isOpen) => void rooms.open(room, isOpen)}
                    onEdit={() => edit(wantedRoom(room, session))}
                    onDiscard={() => void rooms.discard(room)}
                  />
                ))}
              </Box>
            )}
          </Paper>
        );
      })}
      {editing === null ? null : (
        <Suspense fallback={null}>
          <RoomDialog
            first={editing.room}
            session={editing.session}
            busy={rooms.busy}
            problemsIn={rooms.problems}
            onSave={(wanted) => rooms.save(editing.among, wanted)}
            readNow={(roomId) => rooms.readNow(roomId, editing.session)}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Box>
  );
};

type RoomRowProps = {
  readonly room: DeskRoom;
  readonly opens: string;
  readonly busy: boolean;
  readonly timezone: string;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onEdit: () => void;
  readonly onDiscard: () => void;
};

const RoomRow = ({ room, opens, busy, timezone, onOpen, onEdit, onDiscard }: RoomRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [edit, remove] = [t`Edit room ${room.title}`, t`Remove room ${room.title}`];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {room.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="p">
          {room.url}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="p">
          {opens === '' ? <Trans>No tickets give access yet</Trans> : <Trans>Access with: {opens}</Trans>}
        </Typography>
        <FormControlLabel
          sx={{ mr: 0, mt: 0.5 }}
          control={
            <Switch
              checked={room.isOpen}
              disabled={busy}
              onChange={(_, isOpen) => onOpen(isOpen)}
              slotProps={{ input: { 'aria-label': t`Open ${room.title} to guests` } }}
            />
          }
          label={
            room.isOpen ? (
              <Trans>Open to guests</Trans>
            ) : room.opensAt === null ? (
              <Trans>Closed until you open it</Trans>
            ) : (
              <Trans>Opens by itself at {showMoment(room.opensAt, locale, timezone)}</Trans>
            )
          }
        />
      </Box>
      <Box sx={{ flex: 'none' }}>
        <Tooltip title={edit}>
          <IconButton aria-label={edit} onClick={onEdit}>
            <PencilIcon small />
          </IconButton>
        </Tooltip>
        <Tooltip title={remove}>
          <IconButton aria-label={remove} disabled={busy} onClick={onDiscard}>
            <Trash2Icon small />
          </IconButton>
        </Tooltip>
      </Box>
    </Box>
  );
};
