import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useNavigation, useSearchParams } from 'react-router';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { EventGuest } from '#application/ticket/ports/event-guests.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { BouncedNote } from '#ui/screens/event/bounced-emails/BouncedNote.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import type { EventGuestsFacts } from './event-guests.loader.ts';
import { bucketWords, statusWords } from './event-guests.view.ts';

/** /events/manager/{event_id}/attendees: everybody, with or without a ticket. [S2.14-09] */
export const EventGuests = () => {
  const { t } = useLingui();
  return (
    <EventScreen<EventGuestsFacts>
      part="attendees"
      title={t`Guests`}
      below={<Trans>Everyone you invited, who registered or who has a ticket, and where they stand.</Trans>}
    >
      {({ event, facts }) => <Everybody event={event} {...facts} />}
    </EventScreen>
  );
};

type EverybodyProps = EventGuestsFacts & { readonly event: Pick<DeskEvent, 'id' | 'sessions'> };

const Everybody = ({ event, found, filter }: EverybodyProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const { guests, everybody, lists } = found;
  const set = (name: 'q' | 'list', value: string) => {
    const next = new URLSearchParams(query);
    next.delete('after');
    next.delete('before');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setQuery(next, { preventScrollReset: true });
  };
  const list = (value: string, label: string, count: number) => {
    const on = (filter.bucket ?? '') === value;
    return (
      <Chip
        key={value}
        component="button"
        clickable
        aria-pressed={on}
        color={on ? 'secondary' : 'default'}
        variant={on ? 'filled' : 'outlined'}
        label={`${label} (${count})`}
        onClick={() => set('list', value)}
        sx={{ minHeight: 44, borderRadius: '22px' }}
      />
    );
  };
  return (
    <>
      <Box role="group" aria-label={t`Guest lists`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {list('', t`All`, everybody)}
        {lists.map(({ bucket, count }) => list(bucket, bucketWords(bucket, t`With a ticket`, locale), count))}
      </Box>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SearchField
          label={t`Search by name or email`}
          value={filter.search ?? ''}
          onSearch={(q) => set('q', q.trim())}
        />
      </Box>
      {guests.entries.length === 0 ? (
        filter.search === undefined && filter.bucket === undefined ? (
          <EmptyState
            title={<Trans>No guests yet</Trans>}
            text={<Trans>People appear here once you invite them or they register.</Trans>}
          />
        ) : (
          <NoMatches title={<Trans>No guests match these filters</Trans>} />
        )
      ) : (
        <>
          <FramedList aria-label={t`Guests`} aria-busy={loading}>
            {guests.entries.map((guest) => (
              <GuestRow key={guest.id} eventId={event.id} guest={guest} severalSessions={event.sessions.length > 1} />
            ))}
          </FramedList>
          <DeskPager page={guests} />
        </>
      )}
    </>
  );
};

type GuestRowProps = { readonly eventId: number; readonly guest: EventGuest; readonly severalSessions: boolean };

const GuestRow = ({ eventId, guest, severalSessions }: GuestRowProps) => {
  const status = statusWords(guest.status, useLocale());
  const what = [guest.ticketName, severalSessions ? guest.sessionName : ''].filter((part) => part !== '');
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'space-between', px: 2, py: 1.5 }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {guest.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {guest.email}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {what.join(' · ')}
        </Typography>
        {guest.bounced === null ? null : <BouncedNote eventId={eventId} email={guest.email} bounced={guest.bounced} />}
      </Box>
      <Box sx={{ textAlign: 'right' }}>
        {status === '' ? null : <Chip size="small" label={status} sx={{ bgcolor: 'tone.sunken' }} />}
        {guest.checkIns > 1 ? (
          <Typography variant="caption" color="textSecondary" component="p" className="tabular">
            <Plural value={guest.checkIns} one="# check-in" other="# check-ins" />
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
};
