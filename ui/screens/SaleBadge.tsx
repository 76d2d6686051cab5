import { Trans } from '@lingui/react/macro';
import type { SaleBadge as Badge, BadgeWord } from '#domain/sale/quantity/sale-badge.ts';
import { styled } from '#ui/theme/styled.ts';

/** `price` follows 'From'. [S2.7-03] [S2.7-11] */
export const SaleBadge = ({ badge, price = '' }: { readonly badge: Badge; readonly price?: string }) => (
  <Pill data-tone={badge.tone}>
    <SaleWords says={badge.says} price={price} />
  </Pill>
);

export function SaleWords({ says, price }: { readonly says: BadgeWord; readonly price?: string }) {
  switch (says) {
    case 'COMING_SOON':
      return <Trans>Coming soon</Trans>;
    case 'BY_INVITATION':
      return <Trans>By invitation</Trans>;
    case 'SALE_CLOSED':
      return <Trans>Sale closed</Trans>;
    case 'STOPPED_SELLING':
      return <Trans>Stopped selling</Trans>;
    case 'STOPPED_SELLING_TICKETS':
      return <Trans>Stopped selling tickets</Trans>;
    case 'SOLD_OUT':
      return <Trans>Sold out</Trans>;
    case 'ENDED':
      return <Trans>Event has ended</Trans>;
    case 'FREE':
      return <Trans>Free</Trans>;
    case 'FROM':
      return <Trans>From {price} đ</Trans>;
    case 'CANCELLED':
      return <Trans>Cancelled</Trans>;
    case 'ALMOST_GONE':
      return <Trans>Almost sold out</Trans>;
  }
}

const Pill = styled('span')(({ theme }) => ({
  flex: 'none',
  padding: '3px 9px',
  border: '1px solid transparent',
  borderRadius: 999,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  background: theme.vars.palette.tone.sunken,
  color: theme.vars.palette.text.secondary,
  // It stands on sunken ground too.
  '&[data-tone="closed"]': { borderColor: theme.vars.palette.divider, background: theme.vars.palette.background.paper },
  '&[data-tone="open"]': { background: theme.vars.palette.tone.goldWash, color: theme.vars.palette.tone.onGoldWash },
  '&[data-tone="free"]': { background: theme.vars.palette.tone.jadeWash, color: theme.vars.palette.tone.jadeDeep },
  '&[data-tone="soon"]': { background: theme.vars.palette.tone.skyWash, color: theme.vars.palette.tone.sky },
}));
