import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { AttendeeForm } from '#ui/screens/sale/payment/AttendeeForm.tsx';
import { leadTo, questionnaireTrouble } from './lead-to.view.ts';
import { QuestionField } from './QuestionField.tsx';
import { type Place, problemOf, wrongFormSentence } from './questionnaire.view.ts';
import { type QuestionnaireAsked, useQuestionnaire } from './use-questionnaire.ts';

type Props = QuestionnaireAsked & {
  /** Shown at the last step, such as the payment method. [S2.10-04] */
  readonly last: ReactNode;
  /** Of the last step's button; left out: it registers. */
  readonly done?: ReactNode;
  readonly onClose: () => void;
};

/** One form for all tickets, or one for each. [S2.10-01] [S2.10-02] [S2.10-03] [S2.10-04] */
export function QuestionnaireDialog({ last, done, onClose, ...asked }: Props) {
  const locale = useLocale();
  const asking = useQuestionnaire(asked);
  const { loaded, step, count, questions, answers, person, personProblem, wrong, trouble, busy, moves, act } = asking;
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => (moves === 0 ? undefined : leadTo(content)), [moves]);
  const isLast = step + 1 === count;
  return (
    <Dialog
      open={asked.open}
      onClose={busy ? undefined : onClose}
      aria-labelledby="questionnaire-title"
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id="questionnaire-title">
        <Title step={step} place={asking.place} />
      </DialogTitle>
      <DialogContent
        ref={content}
        sx={{ display: 'grid', gap: 3, alignContent: 'start', '&&': { pt: 1 } }}
        aria-busy={loaded.kind === 'LOADING' || busy}
      >
        {loaded.kind === 'LOADING' && [0, 1, 2].map((line) => <Skeleton key={line} variant="rounded" height={56} />)}
        {loaded.kind === 'FAILED' && (
          <Alert severity="error" action={<Button onClick={act.load}>{<Trans>Try again</Trans>}</Button>}>
            {questionnaireTrouble(loaded.trouble, locale)}
          </Alert>
        )}
        {loaded.kind === 'ASKED' && (
          <>
            {wrong.length > 0 && <Alert severity="error">{wrongFormSentence(wrong, locale)}</Alert>}
            {person !== undefined && (
              <AttendeeForm
                forms={[person]}
                problem={personProblem}
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
            {isLast && last}
            {trouble !== null && <Alert severity="error">{questionnaireTrouble(trouble, locale)}</Alert>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={step === 0 ? onClose : act.back} disabled={busy}>
          <Trans>Back</Trans>
        </Button>
        <Button variant="contained" onClick={act.goOn} disabled={loaded.kind !== 'ASKED'} loading={busy}>
          {isLast ? (done ?? <Trans>Register</Trans>) : <Trans>Next</Trans>}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** [S2.10-02] */
function Title({ step, place }: { readonly step: number; readonly place: Place | undefined }) {
  if (place === undefined) return <Trans>Questionnaire</Trans>;
  return place.mode === 'ONLINE' ? (
    <Trans>Questionnaire for ticket {step + 1} (Online ticket)</Trans>
  ) : (
    <Trans>Questionnaire for ticket {step + 1} (Onsite ticket)</Trans>
  );
}
