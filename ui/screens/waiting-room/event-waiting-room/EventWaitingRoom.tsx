import { Trans, useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { saleIsOver } from '#ui/screens/event/desk/sale-is-over.view.ts';
import type { WaitingRoomFacts } from './event-waiting-room.loader.ts';
import { NoSaleAhead } from './NoSaleAhead.tsx';
import { RehearsalPanel } from './RehearsalPanel.tsx';
import { WaitingRoomSwitch } from './WaitingRoomSwitch.tsx';

/** Prepares a sale that draws a crowd: the line before the door, and a trial of it. */
export const EventWaitingRoom = () => {
  const { t } = useLingui();
  return (
    <EventScreen<WaitingRoomFacts>
      part="waiting-room"
      title={t`Waiting room`}
      below={<Trans>Prepare a sale that draws a crowd, and try it before it opens.</Trans>}
    >
      {({ event, facts: { now } }) =>
        saleIsOver(event, now) ? (
          <NoSaleAhead event={event} />
        ) : (
          <Stack spacing={{ xs: 2, md: 3 }}>
            <WaitingRoomSwitch event={event} />
            <RehearsalPanel event={event} />
          </Stack>
        )
      }
    </EventScreen>
  );
};
