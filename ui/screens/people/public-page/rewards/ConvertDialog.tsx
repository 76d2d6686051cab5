import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { useConverting } from './convert.view.ts';

type Props = { readonly available: Dong; readonly onClose: () => void; readonly onDone: () => void };

/** [S1-51] [S2.12-05] */
export const ConvertDialog = ({ available, onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { text, type, most, wrong, problem, busy, submit } = useConverting(available, onDone);
  return (
    <FormDialog
      title={<Trans>Convert rewards to points</Trans>}
      action={<Trans>Convert</Trans>}
      problem={problem}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        <Trans>1 VND becomes 1 point. Points can’t be turned back into money, and can’t pay for tickets yet.</Trans>
      </Typography>
      <TextField
        label={t`Amount (VND)`}
        name="amount"
        value={text}
        onChange={(event) => type(event.target.value)}
        error={wrong !== null}
        helperText={wrong ?? t`Up to ${most}`}
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 20 } }}
      />
    </FormDialog>
  );
};
