import Chip from '@mui/material/Chip';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { type InboxTransfer, stateWords } from './transfer-inbox.view.ts';

const LOOKS: Readonly<Record<InboxTransfer['state'], readonly [ground: string, ink: string]>> = {
  PAID: ['tone.jadeWash', 'tone.jade'],
  LATE_SEATED: ['tone.jadeWash', 'tone.jade'],
  SHORT: ['tone.goldWash', 'tone.onGoldWash'],
  OVER: ['tone.goldWash', 'tone.onGoldWash'],
  DUPLICATE: ['tone.clayWash', 'tone.clay'],
  LATE_NO_PLACE: ['tone.dangerWash', 'tone.danger'],
  UNKNOWN: ['tone.skyWash', 'tone.sky'],
  AMBIGUOUS: ['tone.skyWash', 'tone.sky'],
  REFUND_PAID: ['tone.jadeWash', 'tone.jade'],
  WITHDRAWAL_PAID: ['tone.jadeWash', 'tone.jade'],
  REFUND_AMOUNT: ['tone.dangerWash', 'tone.danger'],
  REFUND_SECOND: ['tone.dangerWash', 'tone.danger'],
  CLOSED: ['tone.sunken', 'text.secondary'],
  IGNORED: ['tone.sunken', 'text.secondary'],
  OTHER: ['tone.sunken', 'text.secondary'],
};

export const StateChip = ({ state }: { readonly state: InboxTransfer['state'] }) => {
  const locale = useLocale();
  const [ground, ink] = LOOKS[state];
  return <Chip size="small" label={stateWords(state, locale)} sx={{ bgcolor: ground, color: ink }} />;
};
