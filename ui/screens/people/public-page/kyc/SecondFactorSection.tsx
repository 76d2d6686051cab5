import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { Section } from './Sheet.tsx';
import { useAfterFactor, useFactorStep } from './second-factor.view.ts';

const SecondFactorDialog = lazy(async () => ({
  default: (await import('./SecondFactorDialog.tsx')).SecondFactorDialog,
}));
const FactorCodeDialog = lazy(async () => ({ default: (await import('./FactorCodeDialog.tsx')).FactorCodeDialog }));

type Props = { readonly hasSecondFactor: boolean; readonly onChange: () => void };
type Open = 'SET_UP' | 'GIVE' | 'REMOVE' | 'RENEW' | null;

/** Admins and accountants give a second factor in each session; everybody may set one up. */
export const SecondFactorSection = ({ hasSecondFactor, onChange }: Props) => {
  const title = useId();
  const step = useFactorStep();
  const [open, setOpen] = useState<Open>(null);
  const after = useAfterFactor(onChange);
  const done = (): void => {
    setOpen(null);
    after();
  };
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Two-factor authentication</Trans>
      </Typography>
      {step === null ? null : (
        <Alert severity="info">
          {step === 'ASK' ? (
            <Trans>Confirm with your authenticator app to open the admin pages on this device.</Trans>
          ) : (
            <Trans>Your role needs two-factor authentication. Set it up to open the admin pages.</Trans>
          )}
        </Alert>
      )}
      <Typography color="textSecondary" variant="body2">
        {hasSecondFactor ? (
          <Trans>On. We ask for a code from your authenticator app before important changes.</Trans>
        ) : (
          <Trans>Off. An authenticator app protects your payouts even if someone else reads your email.</Trans>
        )}
      </Typography>
      <Actions>
        {hasSecondFactor ? (
          <>
            {step === 'ASK' ? (
              <Button variant="contained" onClick={() => setOpen('GIVE')}>
                <Trans>Enter code</Trans>
              </Button>
            ) : null}
            <Button variant="outlined" color="secondary" onClick={() => setOpen('RENEW')}>
              <Trans>New recovery codes</Trans>
            </Button>
            <Button variant="outlined" color="secondary" onClick={() => setOpen('REMOVE')}>
              <Trans>Turn off</Trans>
            </Button>
          </>
        ) : (
          <Button
            variant={step === null ? 'outlined' : 'contained'}
            color={step === null ? 'secondary' : 'primary'}
            onClick={() => setOpen('SET_UP')}
          >
            <Trans>Set up</Trans>
          </Button>
        )}
      </Actions>
      <Suspense fallback={null}>
        {open === 'SET_UP' ? <SecondFactorDialog onClose={() => setOpen(null)} onDone={done} /> : null}
        {open === null || open === 'SET_UP' ? null : (
          <FactorCodeDialog act={open} onClose={() => setOpen(null)} onDone={done} />
        )}
      </Suspense>
    </Section>
  );
};

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
