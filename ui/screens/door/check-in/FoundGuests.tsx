import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FoundAtDoor } from '#application/door/find-at-door.ts';
import type { DoorPlace } from '#application/door/ports/door.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { clockTime } from '#ui/screens/event-time.view.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { door } from './door-colours.ts';
import { codeEnd, type FoundTicket, nameOfSession } from './find-guest.view.ts';

type FoundGuestsProps = {
  readonly found: FoundAtDoor;
  readonly looking: boolean;
  readonly sessions: DoorPlace['sessions'];
  readonly timezone: string;
  readonly onCheckIn: (code: string) => void;
};

const COLOURS: Readonly<Record<FoundTicket['state'], string>> = {
  NOT_YET: door.ink,
  LEFT: door.ink,
  IN: '#3FB499',
  OTHER_SESSION: door.gold,
  VOID: '#FF8A73',
};

export const FoundGuests = ({ found, looking, sessions, timezone, onCheckIn }: FoundGuestsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  if (found.kind === 'NO_LIST')
    return (
      <Typography role="status">
        <Trans>You’re offline, and this device has no ticket list yet.</Trans>
      </Typography>
    );
  return (
    <Box aria-busy={looking}>
      <Typography role="status" variant="body2" sx={{ color: door.muted }}>
        {found.tickets.length === 0 ? (
          <Trans>No guest found</Trans>
        ) : found.more ? (
          <Trans>Too many guests to show all. Type more of the name.</Trans>
        ) : null}
      </Typography>
      <Box component="ul" aria-label={t`Guests found`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.tickets.map((ticket) => (
          <Box
            component="li"
            key={ticket.ticketId}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              justifyContent: 'space-between',
              py: 1,
              minHeight: 64,
              borderTop: '1px solid',
              borderColor: door.line,
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography component="p" sx={{ fontWeight: 600 }}>
                {ticket.name}
              </Typography>
              <Typography component="p" variant="body2" sx={{ color: door.muted }}>
                {[
                  ticket.ticketName,
                  ...(ticket.seat === null ? [] : [seatLabel(ticket.seat)[locale]]),
                  codeEnd(ticket.code),
                ].join(' · ')}
              </Typography>
              <Typography component="p" variant="body2" className="tabular" sx={{ color: COLOURS[ticket.state] }}>
                <State ticket={ticket} sessions={sessions} timezone={timezone} />
              </Typography>
            </Box>
            {ticket.state === 'NOT_YET' || ticket.state === 'LEFT' ? (
              <Button
                variant="contained"
                aria-label={t`Check in ${ticket.name}`}
                onClick={() => onCheckIn(ticket.code)}
                sx={{
                  flex: 'none',
                  minHeight: 44,
                  bgcolor: door.ink,
                  color: door.ground,
                  '&:hover': { bgcolor: '#fff' },
                }}
              >
                <Trans>Check in</Trans>
              </Button>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
};

type StateProps = Pick<FoundGuestsProps, 'sessions' | 'timezone'> & { readonly ticket: FoundTicket };

const State = ({ ticket, sessions, timezone }: StateProps) => {
  switch (ticket.state) {
    case 'NOT_YET':
      return <Trans>Not checked in</Trans>;
    case 'IN':
      return (
        <>
          <Trans>Checked in</Trans>
          {ticket.firstAt === null ? null : ` · ${clockTime(ticket.firstAt, timezone)}`}
        </>
      );
    case 'LEFT':
      return (
        <>
          <Trans>Gone out</Trans>
          {ticket.leftAt === null || ticket.leftAt === undefined ? null : ` · ${clockTime(ticket.leftAt, timezone)}`}
        </>
      );
    case 'OTHER_SESSION':
      return (
        <>
          <Trans>For another session</Trans>
          {nameOfSession(sessions, ticket)}
        </>
      );
    case 'VOID':
      return <Trans>No longer valid</Trans>;
  }
};
