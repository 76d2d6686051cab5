import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { ShownState } from './managed-event.view.ts';

const COLOURS: Readonly<Record<ShownState, readonly [ground: string, ink: string]>> = {
  ARCHIVED: ['tone.sunken', 'text.secondary'],
  DRAFT: ['tone.goldWash', 'tone.onGoldWash'],
  CANCELLED: ['tone.dangerWash', 'tone.danger'],
  PAST: ['tone.sunken', 'text.secondary'],
  ONGOING: ['tone.vermilionWash', 'tone.link'],
  SOLD_OUT: ['tone.clayWash', 'tone.clay'],
  UPCOMING: ['tone.jadeWash', 'tone.jade'],
};

const WORDS: Readonly<Record<ShownState, () => ReactNode>> = {
  ARCHIVED: () => <Trans>Archived</Trans>,
  DRAFT: () => <Trans>Draft</Trans>,
  CANCELLED: () => <Trans>Cancelled</Trans>,
  PAST: () => <Trans>Ended</Trans>,
  ONGOING: () => <Trans>Happening now</Trans>,
  SOLD_OUT: () => <Trans>Sold out</Trans>,
  UPCOMING: () => <Trans>Published</Trans>,
};

export const EventStateChip = ({ state }: { readonly state: ShownState }) => {
  const [bgcolor, color] = COLOURS[state];
  return <Chip size="small" label={WORDS[state]()} sx={{ bgcolor, color }} />;
};
