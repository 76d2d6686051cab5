import { Trans } from '@lingui/react/macro';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { ReplyWords } from './ReplyWords.tsx';
import { WaysOn } from './WaysOn.tsx';

type Props = {
  readonly event: EventPage;
  readonly shown: 'EventEnded' | 'EventNotOpen';
};

/** The event takes no replies. [S2.9-02] */
export function ClosedInvitation({ event, shown }: Props) {
  const isListed = event.feature === 'PUBLIC';
  if (event.status === 'CANCELLED')
    return (
      <>
        <ReplyWords title={<Trans>Event cancelled</Trans>}>
          <Trans>The organiser cancelled this event. You don’t need to do anything.</Trans>
        </ReplyWords>
        <WaysOn event={event} toEvent={isListed} />
      </>
    );
  return shown === 'EventEnded' ? (
    <>
      <ReplyWords title={<Trans>Event ended</Trans>}>
        <Trans>Hope to see you at future events.</Trans>
      </ReplyWords>
      <WaysOn event={event} toEvent />
    </>
  ) : (
    <>
      <ReplyWords title={<Trans>Invitation</Trans>}>
        <Trans>This event isn’t taking replies right now.</Trans>
      </ReplyWords>
      <WaysOn event={event} toEvent={false} />
    </>
  );
}
