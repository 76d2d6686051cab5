import Chip from '@mui/material/Chip';
import type { OwnOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type StatusTone, statusLook } from './orders.view.ts';

const COLOURS: Readonly<Record<StatusTone, { readonly bgcolor: string; readonly color: string }>> = {
  DONE: { bgcolor: 'tone.jadeWash', color: 'tone.jade' },
  WAITING: { bgcolor: 'tone.goldWash', color: 'tone.onGoldWash' },
  LOOKED_AT: { bgcolor: 'tone.skyWash', color: 'tone.sky' },
  OVER: { bgcolor: 'tone.sunken', color: 'text.secondary' },
  BACK: { bgcolor: 'tone.clayWash', color: 'tone.clay' },
};

/** [S4-13] */
export function StatusChip({ order }: { readonly order: OwnOrder }) {
  const { text, tone } = statusLook(order, useLocale());
  return <Chip size="small" label={text} sx={COLOURS[tone]} />;
}
