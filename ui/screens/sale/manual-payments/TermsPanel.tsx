import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { ManualTerms } from '#domain/money/payment/manual-payment.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import {
  BANK_TRANSFER_ONLY_UP_TO,
  MANUAL_HOURS,
  MANUAL_INSTRUCTIONS_LONGEST,
  type Outcome,
  useManualPayments,
} from './manual-payments.view.ts';

type Props = { readonly event: DeskEvent; readonly terms: ManualTerms };

export const TermsPanel = ({ event, terms }: Props) => {
  const { t } = useLingui();
  const locale = useLocale();
  const acts = useManualPayments(event);
  const [open, setOpen] = useState(terms.open);
  const [instructions, setInstructions] = useState(terms.instructions);
  const [hours, setHours] = useState(String(terms.hours));
  const [outcome, setOutcome] = useState<Outcome>(null);
  const wrong = outcome !== null && 'field' in outcome ? outcome.field : null;
  const save = async (submitted: FormEvent) => {
    submitted.preventDefault();
    if (acts.busy) return;
    const given = { open, instructions, hours: hours.trim() === '' ? Number.NaN : Number(hours) };
    setOutcome(await acts.keepTerms(given, open ? t`Buyers can pay you by hand` : t`Manual payment is off`));
  };
  return (
    <Paper
      component="section"
      aria-labelledby="manual-terms"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="manual-terms" variant="h4" component="h2">
        <Trans>How buyers pay you by hand</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        <Trans>
          Orders of more than {moneyText(BANK_TRANSFER_ONLY_UP_TO, locale)} can be paid to you instead of Vemoi. You
          return the money yourself when you refund such an order.
        </Trans>
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(submitted) => void save(submitted)}
        sx={{ display: 'grid', gap: 2, maxWidth: 560 }}
      >
        <FormControlLabel
          control={<Switch checked={open} onChange={(_, next) => setOpen(next)} />}
          label={t`Accept manual payment`}
        />
        <TextField
          name="instructions"
          label={t`Where buyers send the money`}
          value={instructions}
          multiline
          minRows={3}
          error={wrong === 'instructions'}
          helperText={
            wrong === 'instructions'
              ? t`Say where the money goes, in up to ${MANUAL_INSTRUCTIONS_LONGEST} characters`
              : t`For example bank, account number and holder. Buyers add their order number.`
          }
          onChange={({ target }) => setInstructions(target.value)}
        />
        <TextField
          name="hours"
          label={t`Hours that tickets wait for the money`}
          value={hours}
          error={wrong === 'hours'}
          helperText={wrong === 'hours' ? t`Enter ${MANUAL_HOURS.least} to ${MANUAL_HOURS.most} hours` : undefined}
          onChange={({ target }) => setHours(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {outcome !== null && 'trouble' in outcome && (
          <Alert severity="error" role="alert">
            {outcome.trouble}
          </Alert>
        )}
        <Button type="submit" variant="outlined" loading={acts.busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Paper>
  );
};
