import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { seatLabel } from '#words/sale/seats.ts';
import { CheckInState } from './CheckInState.tsx';
import type { GuestEditing } from './edit-guest.view.ts';
import { GuestActions } from './GuestActions.tsx';
import { GuestSaid } from './GuestSaid.tsx';

type GuestLinesProps = {
  readonly guests: readonly Guest[];
  readonly timezone: string;
  readonly severalSessions: boolean;
  readonly loading: boolean;
  readonly editing: GuestEditing;
  readonly onHistory: (guest: Guest) => void;
};

export const GuestLines = ({ guests, timezone, severalSessions, loading, editing, onHistory }: GuestLinesProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <NarrowList aria-label={t`Guest List`} aria-busy={loading}>
      {guests.map((guest) => (
        <NarrowLine key={guest.ticketId}>
          <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {guest.name}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {guest.ticketName}
                {guest.seat === null ? '' : ` · ${seatLabel(guest.seat)[locale]}`}
                {severalSessions ? ` · ${guest.sessionName}` : ''}
              </Typography>
            </Box>
            <Box sx={{ flex: 'none', textAlign: 'right' }}>
              <CheckInState guest={guest} timezone={timezone} />
            </Box>
          </Box>
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
              <EmailInTwo email={guest.email} />
            </Typography>
            <GuestActions guest={guest} editing={editing} onHistory={onHistory} />
          </Box>
          <GuestSaid guest={guest} />
        </NarrowLine>
      ))}
    </NarrowList>
  );
};

/** Long addresses break before the domain, not within a word. */
function EmailInTwo({ email }: { readonly email: string }) {
  const domain = email.indexOf('@');
  return (
    <>
      {email.slice(0, domain)}
      <wbr />
      {email.slice(domain)}
    </>
  );
}
