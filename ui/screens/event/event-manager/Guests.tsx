import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { Page } from '#application/platform/ports/page.ts';
import type { Guest, GuestFilter } from '#application/ticket/ports/guest-list.ts';
import type { GuestSort } from '#domain/ticket/sort-guests.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { Pager } from '#ui/screens/event/desk/Pager.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { recipientOn, useGuestEditing } from './edit-guest.view.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { GiveGuestTicket } from './GiveGuestTicket.tsx';
import { GuestActions } from './GuestActions.tsx';
import { GuestFilters } from './GuestFilters.tsx';
import { guestSort, sortedGuests } from './sort-guests.view.ts';

const RecipientDialog = lazy(async () => ({
  default: (await import('#ui/screens/ticket/recipient/RecipientDialog.tsx')).RecipientDialog,
}));

type GuestsProps = {
  readonly event: Pick<DeskEvent, 'timezone' | 'sessions' | 'abilities'>;
  readonly guests: Page<Guest>;
  readonly filter: GuestFilter;
};

/** Who comes: searched, filtered and sorted by the address, so that a link shows the same list. */
export const Guests = ({ event, guests, filter }: GuestsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const navigation = useNavigation();
  const { pathname: here } = useLocation();
  const loading = navigation.state === 'loading';
  const several = event.sessions.length > 1;
  const editing = useGuestEditing(event.timezone, t`Connection lost. Check the guest list before trying again.`);
  const edited = editing.guest;
  const filtered =
    filter.search !== undefined ||
    filter.sessionId !== undefined ||
    filter.ticketTypeId !== undefined ||
    filter.checkIn !== undefined;

  const set = (part: Readonly<Record<string, string>>) => {
    // A filter that is still on its way is kept beside the next one. Where that leads is told with its language.
    const coming = navigation.location?.pathname.endsWith(here) === true ? navigation.location.search : query;
    const next = new URLSearchParams(coming);
    next.delete('after');
    next.delete('before');
    for (const [name, value] of Object.entries(part)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { preventScrollReset: true });
  };
  const sort = guestSort(query.get('sort'));
  const descending = query.get('order') === 'desc';
  const rows = sortedGuests(guests.entries, sort, descending, locale);
  // The newest first is a falling date.
  const arrow = (by: GuestSort) => ((sort === by && descending) !== (by === 'newest') ? 'desc' : 'asc');
  const head = (by: GuestSort, label: string) => (
    <TableCell sortDirection={sort === by ? arrow(by) : false}>
      <TableSortLabel
        active={sort === by}
        direction={arrow(by)}
        onClick={() => set({ sort: by, order: sort === by && !descending ? 'desc' : '' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );

  return (
    <>
      {event.abilities.includes('event.guests') ? <GiveGuestTicket event={event} /> : null}
      <GuestFilters event={event} filter={filter} set={set} />
      {rows.length === 0 ? (
        filtered ? (
          <EmptyState
            title={<Trans>No guests match these filters</Trans>}
            text={<Trans>Try fewer or different words. You can leave out accents.</Trans>}
          />
        ) : (
          <EmptyState
            title={<Trans>No guests yet</Trans>}
            text={<Trans>Everyone with a ticket appears here, with their check-in status.</Trans>}
          />
        )
      ) : (
        <>
          <WideTable label={t`Guest List`} loading={loading} stickyHead>
            <TableHead>
              <TableRow>
                {head('name', t`Guest`)}
                {head('ticket', t`Ticket`)}
                {several ? head('session', t`Session`) : null}
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
              {rows.map((guest) => (
                <TableRow key={guest.ticketId} hover>
                  <TableCell component="th" scope="row" sx={{ minWidth: 200 }}>
                    <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                      {guest.name}
                    </Typography>
                    <Typography variant="caption" color="textSecondary" component="span">
                      {guest.email}
                      {guest.phone === null ? '' : ` · ${guest.phone}`}
                    </Typography>
                  </TableCell>
                  <TableCell>{guest.ticketName}</TableCell>
                  {several ? <TableCell>{guest.sessionName}</TableCell> : null}
                  <TableCell>
                    <CheckInState guest={guest} timezone={event.timezone} />
                  </TableCell>
                  <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {guest.orderNumber}
                  </TableCell>
                  <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {showMoment(guest.boughtAt, locale, event.timezone)}
                  </TableCell>
                  <TableCell align="right" sx={{ py: 0 }}>
                    <GuestActions guest={guest} editing={editing} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </WideTable>
          <NarrowList aria-label={t`Guest List`} aria-busy={loading}>
            {rows.map((guest) => (
              <NarrowLine key={guest.ticketId}>
                <Box sx={{ display: 'flex', gap: 1.5, justifyContent: 'space-between', alignItems: 'flex-start' }}>
                  <Box sx={{ minWidth: 0 }}>
                    <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                      {guest.name}
                    </Typography>
                    <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                      {guest.ticketName}
                      {several ? ` · ${guest.sessionName}` : ''}
                    </Typography>
                  </Box>
                  <Box sx={{ flex: 'none', textAlign: 'right' }}>
                    <CheckInState guest={guest} timezone={event.timezone} />
                  </Box>
                </Box>
                <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
                  <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
                    <EmailInTwo email={guest.email} />
                  </Typography>
                  <GuestActions guest={guest} editing={editing} />
                </Box>
              </NarrowLine>
            ))}
          </NarrowList>
          {sort !== 'newest' && (guests.after !== null || guests.before !== null) ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
              <Trans>Sorting applies to this page only. Newest tickets come first across pages.</Trans>
            </Typography>
          ) : null}
          <Pager page={guests} />
        </>
      )}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <RecipientDialog
            open
            purpose="EDIT"
            first={recipientOn(edited)}
            busy={editing.busy}
            onSubmit={(to, newCode) => editing.save(edited, to, newCode, t`Recipient updated`)}
            onClose={editing.close}
          />
        </Suspense>
      )}
    </>
  );
};

/** Whether, when and how often somebody came in [S4-20]. */
const CheckInState = ({ guest, timezone }: { readonly guest: Guest; readonly timezone: string }) => {
  const locale = useLocale();
  if (guest.status === 'VOID')
    return (
      <Chip
        size="small"
        label={<Trans>No longer valid</Trans>}
        sx={{ bgcolor: 'tone.sunken', color: 'text.secondary' }}
      />
    );
  if (guest.firstCheckInAt === null)
    return <Chip size="small" variant="outlined" label={<Trans>Not checked in</Trans>} />;
  return (
    <Box>
      <Chip size="small" label={<Trans>Checked in</Trans>} sx={{ bgcolor: 'tone.jadeWash', color: 'tone.jade' }} />
      <Typography variant="caption" color="textSecondary" component="p" className="tabular" sx={{ mt: 0.25 }}>
        {showMoment(guest.firstCheckInAt, locale, timezone)}
        {guest.checkIns > 1 ? (
          <>
            {' · '}
            <Plural value={guest.checkIns} one="# check-in" other="# check-ins" />
          </>
        ) : null}
      </Typography>
    </Box>
  );
};

/** An address too long for its line breaks before its domain, not within a word. */
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
