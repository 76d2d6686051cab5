import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import type { Instant } from '#domain/kernel/instant.ts';
import { TimerIcon } from '#ui/icons/timer.gen.ts';
import { styled } from '#ui/theme/styled.ts';
import { clockLeft, spokenLeft, useSecondsLeft } from './bank-transfer/countdown.view.ts';
import { SpokenTime } from './bank-transfer/SpokenTime.tsx';

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 14px',
  borderRadius: 12,
  background: theme.vars.palette.tone.goldWash,
  color: theme.vars.palette.tone.onGoldWash,
  fontSize: '0.9375rem',
  '&[data-soon="true"]': {
    background: theme.vars.palette.tone.vermilionWash,
    color: theme.vars.palette.tone.link,
  },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
}));

const SOON = 120;

type Props = {
  readonly until: Instant;
  readonly serverNow: Instant;
  readonly heardAt: number;
  readonly onEnd: () => void;
};

export function HoldNotice({ until, serverNow, heardAt, onEnd }: Props) {
  const left = useSecondsLeft(until, serverNow, heardAt) ?? 0;
  const over = left === 0;
  // Reported once; the answer tells what is still held.
  const tellEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (over) tellEnd();
  }, [over]);
  return (
    <Note data-soon={left <= SOON}>
      <TimerIcon />
      <span>
        <Trans>
          Your tickets are reserved for <b>{clockLeft(left)}</b>. After that they go back on sale.
        </Trans>
      </span>
      <SpokenTime seconds={spokenLeft(left)} />
    </Note>
  );
}
