import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { leadTo, questionnaireTrouble } from './lead-to.view.ts';
import { QuestionList, QuestionsTitle } from './QuestionList.tsx';
import { type QuestionnaireAsked, useQuestionnaire } from './use-questionnaire.ts';

type Props = QuestionnaireAsked & {
  /** Shown at the last step, such as the payment method. [S2.10-04] */
  readonly last: ReactNode;
  /** Of the last step's button; left out: it registers. */
  readonly done?: ReactNode;
  readonly onClose: () => void;
};

/** One form for all tickets, or one each. [S2.10-01] [S2.10-02] [S2.10-03] [S2.10-04] */
export function QuestionnaireDialog({ last, done, onClose, ...asked }: Props) {
  const locale = useLocale();
  const asking = useQuestionnaire(asked);
  const { loaded, step, count, trouble, busy, moves, act } = asking;
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
        <QuestionsTitle step={step} place={asking.place} />
      </DialogTitle>
      <DialogContent
        ref={content}
        sx={{ display: 'grid', gap: 3, alignContent: 'start', '&&': { pt: 1 } }}
        aria-busy={loaded.kind === 'LOADING' || busy}
      >
        <QuestionList asking={asking} />
        {loaded.kind === 'ASKED' && (
          <>
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
