import { Plural, Trans } from '@lingui/react/macro';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { lineAmount, takenOff } from '#ui/screens/sale/receipt.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { totalText } from './payment.view.ts';
import { RollingMoney } from './result/RollingMoney.tsx';
import type { Summary } from './tickets/selection.view.ts';

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

/** Their amounts sum to the total. */
export function QuoteLines({ summary, locale }: { readonly summary: Summary; readonly locale: Locale }) {
  const total = totalText(summary, locale);
  return (
    <Lines>
      {summary.lines.map((line) => (
        <SummaryLine key={`${line.kind} ${'tickets' in line ? line.tickets?.id : ''}`} line={line} locale={locale} />
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
  );
}
