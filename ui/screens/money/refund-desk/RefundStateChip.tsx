import { Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PAYOUT_STATES_SAID } from '#words/money/payout-states.ts';
import type { RefundToPay } from './refund-desk.view.ts';

const LOOKS: Readonly<Record<RefundToPay['state'], readonly [ground: string, ink: string]>> = {
  WITH_PROVIDER: ['tone.jadeWash', 'tone.jade'],
  DISPUTED: ['tone.goldWash', 'tone.onGoldWash'],
  NEEDS_ACCOUNT: ['tone.goldWash', 'tone.onGoldWash'],
  READY: ['tone.skyWash', 'tone.sky'],
  SENT: ['tone.jadeWash', 'tone.jade'],
  FAILED: ['tone.dangerWash', 'tone.danger'],
};

export const RefundStateChip = ({ refund }: { readonly refund: RefundToPay }) => {
  const locale = useLocale();
  const [ground, ink] = LOOKS[refund.state];
  return (
    <span>
      <Chip size="small" label={PAYOUT_STATES_SAID[refund.state][locale]} sx={{ bgcolor: ground, color: ink }} />
      {refund.overdue ? (
        <Chip
          size="small"
          label={<Trans>Overdue</Trans>}
          sx={{ ml: 0.5, bgcolor: 'tone.dangerWash', color: 'tone.danger' }}
        />
      ) : null}
    </span>
  );
};
