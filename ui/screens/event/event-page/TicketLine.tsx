import { Plural, Trans } from '@lingui/react/macro';
import { HeldByOthers } from '#ui/screens/HeldByOthers.tsx';
import { SaleBadge } from '#ui/screens/SaleBadge.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { TicketRow } from './registration.view.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  padding: '14px 0',
  '& + &': { borderTop: `1px dashed ${theme.vars.palette.divider}` },
  '&[data-off="true"] .name, &[data-off="true"] .price': { color: theme.vars.palette.text.secondary },
  '& .name': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& .about, & .was': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .about': { gridColumn: 1, overflowWrap: 'anywhere' },
  '& .money': {
    gridRow: '1 / span 3',
    gridColumn: 2,
    display: 'grid',
    justifyItems: 'end',
    alignContent: 'start',
    gap: 4,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& .price': { fontWeight: 600 },
  '& .off': { marginLeft: 6, fontWeight: 600, color: theme.vars.palette.tone.jade },
}));

type Props = {
  readonly ticket: TicketRow;
  readonly price: string;
  readonly originalPrice: string;
  readonly opensAt: string | null;
};

/** [S2.7-09] [S2.7-10] [S2.7-11] */
export function TicketLine({ ticket, price, originalPrice, opensAt }: Props) {
  return (
    <Line data-off={ticket.badge !== null}>
      <span className="name">{ticket.name}</span>
      {ticket.description !== null && <span className="about">{ticket.description}</span>}
      {ticket.left !== null && (
        <span className="about">
          <Plural value={ticket.left} one="Only # left" other="Only # left" />
        </span>
      )}
      {ticket.heldByOthers > 0 && (
        <span className="about">
          <HeldByOthers count={ticket.heldByOthers} />
        </span>
      )}
      {opensAt !== null && (
        <span className="about">
          <Trans>On sale from {opensAt}</Trans>
        </span>
      )}
      <span className="money">
        <span className="price">{ticket.price === 0 ? <Trans>Free</Trans> : price}</span>
        {ticket.discount > 0 && (
          <span className="was">
            <span className="visually-hidden">
              <Trans>Original price</Trans>{' '}
            </span>
            <s>{originalPrice}</s>
            <span className="off">-{ticket.discount}%</span>
          </span>
        )}
        {/* That it has ended is the panel's heading. */}
        {ticket.badge !== null && ticket.badge.says !== 'ENDED' && <SaleBadge badge={ticket.badge} />}
      </span>
    </Line>
  );
}
