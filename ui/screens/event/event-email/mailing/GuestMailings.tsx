import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { GuestGroup } from '#application/ticket/ports/guest-groups.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { ComposeMailing } from './ComposeMailing.tsx';
import { MailingList } from './MailingList.tsx';
import { answerChoices } from './mailed-answer.view.ts';
import { useMailings } from './mailing.view.ts';
import type { TimedEvent } from './mailing-time.view.ts';

type GuestMailingsProps = {
  readonly event: Pick<DeskEvent, 'id'> & TimedEvent;
  readonly questions: Form | null;
  readonly groups: readonly GuestGroup[];
};

/** [S1-37] */
export const GuestMailings = ({ event, questions, groups }: GuestMailingsProps) => {
  const mailings = useMailings(event.id);
  return (
    <>
      <ComposeMailing event={event} answers={answerChoices(questions)} groups={groups} onSent={mailings.readAgain} />
      <MailingList event={event} mailings={mailings} />
    </>
  );
};
