import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { Page } from '#application/platform/ports/page.ts';
import type { Guest, GuestFilter } from '#application/ticket/ports/guest-list.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { sortAddress } from '#ui/screens/event/desk/list-order.view.ts';
import { NoMatches } from '#ui/screens/event/desk/NoMatches.tsx';
import { SortSelect } from '#ui/screens/event/desk/SortSelect.tsx';
import { useListAddress } from '#ui/screens/event/desk/use-list-address.ts';
import { ChosenGuestsBar } from './choose-guests/ChosenGuestsBar.tsx';
import { useGuestChoice } from './choose-guests/choose-guests.view.ts';
import { GuestsCsv } from './download/GuestsCsv.tsx';
import { recipientOn, useGuestEditing } from './edit-guest.view.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { GiveGuestTicket } from './GiveGuestTicket.tsx';
import { GuestFilters } from './GuestFilters.tsx';
import { GuestLines } from './GuestLines.tsx';
import { GuestTable } from './GuestTable.tsx';
import { ChosenGroup } from './guest-groups/ChosenGroup.tsx';
import { GroupButtons } from './guest-groups/GroupButtons.tsx';
import { useGuestGroups } from './guest-groups/guest-groups.view.ts';
import { guestOrder } from './sort-guests.view.ts';

const RecipientDialog = lazy(async () => ({
  default: (await import('#ui/screens/ticket/recipient/RecipientDialog.tsx')).RecipientDialog,
}));

const CheckInsDialog = lazy(async () => ({
  default: (await import('./check-ins/CheckInsDialog.tsx')).CheckInsDialog,
}));

type GuestsProps = {
  readonly event: Pick<DeskEvent, 'id' | 'timezone' | 'sessions' | 'abilities'>;
  readonly guests: Page<Guest>;
  readonly filter: GuestFilter;
};

export const Guests = ({ event, guests, filter }: GuestsProps) => {
  const { t } = useLingui();
  const { query, set, loading } = useListAddress();
  const several = event.sessions.length > 1;
  const editing = useGuestEditing(event.timezone, t`Connection lost. Check the guest list before trying again.`);
  const edited = editing.guest;
  const [shown, setShown] = useState<Guest | null>(null);
  const filtered =
    filter.search !== undefined ||
    filter.sessionId !== undefined ||
    filter.ticketTypeId !== undefined ||
    filter.checkIn !== undefined ||
    filter.groupId !== undefined;

  const order = guestOrder(query);
  const rows = guests.entries;
  const manages = event.abilities.includes('event.guests');
  const mayCheckIn = manages && event.abilities.includes('event.check-in');
  const choice = useGuestChoice(rows, mayCheckIn);
  const groups = useGuestGroups(event.id, manages);
  const group = groups.all?.find(({ id }) => id === filter.groupId) ?? null;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {manages ? <GiveGuestTicket event={event} /> : null}
        <GuestsCsv event={event} filter={filter} />
      </Box>
      <GuestFilters event={event} filter={filter} groups={groups.all ?? []} set={set} />
      {group === null ? null : <ChosenGroup group={group} groups={groups} onRemoved={() => set({ group: '' })} />}
      {rows.length === 0 ? (
        filtered ? (
          <NoMatches title={<Trans>No guests match these filters</Trans>} />
        ) : (
          <EmptyState
            title={<Trans>No guests yet</Trans>}
            text={<Trans>Everyone with a ticket appears here, with their check-in status.</Trans>}
          />
        )
      ) : (
        <>
          <Box sx={{ display: { md: 'none' }, mb: 2 }}>
            <SortSelect
              order={order}
              choices={[
                ['newest', t`By date`],
                ['name', t`By name`],
                ['ticket', t`By ticket`],
                ...(several ? [['session', t`By session`] as const] : []),
                ['checkIn', t`By check-in`],
              ]}
              onSort={(by) => set(sortAddress(order, by))}
            />
          </Box>
          <GuestTable
            guests={rows}
            timezone={event.timezone}
            severalSessions={several}
            loading={loading}
            sorting={{ order, onSort: (by) => set(sortAddress(order, by)) }}
            choice={choice}
            editing={editing}
            onHistory={setShown}
          />
          <GuestLines
            guests={rows}
            timezone={event.timezone}
            severalSessions={several}
            loading={loading}
            choice={choice}
            editing={editing}
            onHistory={setShown}
          />
          <DeskPager page={guests} />
        </>
      )}
      <ChosenGuestsBar event={event} mayCheckIn={mayCheckIn} choice={choice}>
        {manages ? <GroupButtons groups={groups} shown={group} guests={choice.chosen} onDone={choice.clear} /> : null}
      </ChosenGuestsBar>
      {shown === null ? null : (
        <Suspense fallback={null}>
          <CheckInsDialog guest={shown} timezone={event.timezone} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <RecipientDialog
            open
            purpose="EDIT"
            first={recipientOn(edited)}
            busy={editing.busy}
            ticketName={edited.ticketName}
            onSubmit={(...change) => editing.save(edited, change, t`Recipient updated`)}
            onClose={editing.close}
          />
        </Suspense>
      )}
    </>
  );
};
