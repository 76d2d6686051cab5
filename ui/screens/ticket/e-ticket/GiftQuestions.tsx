import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { GivenTicket } from '#application/ticket/ports/ticket-transfers.ts';
import type { useReceipt } from './receive-ticket.view.ts';

const QuestionnaireDialog = lazy(async () => ({
  default: (await import('#ui/screens/event/questionnaire-form/QuestionnaireDialog.tsx')).QuestionnaireDialog,
}));

type Props = { readonly gift: GivenTicket; readonly receipt: ReturnType<typeof useReceipt> };

export function GiftQuestions({ gift, receipt }: Props) {
  const { asking, places, people, answer, closeQuestions } = receipt;
  // Stays mounted, so that the entries survive closing the dialog.
  const [asked, setAsked] = useState(false);
  if (asking && !asked) setAsked(true);
  if (!asked || gift.questions === null) return null;
  return (
    <Suspense fallback={null}>
      <QuestionnaireDialog
        key={gift.questions.version}
        open={asking}
        asks={gift.questions}
        questionnaire
        formPerTicket={false}
        places={places}
        people={people}
        asksPeople={false}
        last={null}
        done={<Trans>Add to my tickets</Trans>}
        onRegister={answer}
        onClose={closeQuestions}
      />
    </Suspense>
  );
}
