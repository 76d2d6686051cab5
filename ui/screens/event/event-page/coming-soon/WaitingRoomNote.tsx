import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { WAITING_ROOM_WORDS } from '#words/waiting-room/waiting-room.ts';
import { wayToWaitingRoom } from './waiting-room.view.ts';

type Props = { readonly eventId: number; readonly sessionId: number };

/** How its sale will go, before it opens. */
export function WaitingRoomNote({ eventId, sessionId }: Props) {
  const locale = useLocale();
  return (
    <Typography color="textSecondary" sx={{ '& a': { display: 'block', width: 'fit-content', py: 1.25, mb: -1.25 } }}>
      {WAITING_ROOM_WORDS.fair[locale]}
      <a href={wayToWaitingRoom(eventId, sessionId, locale)}>{WAITING_ROOM_WORDS.title[locale]}</a>
    </Typography>
  );
}
