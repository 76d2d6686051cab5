import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { CardToReview, WithdrawalToPay } from '#application/programme/ports/withdrawal-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { styled } from '#ui/theme/styled.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import type { WithdrawalDeskData } from './withdrawal-desk.loader.ts';
import { momentWords, statusWords, useBatch, useCard } from './withdrawal-desk.view.ts';

export const WithdrawalDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Withdrawals and ID cards`} hidden />
      <DeskPage
        title={<Trans>Withdrawals and ID cards</Trans>}
        below={<Trans>Two people approve each withdrawal. Your name is recorded.</Trans>}
      >
        <ViewerScreen<WithdrawalDeskData> skeleton={<ListSkeleton />}>{(data) => <Lists data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Lists = ({ data }: { readonly data: WithdrawalDeskData }) => {
  if (!data.ok) return <LoadRefused refusal={data.refusal} />;
  const { withdrawals, cards } = data.value;
  if (withdrawals.length === 0 && cards.length === 0)
    return (
      <EmptyState
        title={<Trans>Nothing to decide</Trans>}
        text={<Trans>Withdrawals and ID cards appear here as soon as they are sent.</Trans>}
      />
    );
  return (
    <Column>
      <Withdrawals withdrawals={withdrawals} />
      <Cards cards={cards} />
    </Column>
  );
};

const Withdrawals = ({ withdrawals }: { readonly withdrawals: readonly WithdrawalToPay[] }) => {
  const locale = useLocale();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = withdrawals.find(({ id }) => id === openedId);
  const { count, download } = useBatch(withdrawals);
  if (withdrawals.length === 0) return null;
  return (
    <List
      title={<Trans>Withdrawals</Trans>}
      act={
        <Button variant="outlined" disabled={count === 0} onClick={download}>
          <Trans>Download CSV ({count})</Trans>
        </Button>
      }
    >
      {withdrawals.map((withdrawal) => (
        <li key={withdrawal.id}>
          <div>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} className="tabular">
              {showMoney(withdrawal.total, locale)} · {withdrawal.name || withdrawal.email}
              {withdrawal.overdue ? (
                <Chip
                  size="small"
                  label={<Trans>Overdue</Trans>}
                  sx={{ ml: 1, bgcolor: 'tone.dangerWash', color: 'tone.danger' }}
                />
              ) : null}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {statusWords(withdrawal, locale)} · <Trans>{withdrawal.approvals} of 2 approvals</Trans> ·{' '}
              {momentWords(withdrawal.requestedAt, locale)}
            </Typography>
          </div>
          <Button variant="outlined" onClick={() => setOpenedId(withdrawal.id)} sx={{ flex: 'none' }}>
            <Trans>Review</Trans>
          </Button>
        </li>
      ))}
      {opened === undefined ? null : <WithdrawalDetail withdrawal={opened} onClose={() => setOpenedId(null)} />}
    </List>
  );
};

const Cards = ({ cards }: { readonly cards: readonly CardToReview[] }) => {
  const locale = useLocale();
  const { opened, open, close } = useCard();
  if (cards.length === 0) return null;
  return (
    <List title={<Trans>ID cards</Trans>}>
      {cards.map(({ accountId, email, submittedAt }) => (
        <li key={accountId}>
          <div>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
            <Typography variant="body2" color="textSecondary">
              {momentWords(submittedAt, locale)}
            </Typography>
          </div>
          <Button variant="outlined" onClick={() => open(accountId)} sx={{ flex: 'none' }}>
            <Trans>Open card</Trans>
          </Button>
        </li>
      ))}
      {opened === null ? null : <ReviewCard {...opened} onClose={close} />}
    </List>
  );
};

type ListProps = { readonly title: ReactNode; readonly act?: ReactNode; readonly children: ReactNode };

const List = ({ title, act, children }: ListProps) => (
  <section>
    <Head>
      <Typography variant="h4" component="h2">
        {title}
      </Typography>
      {act}
    </Head>
    <Rows>{children}</Rows>
  </section>
);

const Column = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: 12,
});

const Rows = styled(FramedList)({
  '& > li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16, padding: '12px 24px' },
  '& > li > div': { minWidth: 0 },
});
