import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { WaitingLineOfEvent } from '#application/sale/ports/waiting-line.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { WaitingGroupRow } from './WaitingGroupRow.tsx';

export const WaitingLineScreen = () => {
  const { t } = useLingui();
  return (
    <EventScreen<WaitingLineOfEvent>
      part="waiting-list"
      title={t`Waiting list`}
      below={
        <Trans>
          Buyers can wait for tickets that are sold out. Tickets that come free are held for the next group for a day.
        </Trans>
      }
    >
      {({ event, facts: { groups, tickets, entries } }) =>
        entries.length === 0 ? (
          <EmptyState
            title={<Trans>No one is waiting</Trans>}
            text={<Trans>Once a ticket type is sold out, buyers can join its waiting list on the event’s page.</Trans>}
          />
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Typography color="textSecondary">
              <Plural value={groups} one="# group waits" other="# groups wait" />
              {' · '}
              <Plural value={tickets} one="# ticket wanted" other="# tickets wanted" />
            </Typography>
            <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {entries.map((group) => (
                <WaitingGroupRow key={group.id} group={group} timezone={event.timezone} />
              ))}
            </Box>
          </Box>
        )
      }
    </EventScreen>
  );
};
