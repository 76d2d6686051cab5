import { useLingui } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import type { InboxTransfer } from './transfer-inbox.view.ts';

/** What became of a transfer, in words. */
export function useStateWords(): (state: InboxTransfer['state']) => string {
  const { t } = useLingui();
  return (state) => {
    switch (state) {
      case 'PAID':
        return t`Paid in full`;
      case 'SHORT':
        return t`Too little`;
      case 'OVER':
        return t`Too much`;
      case 'LATE_SEATED':
        return t`Late, seated`;
      case 'LATE_NO_PLACE':
        return t`Late, no place left`;
      case 'DUPLICATE':
        return t`Paid twice`;
      case 'UNKNOWN':
        return t`Unknown`;
      case 'AMBIGUOUS':
        return t`Ambiguous`;
      case 'IGNORED':
        return t`Ignored`;
      case 'OTHER':
        return t`Other`;
    }
  };
}

const LOOKS: Readonly<Record<InboxTransfer['state'], readonly [ground: string, ink: string]>> = {
  PAID: ['tone.jadeWash', 'tone.jade'],
  LATE_SEATED: ['tone.jadeWash', 'tone.jade'],
  SHORT: ['tone.goldWash', 'tone.onGoldWash'],
  OVER: ['tone.goldWash', 'tone.onGoldWash'],
  DUPLICATE: ['tone.clayWash', 'tone.clay'],
  LATE_NO_PLACE: ['tone.dangerWash', 'tone.danger'],
  UNKNOWN: ['tone.skyWash', 'tone.sky'],
  AMBIGUOUS: ['tone.skyWash', 'tone.sky'],
  IGNORED: ['tone.sunken', 'text.secondary'],
  OTHER: ['tone.sunken', 'text.secondary'],
};

export const StateChip = ({ state }: { readonly state: InboxTransfer['state'] }) => {
  const words = useStateWords();
  const [ground, ink] = LOOKS[state];
  return <Chip size="small" label={words(state)} sx={{ bgcolor: ground, color: ink }} />;
};
