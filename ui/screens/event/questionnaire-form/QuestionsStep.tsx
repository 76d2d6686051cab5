import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Card, CardTitle, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { leadToFirstError, questionnaireTrouble } from './lead-to.view.ts';
import { QuestionList, QuestionsTitle } from './QuestionList.tsx';
import { type QuestionnaireAsked, useQuestionnaire } from './use-questionnaire.ts';

type Props = Omit<QuestionnaireAsked, 'open' | 'questionnaire' | 'asksPeople'> & {
  readonly id: string;
  /** Empty: all forms are for one ticket type. */
  readonly typeNames: readonly string[];
};

/** With one form per ticket, one ticket after the other. [S4-28] */
export function QuestionsStep({ id, typeNames, ...asked }: Props) {
  const locale = useLocale();
  const asking = useQuestionnaire({ ...asked, open: true, questionnaire: true, asksPeople: false });
  const { loaded, step, count, place, trouble, busy, moves, act } = asking;
  const content = useRef<HTMLFormElement>(null);
  useEffect(() => (moves === 0 ? undefined : leadToFirstError(content)), [moves]);
  return (
    <form
      id={id}
      ref={content}
      noValidate
      aria-labelledby="questions-title"
      aria-busy={loaded.kind === 'LOADING' || busy}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && loaded.kind === 'ASKED') act.goOn();
      }}
    >
      <Card as="div">
        <CardTitle id="questions-title">
          <QuestionsTitle step={step} place={place} />
        </CardTitle>
        {count > 1 && (
          <Soft aria-live="polite">
            <Trans>
              Form {step + 1} of {count}
            </Trans>
            {typeNames[step] !== undefined && ` · ${typeNames[step]}`}
          </Soft>
        )}
        <QuestionList asking={asking} />
        {trouble !== null && <Alert severity="error">{questionnaireTrouble(trouble, locale)}</Alert>}
        {step > 0 && (
          <div>
            <Button variant="outlined" onClick={act.back} disabled={busy}>
              <Trans>Previous ticket</Trans>
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}
