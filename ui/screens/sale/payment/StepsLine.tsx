import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';
import { CheckIcon } from '#ui/icons/check.gen.ts';
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
  // On a phone only the current of three steps shows its name.
  [theme.breakpoints.down('sm')]: {
    '&[data-steps="3"] li:not([aria-current]) > .label': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
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

const LABELS: Readonly<Record<FillingStep, ReactNode>> = {
  SELECT_TICKET: <Trans id="payment.selectTicket">Select ticket</Trans>,
  QUESTIONNAIRE: <Trans id="payment.questionnaire">Questionnaire</Trans>,
  CHECKOUT: <Trans id="payment.checkout">Checkout</Trans>,
};

/** [S2.11-01] [S2.11-02] */
export function StepsLine({ steps, step }: { readonly steps: readonly FillingStep[]; readonly step: FillingStep }) {
  const { t } = useLingui();
  const current = steps.indexOf(step);
  return (
    <nav aria-label={t`Steps`}>
      <Line data-steps={steps.length}>
        {steps.map((one, at) => (
          <li key={one} aria-current={at === current ? 'step' : undefined} data-done={at < current}>
            <Mark aria-hidden>{at < current ? <CheckIcon size={16} /> : at + 1}</Mark>
            <span className="label">{LABELS[one]}</span>
          </li>
        ))}
      </Line>
    </nav>
  );
}
