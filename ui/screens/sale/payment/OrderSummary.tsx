import { Plural, Trans } from '@lingui/react/macro';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import { type ReactNode, useId, useState } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { lineAmount, takenOff } from '#ui/screens/sale/receipt.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { moneyText } from './payment-text.view.ts';
import { RollingMoney } from './result/RollingMoney.tsx';
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

const Lines = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 16 },
  '& dt': { overflowWrap: 'anywhere' },
  '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .off': { color: theme.vars.palette.tone.jade },
  '& .soft': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& .total': {
    paddingTop: 14,
    borderTop: `1px dashed ${theme.vars.palette.divider}`,
    fontWeight: 600,
    fontSize: '1.125rem',
    alignItems: 'baseline',
  },
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

function SummaryLine({ line, locale }: { readonly line: Summary['lines'][number]; readonly locale: Locale }) {
  if (line.kind === 'TICKETS') {
    const { name, quantity, seats } = line.tickets;
    return (
      <div>
        <dt>
          {name} <span className="soft">× {quantity}</span>
          {seats.length > 0 && <div className="soft">{seatLabel(seats.join(', '))[locale]}</div>}
        </dt>
        <dd>{line.amount === 0 ? <Trans>Free</Trans> : lineAmount(line, locale)}</dd>
      </div>
    );
  }
  if (line.kind === 'DONATION')
    return (
      <div>
        <dt>
          <Trans>Donation</Trans>
        </dt>
        <dd>{lineAmount(line, locale)}</dd>
      </div>
    );
  if (line.kind === 'POINTS')
    return (
      <div className="off">
        <dt>
          <Trans>Points used</Trans>
        </dt>
        <dd>{lineAmount(line, locale)}</dd>
      </div>
    );
  return (
    <div className="off">
      <dt>{line.tickets === null ? <Trans>Discount</Trans> : <Trans>Discount: {line.tickets.name}</Trans>}</dt>
      <dd>{lineAmount(line, locale)}</dd>
    </div>
  );
}

/** [S2.11-04] [S2.11-06] */
export function OrderSummary({ summary, locale, head, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const total = summary.final === 0 && summary.tickets > 0 ? null : moneyText(summary.final, locale);
  return (
    <Panel>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Trans>Order summary</Trans>
        <ExpandIcon aria-hidden />
        <span className="sum">{total ?? <Trans>Free</Trans>}</span>
      </Toggle>
      <Inside id={id} data-open={open}>
        {head}
        <Title>
          <Trans>Order summary</Trans>
        </Title>
        <Lines>
          {summary.lines.map((line) => (
            <SummaryLine
              key={`${line.kind} ${'tickets' in line ? line.tickets?.id : ''}`}
              line={line}
              locale={locale}
            />
          ))}
          {summary.wallet > 0 && (
            <div className="off">
              <dt>
                <Trans>From Vemoi wallet</Trans>
              </dt>
              <dd>{takenOff(summary.wallet, locale)}</dd>
            </div>
          )}
          {summary.tickets === 0 && (
            <div>
              <dt className="soft">
                <Trans>No tickets selected</Trans>
              </dt>
            </div>
          )}
          <div className="total">
            <dt>
              <Trans>Total</Trans>{' '}
              {summary.tickets > 0 && (
                <span className="soft">
                  (<Plural value={summary.tickets} one="# ticket" other="# tickets" />)
                </span>
              )}
            </dt>
            <dd aria-live="polite">{total === null ? <Trans>Free</Trans> : <RollingMoney text={total} />}</dd>
          </div>
        </Lines>
      </Inside>
      {children}
    </Panel>
  );
}
