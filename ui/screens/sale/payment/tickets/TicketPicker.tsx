import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { HeldByOthers } from '#ui/screens/HeldByOthers.tsx';
import { SaleBadge } from '#ui/screens/SaleBadge.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import type { PickRow } from './selection.view.ts';
import type { ChoiceNotice } from './use-ticket-choice.ts';

const List = styled('ul')({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'center',
  padding: '16px 0',
  '& + &': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '&:first-of-type': { paddingTop: 0 },
  '&:last-of-type': { paddingBottom: 0 },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .soft': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .money': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .before': { position: 'relative', display: 'inline-flex', gap: 8, alignItems: 'baseline', whiteSpace: 'nowrap' },
  '& .money b': { fontWeight: 600 },
  '& .money s': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .money em': { fontStyle: 'normal', fontSize: '0.8125rem', fontWeight: 600, color: theme.vars.palette.tone.jade },
  '& .why': { gridColumn: '1 / -1', fontSize: '0.875rem', color: theme.vars.palette.tone.clay },
}));

type Props = {
  readonly rows: readonly PickRow[];
  readonly locale: Locale;
  readonly notice: ChoiceNotice | null;
  readonly busy: boolean;
  readonly onQuantity: (ticketId: string, quantity: number) => void;
  readonly more: (row: PickRow) => ReactNode;
};

export const TicketPicker = ({ rows, locale, notice, busy, onQuantity, more }: Props) => (
  <List inert={busy}>
    {rows.map((row) => {
      const { ticket } = row;
      const spoken = notice?.ticketId === ticket.id ? notice : null;
      return (
        <Row key={ticket.id}>
          <div>
            <div className="name">{ticket.name}</div>
            {ticket.description !== null && <div className="soft">{ticket.description}</div>}
            {ticket.note !== null && <div className="soft">{ticket.note}</div>}
            <div className="money">
              <b>{ticket.price === 0 ? <Trans>Free</Trans> : moneyText(ticket.price, locale)}</b>
              {row.discount > 0 && (
                <span className="before">
                  <span className="visually-hidden">
                    <Trans>Original price</Trans>{' '}
                  </span>
                  <s>{moneyText(ticket.originalPrice, locale)}</s>
                  <em>-{row.discount}%</em>
                </span>
              )}
            </div>
            {row.left !== null && (
              <div className="soft">
                <Plural value={row.left} one="Only # left" other="Only # left" />
              </div>
            )}
            {row.heldByOthers > 0 && (
              <div className="soft">
                <HeldByOthers count={row.heldByOthers} />
              </div>
            )}
            {row.step > 1 && (
              <div className="soft">
                <Trans>Sold in sets of {row.step}</Trans>
              </div>
            )}
          </div>
          {row.badge === null ? (
            <QuantityStepper
              name={ticket.name}
              value={row.quantity}
              max={row.max}
              step={row.step}
              onChange={(quantity) => onQuantity(ticket.id, quantity)}
            />
          ) : (
            <SaleBadge badge={row.badge} />
          )}
          {more(row)}
          <div className="why" role="status">
            {spoken?.kind === 'AT_MAX' && (
              <>
                <Trans>The maximum number of tickets is {spoken.max}</Trans> <Because row={row} />
              </>
            )}
            {spoken?.kind === 'ADJUSTED' &&
              (spoken.to === 0 ? (
                <Trans>No longer available. We removed it from your selection.</Trans>
              ) : (
                <Plural
                  value={spoken.to}
                  one="Only # left. We updated your selection."
                  other="Only # left. We updated your selection."
                />
              ))}
          </div>
        </Row>
      );
    })}
  </List>
);

function Because({ row }: { readonly row: PickRow }) {
  switch (row.because) {
    case 'REMAINING':
      return <Trans>(no more left)</Trans>;
    case 'ACCOUNT':
      return <Trans>(limit per account)</Trans>;
    case 'PURCHASE':
      return <Trans>(limit per order)</Trans>;
  }
}
