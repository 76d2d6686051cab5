import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Page } from '#application/platform/ports/page.ts';
import type { EarningEvent, EarningFigure } from '#application/programme/ports/earnings-desk.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { dayWords } from './earnings.view.ts';

type Props = {
  readonly page: Page<EarningEvent>;
  readonly onOpen: (title: ReactNode, of: EarningFigure) => void;
};

export const EarningEvents = ({ page, onOpen }: Props) => {
  const { t } = useLingui();
  if (page.entries.length === 0)
    return (
      <EmptyState
        title={<Trans>Nothing earned yet</Trans>}
        text={<Trans>Your events appear here as soon as they sell their first ticket.</Trans>}
      />
    );
  return (
    <>
      <FramedList aria-label={t`Earnings by event`}>
        {page.entries.map((event) => (
          <Event key={event.eventId} event={event} onOpen={onOpen} />
        ))}
      </FramedList>
      <DeskPager page={page} />
    </>
  );
};

const Event = ({ event, onOpen }: { readonly event: EarningEvent } & Pick<Props, 'onOpen'>) => {
  const locale = useLocale();
  const { eventId, name, maturesAt, pending, byHand } = event;
  const open = (label: ReactNode, figure: 'sold' | 'refunded' | 'by-hand' | 'matured') => () =>
    onOpen(
      <>
        {name} · {label}
      </>,
      { eventId, figure },
    );
  return (
    <Box component="li" sx={{ p: 2, px: { xs: 2, sm: 2.5 } }}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {pending > 0 ? (
          <Trans>Can be paid out from {dayWords(maturesAt, locale)}</Trans>
        ) : (
          <Trans>Due since {dayWords(maturesAt, locale)}</Trans>
        )}
      </Typography>
      <Numbers>
        <Money label={<Trans>Sold</Trans>} amount={event.gross} onOpen={open(<Trans>Sold</Trans>, 'sold')} />
        <Money
          label={<Trans>Refunded</Trans>}
          amount={event.refunded}
          onOpen={open(<Trans>Refunded</Trans>, 'refunded')}
        />
        {byHand === 0 ? null : (
          <Money
            label={<Trans>Paid to you directly</Trans>}
            amount={byHand}
            onOpen={open(<Trans>Paid to you directly</Trans>, 'by-hand')}
          />
        )}
        <Money label={<Trans>Net</Trans>} amount={event.net} />
        <Money label={<Trans>Due</Trans>} amount={event.matured} onOpen={open(<Trans>Due</Trans>, 'matured')} />
        {event.fee === 0 ? null : <Money label={<Trans>Platform fee</Trans>} amount={event.fee} />}
        <Money label={<Trans>Paid out or on the way</Trans>} amount={event.taken} />
        <Money label={<Trans>Left to pay out</Trans>} amount={event.left} strong />
      </Numbers>
    </Box>
  );
};

type MoneyProps = {
  readonly label: ReactNode;
  readonly amount: Dong;
  readonly strong?: boolean;
  readonly onOpen?: () => void;
};

const Money = ({ label, amount, strong = false, onOpen }: MoneyProps) => {
  const shown = showMoney(amount, useLocale());
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular">
        {onOpen === undefined ? (
          strong ? (
            <strong>{shown}</strong>
          ) : (
            shown
          )
        ) : (
          <button type="button" onClick={onOpen}>
            {shown}
          </button>
        )}
      </dd>
    </div>
  );
};

const Numbers = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 45%), 1fr))',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& dd': { margin: 0 },
  '& button': {
    padding: 0,
    minHeight: 32,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}));
