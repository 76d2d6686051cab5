import { Trans } from '@lingui/react/macro';
import type { Instant } from '#domain/kernel/instant.ts';
import { styled } from '#ui/theme/styled.ts';
import { clockLeft, MINUTES_TO_PAY as MINUTES, spokenLeft, useSecondsLeft } from './countdown.view.ts';
import { SpokenTime } from './SpokenTime.tsx';

const Box = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  padding: '10px 16px',
  borderRadius: 12,
  background: theme.vars.palette.tone.sunken,
  '& b': {
    fontSize: '1.625rem',
    fontWeight: 800,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.02em',
  },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem', lineHeight: 1.5 },
  [theme.breakpoints.down('md')]: { gap: 12, paddingInline: 14, '& span': { fontSize: '0.875rem' } },
  '&[data-over="true"] b': { color: theme.vars.palette.tone.clay },
}));

type Props = { readonly until: Instant; readonly serverNow: Instant; readonly heardAt: number };

/** [S9-17] */
export function PayCountdown({ until, serverNow, heardAt }: Props) {
  const left = useSecondsLeft(until, serverNow, heardAt) ?? 0;
  return (
    <Box data-over={left === 0}>
      <b>{clockLeft(left)}</b>
      <span>
        {left === 0 ? (
          <Trans>
            {MINUTES} minutes have passed. If you’ve already paid, there’s nothing more to do: we’ll keep looking for
            your transfer. If not, please order again instead of paying now.
          </Trans>
        ) : (
          <Trans>Scan and pay within {MINUTES} minutes to reserve the tickets. After that they go back on sale.</Trans>
        )}
      </span>
      <SpokenTime seconds={spokenLeft(left)} />
    </Box>
  );
}
