import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { useFactorCode } from './second-factor.view.ts';

type Props = {
  readonly act: 'GIVE' | 'REMOVE' | 'RENEW';
  readonly onClose: () => void;
  readonly onDone: () => void;
};

const TITLES = {
  GIVE: <Trans>Confirm it’s you</Trans>,
  REMOVE: <Trans>Turn off two-factor authentication?</Trans>,
  RENEW: <Trans>Get new recovery codes?</Trans>,
} as const;
const EXPLAINED = {
  GIVE: <Trans>Enter the code that your authenticator app shows now. A recovery code works, too.</Trans>,
  REMOVE: <Trans>Your bank accounts and admin pages will no longer be protected by your authenticator app.</Trans>,
  RENEW: <Trans>Your current recovery codes will stop working.</Trans>,
} as const;
const ACTIONS = {
  GIVE: <Trans>Confirm</Trans>,
  REMOVE: <Trans>Turn off</Trans>,
  RENEW: <Trans>Get new codes</Trans>,
} as const;

export const FactorCodeDialog = ({ act, onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { code, setCode, wrong, busy, problem, issued, submit } = useFactorCode(act, onDone);
  if (issued !== null) return <RecoveryCodesDialog codes={issued} onDone={onDone} />;
  return (
    <FormDialog
      title={TITLES[act]}
      action={ACTIONS[act]}
      problem={problem}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{EXPLAINED[act]}</Typography>
      <TextField
        label={t`Code from your authenticator app`}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={wrong !== undefined}
        helperText={wrong}
        slotProps={{ htmlInput: { autoComplete: 'one-time-code', maxLength: 25 } }}
      />
    </FormDialog>
  );
};
