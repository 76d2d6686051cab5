import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextField } from '#ui/components/TextField.tsx';
import type { RefundToPay, useRefundDesk } from './refund-desk.view.ts';

type DisputedRefundProps = {
  readonly refund: RefundToPay;
  readonly desk: ReturnType<typeof useRefundDesk>;
  readonly onDone: () => void;
};

/** Why the refund waits, and the outcome where the provider does not report it. */
export const DisputedRefund = ({ refund, desk, onDone }: DisputedRefundProps) => {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<'WON' | 'LOST' | null>(null);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && note.trim() === '';
  const submit = async () => {
    setTried(true);
    if (outcome === null || note.trim() === '') return;
    if (await desk.closeDispute(refund, outcome, note)) onDone();
  };
  return (
    <>
      <Alert severity="warning" variant="outlined">
        {refund.dispute === 'LOST' ? (
          <Trans>
            The card’s bank returned money of this payment to the buyer, but not exactly this refund. Check the dispute
            at the provider before you settle it.
          </Trans>
        ) : (
          <Trans>
            The buyer disputes this payment, and the card’s bank has taken the money. The refund waits for the bank’s
            decision: if we win, it is paid; if we lose, the buyer keeps the money and no refund is due.
          </Trans>
        )}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant={outcome === 'LOST' ? 'contained' : 'outlined'} onClick={() => setOutcome('LOST')}>
          <Trans>The buyer has the money</Trans>
        </Button>
        <Button variant={outcome === 'WON' ? 'contained' : 'outlined'} onClick={() => setOutcome('WON')}>
          <Trans>We still owe it</Trans>
        </Button>
      </Box>
      {outcome === null ? null : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
          sx={{ display: 'grid', gap: 1 }}
        >
          <TextField
            label={t`What the provider says about the dispute`}
            value={note}
            autoFocus
            error={missing}
            helperText={missing ? <Trans>Please say how the dispute ended</Trans> : null}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
          />
          <Button type="submit" variant="contained" loading={desk.busy} sx={{ justifySelf: 'start' }}>
            {outcome === 'LOST' ? <Trans>Confirm refund</Trans> : <Trans>Make it due again</Trans>}
          </Button>
        </Box>
      )}
    </>
  );
};
