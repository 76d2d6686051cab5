import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { ComposeMailing } from './ComposeMailing.tsx';
import { MailingList } from './MailingList.tsx';
import { useMailings } from './mailing.view.ts';
import type { TimedEvent } from './mailing-time.view.ts';

/** [S1-37] */
export const GuestMailings = ({ event }: { readonly event: Pick<DeskEvent, 'id'> & TimedEvent }) => {
  const mailings = useMailings(event.id);
  return (
    <>
      <ComposeMailing event={event} onSent={mailings.readAgain} />
      <MailingList event={event} mailings={mailings} />
    </>
  );
};
