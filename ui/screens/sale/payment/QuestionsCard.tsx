import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { Card, CardTitle, Soft } from './PaymentLayout.tsx';

type Props = { readonly answered: boolean; readonly busy: boolean; readonly onAnswer: () => void };

/** Step 2 behind its dialog: reopens the questions. */
export const QuestionsCard = ({ answered, busy, onAnswer }: Props) => (
  <Card aria-labelledby="questions-title">
    <CardTitle id="questions-title">
      <Trans>Questions from the organiser</Trans>
    </CardTitle>
    <Soft>
      {answered ? (
        <Trans>All questions are answered.</Trans>
      ) : (
        <Trans>The organiser needs a few answers before you can continue.</Trans>
      )}
    </Soft>
    <div>
      <Button variant="outlined" disabled={busy} onClick={onAnswer}>
        {answered ? <Trans>Change answers</Trans> : <Trans>Answer questions</Trans>}
      </Button>
    </div>
  </Card>
);
