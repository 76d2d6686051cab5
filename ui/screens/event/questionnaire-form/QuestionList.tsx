import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { AttendeeForm } from '#ui/screens/sale/payment/AttendeeForm.tsx';
import { questionnaireTrouble } from './lead-to.view.ts';
import { QuestionField } from './QuestionField.tsx';
import { type Place, problemOf, wrongFormSentence } from './questionnaire.view.ts';
import type { AskedQuestions } from './use-questionnaire.ts';

export function QuestionList({ asking }: { readonly asking: AskedQuestions }) {
  const locale = useLocale();
  const { loaded, step, questions, answers, person, personProblems, generalInfo, wrong, act } = asking;
  switch (loaded.kind) {
    case 'LOADING':
      return [0, 1, 2].map((line) => <Skeleton key={line} variant="rounded" height={56} />);
    case 'FAILED':
      return (
        <Alert severity="error" action={<Button onClick={act.load}>{<Trans>Try again</Trans>}</Button>}>
          {questionnaireTrouble(loaded.trouble, locale)}
        </Alert>
      );
    case 'ASKED':
      return (
        <>
          {wrong.length > 0 && <Alert severity="error">{wrongFormSentence(wrong, locale)}</Alert>}
          {person !== undefined && (
            <AttendeeForm
              forms={[person]}
              problems={personProblems}
              generalInfo={generalInfo}
              onChange={(_, entered) => act.setPerson(entered)}
            />
          )}
          {questions.map((field) => (
            <QuestionField
              key={`${step} ${field.id}`}
              field={field}
              answers={answers}
              problem={problemOf(wrong, field, locale)}
              onAnswer={act.answer}
            />
          ))}
        </>
      );
  }
}

/** [S2.10-02] */
export function QuestionsTitle({ step, place }: { readonly step: number; readonly place: Place | undefined }) {
  if (place === undefined) return <Trans>Questionnaire</Trans>;
  return place.mode === 'ONLINE' ? (
    <Trans>Questionnaire for ticket {step + 1} (Online ticket)</Trans>
  ) : (
    <Trans>Questionnaire for ticket {step + 1} (Onsite ticket)</Trans>
  );
}
