import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { styled } from '#ui/theme/styled.ts';
import type { CardState } from './event-card.view.ts';

/** A free event's price says so. */
const words: Readonly<Partial<Record<CardState, ReactNode>>> = {
  COMING_SOON: <Trans>Coming soon</Trans>,
  SALE_CLOSED: <Trans>Sale closed</Trans>,
  STOPPED_SELLING: <Trans>Stopped selling</Trans>,
  SOLD_OUT: <Trans>Sold out</Trans>,
  ALMOST_GONE: <Trans>Almost sold out</Trans>,
  ENDED: <Trans>Ended</Trans>,
};

export const SaleBadge = ({ state }: { readonly state: CardState }) => {
  const word = words[state];
  return word === undefined ? null : <Badge data-state={state}>{word}</Badge>;
};

const Badge = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 12,
  top: 12,
  padding: '3px 10px',
  borderRadius: 999,
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: 1.6,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  boxShadow: '0 2px 8px rgb(20 19 23 / 0.16)',
  '&[data-state="ALMOST_GONE"]': {
    backgroundColor: theme.vars.palette.tone.goldWash,
    color: theme.vars.palette.tone.onGoldWash,
  },
  '&[data-state="SOLD_OUT"], &[data-state="ENDED"], &[data-state="SALE_CLOSED"], &[data-state="STOPPED_SELLING"]': {
    backgroundColor: theme.vars.palette.tone.ink,
    color: theme.vars.palette.tone.paper,
  },
}));
