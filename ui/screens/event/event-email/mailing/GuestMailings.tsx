import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { ComposeMailing } from './ComposeMailing.tsx';
import { MailingList } from './MailingList.tsx';
import { useMailings } from './mailing.view.ts';

/** [S1-37] */
export const GuestMailings = ({ event }: { readonly event: Pick<DeskEvent, 'id' | 'sessions' | 'timezone'> }) => {
  const mailings = useMailings(event.id);
  return (
    <>
      <ComposeMailing event={event} onSent={mailings.readAgain} />
      <MailingList timezone={event.timezone} mailings={mailings} />
    </>
  );
};
