import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { InvitedFilter, InvitedPage } from '#application/rsvp/ports/inviting-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { sortAddress } from '#ui/screens/event/desk/list-order.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { SortSelect } from '#ui/screens/event/desk/SortSelect.tsx';
import { useListAddress } from '#ui/screens/event/desk/use-list-address.ts';
import { AnswerFilter } from './AnswerFilter.tsx';
import { InvitedGuestRow } from './InvitedGuestRow.tsx';
import { sessionLabel } from './inviting.view.ts';
import { invitedOrder } from './sort-invited.view.ts';

const RemindDialog = lazy(async () => ({ default: (await import('./RemindDialog.tsx')).RemindDialog }));

type InvitedGuestsProps = { readonly event: DeskEvent; readonly invited: InvitedPage; readonly filter: InvitedFilter };

/** Filters and search are kept in the address, so that a link shows the same list. [S2.14-12] */
export const InvitedGuests = ({ event, invited, filter }: InvitedGuestsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { query, set, loading } = useListAddress();
  const [reminding, setReminding] = useState(false);
  const everybody = Object.values(invited.answers).reduce((sum, count) => sum + count, 0);
  const filtered = filter.search !== undefined || filter.sessionId !== undefined || filter.status !== undefined;
  if (everybody === 0 && !filtered)
    return (
      <EmptyState
        title={<Trans>No guests invited yet</Trans>}
        text={<Trans>Guests you invite appear here, with their reply.</Trans>}
        action={
          <Button component={Link} to={paths.inviteGuests(event.id)} variant="contained">
            <Trans>Invite Guests</Trans>
          </Button>
        }
      />
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', alignItems: 'center' }}>
        <AnswerFilter
          answers={invited.answers}
          chosen={filter.status}
          onChoice={(status) => set({ state: status ?? '' })}
        />
        {(invited.answers.INVITED ?? 0) > 0 ? (
          <Button variant="outlined" sx={{ minHeight: 44 }} onClick={() => setReminding(true)}>
            <Trans>Remind guests who haven’t replied</Trans>
          </Button>
        ) : null}
      </Box>
      {reminding ? (
        <Suspense fallback={null}>
          <RemindDialog eventId={event.id} sessionId={filter.sessionId ?? null} onClose={() => setReminding(false)} />
        </Suspense>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          my: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: `minmax(0, 2fr) repeat(${event.sessions.length > 1 ? 2 : 1}, minmax(0, 1fr))`,
          },
        }}
      >
        <SearchField
          label={t`Search by name, email or company`}
          value={filter.search ?? ''}
          onSearch={(q) => set({ q: q.trim() })}
        />
        {event.sessions.length > 1 ? (
          <TextField
            select
            value={filter.sessionId === undefined ? '' : String(filter.sessionId)}
            onChange={(change) => set({ session: change.target.value })}
            slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': t`Session` } } }}
          >
            <MenuItem value="">{t`All sessions`}</MenuItem>
            {event.sessions.map((session) => (
              <MenuItem key={session.id} value={String(session.id)}>
                {sessionLabel(session, event, locale)}
              </MenuItem>
            ))}
          </TextField>
        ) : null}
        <SortSelect
          order={invitedOrder(query)}
          choices={[
            ['newest', t`By date`],
            ['name', t`By name`],
            ['answer', t`By reply`],
          ]}
          onSort={(by) => set(sortAddress(invitedOrder(query), by))}
        />
      </Box>
      {invited.entries.length === 0 ? (
        <NoMatches title={<Trans>No guests match these filters</Trans>} />
      ) : (
        <>
          <FramedList aria-label={t`Invited Guests`} aria-busy={loading}>
            {invited.entries.map((guest) => (
              <InvitedGuestRow
                key={`${guest.id} ${guest.status} ${guest.sendings} ${guest.bounced === null}`}
                guest={guest}
                event={event}
              />
            ))}
          </FramedList>
          <DeskPager page={invited} />
        </>
      )}
    </>
  );
};
