import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useRevalidator } from 'react-router';
import type { TicketRoom } from '#application/ticket/ports/ticket-wallet.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { VideoIcon } from '#ui/icons/video.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 'clamp(16px, 3vw, 24px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  '@media print': { display: 'none' },
}));
const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingTop: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& p': { margin: 0, overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
}));

/** [S1-24] */
type Props = { readonly ticketId: string; readonly rooms: readonly TicketRoom[]; readonly timezone: string };

export function TicketRooms({ ticketId, rooms, timezone }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { revalidate, state } = useRevalidator();
  return (
    <Panel aria-labelledby="ticket-rooms">
      <Typography variant="h4" component="h2" id="ticket-rooms">
        <Trans>Online rooms</Trans>
      </Typography>
      <List>
        {rooms.map((room) => (
          <li key={room.id}>
            <div style={{ minWidth: 0, flex: '1 1 220px' }}>
              <Link component={RouterLink} to={paths.ticketRoom(ticketId, room.id)} sx={{ fontWeight: 700 }}>
                {room.title}
              </Link>
              {room.description !== null && <p>{room.description}</p>}
              {room.url === null && (
                <p role="status">
                  {room.opensAt === null ? (
                    <Trans>The organiser hasn’t opened this room yet.</Trans>
                  ) : (
                    <Trans>This room opens at {showMoment(room.opensAt, locale, timezone)}.</Trans>
                  )}
                </p>
              )}
            </div>
            {room.url === null ? (
              <Button variant="outlined" onClick={() => void revalidate()} loading={state === 'loading'}>
                <Trans>Check again</Trans>
              </Button>
            ) : (
              <Button
                variant="contained"
                startIcon={<VideoIcon />}
                href={room.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Join ${room.title}`}
              >
                <Trans>Join</Trans>
              </Button>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}
