import { Trans } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect, useRef } from 'react';
import { styled } from '#ui/theme/styled.ts';
import { Card, CardTitle } from './PaymentLayout.tsx';

const Text = styled('div')(({ theme }) => ({
  maxHeight: 168,
  overflowY: 'auto',
  padding: 14,
  borderRadius: 12,
  whiteSpace: 'pre-line',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.tone.sunken,
}));

const Problem = styled('p')(({ theme }) => ({ fontSize: '0.875rem', color: theme.vars.palette.tone.danger }));

type Props = {
  readonly policy: string;
  readonly agreed: boolean;
  readonly problem: string | null;
  readonly onAgree: (agreed: boolean) => void;
};

/** [S2.11-05] [S4-30] */
export function PolicyBox({ policy, agreed, problem, onAgree }: Props) {
  const box = useRef<HTMLElement>(null);
  const missing = problem !== null;
  useEffect(() => {
    if (!missing) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [missing]);
  return (
    <Card ref={box} aria-labelledby="policy-title">
      <CardTitle id="policy-title">
        <Trans>Event regulations</Trans>
      </CardTitle>
      {/* Scrolls by itself, so it must take the keyboard. */}
      <Text role="group" aria-labelledby="policy-title" tabIndex={0}>
        {policy}
      </Text>
      <FormControlLabel
        control={
          <Checkbox
            checked={agreed}
            onChange={(event) => onAgree(event.target.checked)}
            slotProps={{
              input: {
                ...(problem === null ? {} : { 'aria-describedby': 'policy-problem' }),
                'aria-invalid': problem !== null,
              },
            }}
          />
        }
        label={<Trans>I agree to the event regulations</Trans>}
      />
      {problem !== null && (
        <Problem id="policy-problem" role="alert">
          {problem}
        </Problem>
      )}
    </Card>
  );
}
