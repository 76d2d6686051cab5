import { Trans, useLingui } from '@lingui/react/macro';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Guest } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { SortHead, type Sorting } from '#ui/screens/event/desk/SortHead.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { CheckInState } from './CheckInState.tsx';
import { AllGuestsCheckbox } from './choose-guests/AllGuestsCheckbox.tsx';
import type { GuestChoice } from './choose-guests/choose-guests.view.ts';
import { GuestCheckbox } from './choose-guests/GuestCheckbox.tsx';
import type { GuestEditing } from './edit-guest.view.ts';
import { GuestActions } from './GuestActions.tsx';
import { GuestSaid } from './GuestSaid.tsx';
import { GroupsOfGuest } from './guest-groups/GroupsOfGuest.tsx';
import type { GuestSort } from './sort-guests.view.ts';

type GuestTableProps = {
  readonly guests: readonly Guest[];
  readonly timezone: string;
  readonly severalSessions: boolean;
  readonly loading: boolean;
  readonly sorting: Sorting<GuestSort>;
  readonly choice: GuestChoice;
  readonly editing: GuestEditing;
  readonly onHistory: (guest: Guest) => void;
};

export const GuestTable = ({
  guests,
  timezone,
  severalSessions,
  loading,
  sorting,
  choice,
  editing,
  onHistory,
}: GuestTableProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const head = (by: GuestSort, label: string) => (
    <SortHead by={by} sorting={sorting}>
      {label}
    </SortHead>
  );
  return (
    <WideTable label={t`Guest List`} loading={loading} stickyHead>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <AllGuestsCheckbox choice={choice} />
          </TableCell>
          {head('name', t`Guest`)}
          {head('ticket', t`Ticket`)}
          {severalSessions ? head('session', t`Session`) : null}
          {head('checkIn', t`Check-in`)}
          <TableCell>
            <Trans>Order</Trans>
          </TableCell>
          {head('newest', t`Purchased`)}
          <TableCell>
            <span className="visually-hidden">
              <Trans>Actions</Trans>
            </span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {guests.map((guest) => (
          <TableRow key={guest.ticketId} hover selected={choice.has(guest)}>
            <TableCell padding="checkbox">
              <GuestCheckbox guest={guest} choice={choice} />
            </TableCell>
            <TableCell component="th" scope="row" sx={{ minWidth: 200 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {guest.name}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="span">
                {guest.email}
                {guest.phone === null ? '' : ` · ${guest.phone}`}
              </Typography>
              <GroupsOfGuest guest={guest} />
              <GuestSaid guest={guest} />
            </TableCell>
            <TableCell>
              {guest.ticketName}
              {guest.seat === null ? '' : ` · ${seatLabel(guest.seat)[locale]}`}
            </TableCell>
            {severalSessions ? <TableCell>{guest.sessionName}</TableCell> : null}
            <TableCell>
              <CheckInState guest={guest} timezone={timezone} />
            </TableCell>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {guest.orderNumber}
            </TableCell>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {showMoment(guest.boughtAt, locale, timezone)}
            </TableCell>
            <TableCell align="right" sx={{ py: 0 }}>
              <GuestActions guest={guest} editing={editing} onHistory={onHistory} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
};
