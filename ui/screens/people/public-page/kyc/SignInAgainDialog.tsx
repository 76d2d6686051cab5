import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { useSignInAgain } from './second-factor.view.ts';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

/** In place, before an authenticator app is set up. */
export const SignInAgainDialog = ({ onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { email, sent, code, setCode, busy, problem, request, enter } = useSignInAgain(onDone);
  return (
    <FormDialog
      title={<Trans>Confirm it’s you</Trans>}
      action={sent ? <Trans>Confirm</Trans> : <Trans>Email me a code</Trans>}
      problem={problem}
      busy={busy}
      onSubmit={sent ? enter : request}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <Trans>You signed in a while ago. Confirm it’s you with a code sent to {email}.</Trans>
      </Typography>
      {sent ? (
        <TextField
          label={t`Code from your email`}
          name="email-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
        />
      ) : null}
    </FormDialog>
  );
};
