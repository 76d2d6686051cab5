import { Trans, useLingui } from '@lingui/react/macro';
import CheckIcon from '@mui/icons-material/CheckRounded';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';
import { styled } from '#ui/theme/styled.ts';

const Line = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
  },
  '& li + li::before': {
    content: '""',
    width: 'clamp(16px, 5vw, 48px)',
    height: 1,
    background: theme.vars.palette.tone.outline,
  },
  '& li[aria-current]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
}));

const Mark = styled('span')(({ theme }) => ({
  width: 26,
  height: 26,
  borderRadius: 999,
  display: 'grid',
  placeItems: 'center',
  fontSize: '0.8125rem',
  fontWeight: 600,
  border: `1.5px solid ${theme.vars.palette.tone.outline}`,
  '[aria-current] > &': {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
    borderColor: theme.vars.palette.text.primary,
  },
  '[data-done="true"] > &': {
    background: theme.vars.palette.tone.jade,
    borderColor: theme.vars.palette.tone.jade,
    color: theme.vars.palette.background.paper,
  },
}));

/** [S2.11-01] [S2.11-02] */
export function StepsLine({ step }: { readonly step: Exclude<FillingStep, 'QUESTIONNAIRE'> }) {
  const { t } = useLingui();
  const done = step === 'CHECKOUT';
  return (
    <nav aria-label={t`Steps`}>
      <Line>
        <li aria-current={done ? undefined : 'step'} data-done={done}>
          <Mark aria-hidden>{done ? <CheckIcon sx={{ fontSize: 16 }} /> : 1}</Mark>
          <Trans id="payment.selectTicket">Select ticket</Trans>
        </li>
        <li aria-current={done ? 'step' : undefined}>
          <Mark aria-hidden>2</Mark>
          <Trans id="payment.checkout">Checkout</Trans>
        </li>
      </Line>
    </nav>
  );
}
