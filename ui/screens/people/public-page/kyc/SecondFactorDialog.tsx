import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCopy } from '#ui/bindings/use-copy.tsx';
import { QrCode } from '#ui/components/QrCode.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { FormDialog } from '#ui/screens/people/public-page/FormDialog.tsx';
import { NotLoaded } from '#ui/screens/people/public-page/NotLoaded.tsx';
import { styled } from '#ui/theme/styled.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SignInAgainDialog } from './SignInAgainDialog.tsx';
import { useSetUp } from './second-factor.view.ts';

type Props = { readonly onClose: () => void; readonly onDone: () => void };

export const SecondFactorDialog = ({ onClose, onDone }: Props) => {
  const { t } = useLingui();
  const copy = useCopy('CODE');
  const { answer, again, code, setCode, codes, wrong, busy, problem, submit } = useSetUp();
  if (codes !== null) return <RecoveryCodesDialog codes={codes} onDone={onDone} />;
  if (answer.kind === 'READY' && answer.value.kind === 'SIGN_IN_AGAIN')
    return <SignInAgainDialog onClose={onClose} onDone={again} />;
  return (
    <FormDialog
      title={<Trans>Set up two-factor authentication</Trans>}
      action={<Trans>Continue</Trans>}
      problem={problem}
      busy={busy}
      waits={answer.kind !== 'READY' || answer.value.kind !== 'NEW'}
      onSubmit={submit}
      onClose={onClose}
    >
      {answer.kind === 'LOADING' ? <Skeleton variant="rounded" height={200} /> : null}
      {answer.kind === 'FAILED' ? <NotLoaded again={again} /> : null}
      {answer.kind === 'READY' && answer.value.kind === 'NEW' ? (
        <>
          <Typography>
            <Trans>
              Scan this code with an authenticator app. We’ll ask for a code from it before important changes.
            </Trans>
          </Typography>
          <Code>
            <QrCode text={answer.value.address} label={t`QR code for your authenticator app`} />
          </Code>
          <Secret>
            <code>{answer.value.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            <CopySecret secret={answer.value.secret} copy={copy} />
          </Secret>
          <TextField
            label={t`Code from your authenticator app`}
            name="code"
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={wrong !== undefined}
            helperText={wrong}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 } }}
          />
        </>
      ) : null}
    </FormDialog>
  );
};

type CopySecretProps = { readonly secret: string; readonly copy: (text: string) => Promise<unknown> };

const CopySecret = ({ secret, copy }: CopySecretProps) => (
  <Button size="small" color="secondary" sx={{ minHeight: 44 }} onClick={() => void copy(secret)}>
    <Trans>Copy</Trans>
  </Button>
);

const Code = styled('div')({ width: 200, marginInline: 'auto' });
const Secret = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
