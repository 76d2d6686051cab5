import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import type { ListedFeeChange, PlatformFee } from '#application/platform/ports/settings-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { FeeForm } from './FeeForm.tsx';
import { changesBut, momentText, moneyText, termsText } from './platform-settings.view.ts';
import { ShareOfOrder } from './ShareOfOrder.tsx';

type Props = {
  readonly fee: PlatformFee;
  readonly all: readonly PlatformFee[];
  readonly mayChange: boolean;
  readonly now: number;
};

const TITLES: Readonly<Record<PlatformFee['fee'], ReactNode>> = {
  SALE: <Trans>Platform fee on sales</Trans>,
  WITHDRAWAL: <Trans>Withdrawal fee</Trans>,
};
const TEXTS: Readonly<Record<PlatformFee['fee'], ReactNode>> = {
  SALE: (
    <Trans>
      Deducted from ticket revenue when it becomes due. No fee on donations, refunded tickets and payments made directly
      to the organiser. An order keeps the fee that applied when it was sold.
    </Trans>
  ),
  WITHDRAWAL: (
    <Trans>Deducted from each payout and withdrawal. A request keeps the fee that applied when it was made.</Trans>
  ),
};

export const FeeSection = ({ fee, all, mayChange, now }: Props) => {
  const title = useId();
  const locale = useLocale();
  const [changing, setChanging] = useState(false);
  const { terms, version, from } = fee.now;
  const others = changesBut(fee);
  return (
    <Box component="section" aria-labelledby={title} sx={{ display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h4" component="h2" id={title}>
          {TITLES[fee.fee]}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '70ch' }}>
          {TEXTS[fee.fee]}
        </Typography>
      </div>
      <div>
        <Typography variant="h3" component="p" className="tabular">
          {termsText(terms, locale)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {version === 0 ? (
            <Trans>From the server’s settings, until it is changed here</Trans>
          ) : (
            <Trans>Since {momentText(from, locale)}</Trans>
          )}
          {fee.fee === 'SALE' ? null : (
            <>
              {' · '}
              <Trans>at least {moneyText(terms.minimum, locale)} each time</Trans>
            </>
          )}
        </Typography>
      </div>
      {fee.fee === 'SALE' && !changing ? <ShareOfOrder all={all} change={null} /> : null}
      {changing ? (
        <FeeForm fee={fee} all={all} now={now} onClose={() => setChanging(false)} />
      ) : mayChange ? (
        <div>
          <Button variant="outlined" onClick={() => setChanging(true)} sx={{ minHeight: 44 }}>
            {fee.fee === 'SALE' ? <Trans>Change the fee on sales</Trans> : <Trans>Change the withdrawal fee</Trans>}
          </Button>
        </div>
      ) : null}
      {others.length === 0 ? null : (
        <FramedList aria-labelledby={title}>
          {others.map((change) => (
            <Change key={change.version} change={change} />
          ))}
        </FramedList>
      )}
    </Box>
  );
};

const STATES: Readonly<Record<ListedFeeChange['state'], ReactNode>> = {
  PAST: <Trans>Past</Trans>,
  NOW: <Trans>In force</Trans>,
  PLANNED: <Trans>Planned</Trans>,
  REPLACED: <Trans>Replaced before it began</Trans>,
  OTHER: null,
};

const Change = ({ change: { terms, from, state, version } }: { readonly change: ListedFeeChange }) => {
  const locale = useLocale();
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: 1.5, px: 2.5 }}>
      <Typography variant="subtitle2" component="span" className="tabular">
        {termsText(terms, locale)}
      </Typography>
      <Typography variant="body2" color="textSecondary" component="span" sx={{ flex: '1 1 160px' }}>
        {version === 0 ? <Trans>From the server’s settings</Trans> : <Trans>From {momentText(from, locale)}</Trans>}
      </Typography>
      <Chip size="small" label={STATES[state]} color={state === 'PLANNED' ? 'primary' : 'default'} />
    </Box>
  );
};
