import { lazy, Suspense, useState } from 'react';
import type { EventPage } from '#application/event/ports/event-pages.ts';
import { peopleFor } from './rsvp-panel.view.ts';
import type { useInvitation } from './use-invitation.ts';

const QuestionnaireDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/questionnaire-form/QuestionnaireDialog.tsx')).QuestionnaireDialog,
}));

type Props = { readonly event: EventPage; readonly invitation: ReturnType<typeof useInvitation> };

/** One set of questions per guest. */
export function InvitationQuestions({ event, invitation }: Props) {
  const { asksQuestions, places, act } = invitation;
  // Stays mounted, so that the entries survive closing the dialog.
  const [asked, setAsked] = useState(false);
  if (asksQuestions && !asked) setAsked(true);
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <QuestionnaireDialog
        open={asksQuestions}
        asks={event.id}
        questionnaire={event.questionnaire}
        formPerTicket={event.formPerTicket}
        places={places}
        people={peopleFor(places, event.formPerTicket)}
        asksPeople={false}
        last={null}
        onRegister={act.register}
        onClose={act.closeQuestions}
      />
    </Suspense>
  );
}
