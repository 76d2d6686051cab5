import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { totalText } from './payment.view.ts';
import { QuoteLines } from './QuoteLines.tsx';
import type { Summary } from './tickets/selection.view.ts';

const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 96,
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxHeight: 'calc(100dvh - 112px)',
  [theme.breakpoints.down('md')]: {
    display: 'block',
    overflow: 'visible',
    maxHeight: 'none',
    position: 'static',
    gridRow: 1,
    borderRadius: 16,
  },
}));

const Toggle = styled('button')(({ theme }) => ({
  display: 'none',
  width: '100%',
  minHeight: 52,
  padding: '0 16px',
  border: 0,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  alignItems: 'center',
  gap: 8,
  textAlign: 'left',
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { display: 'flex' },
  '& > .sum': { marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& > svg': { transition: 'transform 180ms' },
  '&[aria-expanded="true"] > svg': { transform: 'rotate(180deg)' },
}));

const Inside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 24,
  overflowY: 'auto',
  [theme.breakpoints.down('md')]: { padding: '4px 16px 16px', '&[data-open="false"]': { display: 'none' } },
}));

const Title = styled('h2')(({ theme }) => ({
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 600,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

type Props = {
  readonly summary: Summary;
  readonly locale: Locale;
  readonly head: ReactNode;
  readonly children: ReactNode;
};

/** [S2.11-04] [S2.11-06] */
export function OrderSummary({ summary, locale, head, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const total = totalText(summary, locale);
  return (
    <Panel>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Trans>Order summary</Trans>
        <ChevronDownIcon />
        <span className="sum">{total ?? <Trans>Free</Trans>}</span>
      </Toggle>
      <Inside id={id} data-open={open}>
        {head}
        <Title>
          <Trans>Order summary</Trans>
        </Title>
        <QuoteLines summary={summary} locale={locale} />
      </Inside>
      {children}
    </Panel>
  );
}
