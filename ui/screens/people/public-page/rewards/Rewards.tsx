import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { WalletFigure } from '#application/programme/ports/reward-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Section } from '#ui/screens/people/public-page/kyc/Sheet.tsx';
import { NotLoaded } from '#ui/screens/people/public-page/NotLoaded.tsx';
import { styled } from '#ui/theme/styled.ts';
import { Referral } from './Referral.tsx';
import { dayWords, type RewardsView, rankWords, useAmountWords, useRewards } from './rewards.view.ts';
import { Withdrawals } from './Withdrawals.tsx';
import { useObstacle } from './withdraw.view.ts';

const ConvertDialog = lazy(async () => ({ default: (await import('./ConvertDialog.tsx')).ConvertDialog }));
const WithdrawDialog = lazy(async () => ({ default: (await import('./WithdrawDialog.tsx')).WithdrawDialog }));
const LinesDialog = lazy(async () => ({ default: (await import('./LinesDialog.tsx')).LinesDialog }));

/** [S2.12-03] … [S2.12-06] */
export const Rewards = () => {
  const { answer, again } = useRewards();
  return (
    <Column>
      <Typography variant="h3" component="h2">
        <Trans>Rewards</Trans>
      </Typography>
      {answer.kind === 'LOADING' ? <Skeleton variant="rounded" height={220} sx={{ borderRadius: '16px' }} /> : null}
      {answer.kind === 'FAILED' ? <NotLoaded again={again} /> : null}
      {answer.kind === 'READY' ? (
        <>
          <OwnWallet view={answer.value} onChange={again} />
          <Withdrawals withdrawals={answer.value.rewards.withdrawals} onChange={again} />
          <Referral rewards={answer.value.rewards} />
        </>
      ) : null}
    </Column>
  );
};

type Figure = { readonly words: ReactNode; readonly amount: number; readonly figure: WalletFigure };

const figuresOf = ({ rewards: { wallet } }: RewardsView): readonly Figure[] => [
  { words: <Trans>Wallet</Trans>, amount: wallet.balance, figure: { account: 'balance', unit: 'VND' } },
  { words: <Trans>Points</Trans>, amount: wallet.points, figure: { account: 'balance', unit: 'POINT' } },
  {
    words: <Trans>Pending rewards</Trans>,
    amount: wallet.pending,
    figure: { account: 'pending-rewards', unit: 'VND' },
  },
  {
    words: <Trans>Pending points</Trans>,
    amount: wallet.pendingPoints,
    figure: { account: 'pending-rewards', unit: 'POINT' },
  },
  ...(wallet.withdrawing === 0
    ? []
    : [
        {
          words: <Trans>Being withdrawn</Trans>,
          amount: wallet.withdrawing,
          figure: { account: 'withdrawals', unit: 'VND' } as const,
        },
      ]),
  ...(wallet.revenue === 0
    ? []
    : [
        {
          words: <Trans>Ticket sales</Trans>,
          amount: wallet.revenue,
          figure: { account: 'revenue', unit: 'VND' } as const,
        },
      ]),
];

type Open = 'CONVERT' | 'WITHDRAW' | Figure | null;

const OwnWallet = ({ view, onChange }: { readonly view: RewardsView; readonly onChange: () => void }) => {
  const title = useId();
  const words = useAmountWords();
  const obstacle = useObstacle(view);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChange();
  };
  const locale = useLocale();
  const { rank, wallet } = view.rewards;
  const { balance } = wallet;
  return (
    <Section aria-labelledby={title}>
      <Typography variant="h4" component="h3" id={title}>
        <Trans>Your wallet</Trans>
      </Typography>
      {rank === null ? null : (
        <Typography data-rank="">
          <strong>{rankWords(rank, locale)}</strong> · <Trans>until {dayWords(rank.until, locale)}</Trans>
        </Typography>
      )}
      <Figures>
        {figuresOf(view).map((one) => (
          <li key={`${one.figure.account} ${one.figure.unit}`}>
            <FigureButton type="button" onClick={() => setOpen(one)}>
              <span>{one.words}</span>
              <strong className="tabular">{words(one.amount, one.figure.unit)}</strong>
            </FigureButton>
          </li>
        ))}
      </Figures>
      <Typography variant="body2" color="textSecondary">
        <Trans>
          Rewards stay pending until seven days after the event, while its tickets can still be refunded. Choose a
          figure to see what it is made of.
        </Trans>
      </Typography>
      {balance < 0 ? (
        <Alert severity="warning">
          <Trans>A refund took back rewards that were already spent.</Trans>
        </Alert>
      ) : null}
      <Actions>
        <Button variant="contained" disabled={balance <= 0} onClick={() => setOpen('CONVERT')}>
          <Trans>Convert to points</Trans>
        </Button>
        <Button variant="outlined" color="secondary" onClick={() => setOpen('WITHDRAW')}>
          <Trans>Withdraw money</Trans>
        </Button>
      </Actions>
      {open === 'WITHDRAW' && obstacle !== null ? (
        <Alert severity="info" role="alert" onClose={close}>
          {obstacle}
        </Alert>
      ) : null}
      <Suspense fallback={null}>
        {open === 'CONVERT' ? <ConvertDialog available={balance} onClose={close} onDone={done} /> : null}
        {open === 'WITHDRAW' && obstacle === null ? <WithdrawDialog view={view} onClose={close} onDone={done} /> : null}
        {open !== null && typeof open !== 'string' ? (
          <LinesDialog title={open.words} figure={open.figure} onClose={close} />
        ) : null}
      </Suspense>
    </Section>
  );
};

const Column = styled('section')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

const Figures = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
});

const FigureButton = styled('button')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  width: '100%',
  minHeight: 72,
  padding: '12px 16px',
  textAlign: 'start',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > span': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& > strong': { fontSize: 20 },
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
}));
