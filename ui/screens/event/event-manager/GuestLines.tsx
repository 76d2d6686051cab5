import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { seatLabel } from '#words/sale/seats.ts';
import { CheckInState } from './CheckInState.tsx';
import { AllGuestsCheckbox } from './choose-guests/AllGuestsCheckbox.tsx';
import type { GuestChoice } from './choose-guests/choose-guests.view.ts';
import { GuestCheckbox } from './choose-guests/GuestCheckbox.tsx';
import type { GuestEditing } from './edit-guest.view.ts';
import { GuestActions } from './GuestActions.tsx';
import { GuestSaid } from './GuestSaid.tsx';
import { GroupsOfGuest } from './guest-groups/GroupsOfGuest.tsx';

type GuestLinesProps = {
  readonly guests: readonly Guest[];
  readonly timezone: string;
  readonly severalSessions: boolean;
  readonly loading: boolean;
  readonly choice: GuestChoice;
  readonly editing: GuestEditing;
  readonly onHistory: (guest: Guest) => void;
};

export const GuestLines = ({
  guests,
  timezone,
  severalSessions,
  loading,
  choice,
  editing,
  onHistory,
}: GuestLinesProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <>
      <FormControlLabel
        control={<AllGuestsCheckbox choice={choice} />}
        label={<Trans>Select all on this page</Trans>}
        sx={{ display: { md: 'none' }, ml: 0.75 }}
      />
      <NarrowList aria-label={t`Guest List`} aria-busy={loading}>
        {guests.map((guest) => (
          <NarrowLine key={guest.ticketId}>
            <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
              <Box sx={{ flex: 'none', ml: -1.25, mr: -1.5, mt: -1.25 }}>
                <GuestCheckbox guest={guest} choice={choice} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0 }}>
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
            <GroupsOfGuest guest={guest} />
            <GuestSaid guest={guest} />
          </NarrowLine>
        ))}
      </NarrowList>
    </>
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
