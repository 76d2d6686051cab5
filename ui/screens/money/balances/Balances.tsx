import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PublisherBalance } from '#application/programme/ports/earnings-desk.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { styled } from '#ui/theme/styled.ts';
import type { BalancesData } from './balances.loader.ts';
import { useBalancesCsv } from './balances.view.ts';

export const Balances = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Organiser balances`} hidden />
      <DeskPage
        title={<Trans>Organiser balances</Trans>}
        below={<Trans>What organisers have earned, from the ledger, and what is due to them.</Trans>}
      >
        <ViewerScreen<BalancesData> skeleton={<ListSkeleton />}>{(data) => <List data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const List = ({ data }: { readonly data: BalancesData }) => {
  const { t } = useLingui();
  if (!data.ok) return <LoadRefused refusal={data.refusal} />;
  if (data.value.entries.length === 0)
    return (
      <EmptyState
        title={<Trans>No one has sold anything yet</Trans>}
        text={<Trans>Organisers appear here with their first sale.</Trans>}
      />
    );
  return (
    <>
      <Download />
      <FramedList aria-label={t`Organiser balances`}>
        {data.value.entries.map((one) => (
          <Organiser key={one.publisher} one={one} />
        ))}
      </FramedList>
      <DeskPager page={data.value} />
    </>
  );
};

/** In the browser only, as the list is. */
const Download = () => {
  const { t } = useLingui();
  const csv = useBalancesCsv();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
      <CsvButton name={t`balances`} csv={csv} />
    </Box>
  );
};

const Organiser = ({ one }: { readonly one: PublisherBalance }) => (
  <Box component="li" sx={{ p: 2, px: { xs: 2, sm: 2.5 } }}>
    <Typography variant="subtitle2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
      <LocalLink to={paths.earnings(`?publisher=${one.publisher}`)} style={{ textDecoration: 'underline' }}>
        {one.name}
      </LocalLink>
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {one.email}
    </Typography>
    <Numbers>
      <Money label={<Trans>Can be paid out</Trans>} amount={one.withdrawable} />
      <Money label={<Trans>Balance</Trans>} amount={one.balance} />
      <Money label={<Trans>Not due yet</Trans>} amount={one.pending} />
      <Money label={<Trans>On the way</Trans>} amount={one.onTheWay} />
      <Money label={<Trans>Paid out</Trans>} amount={one.paidOut} />
      <Money label={<Trans>Platform fees</Trans>} amount={one.fees} />
    </Numbers>
  </Box>
);

const Money = ({ label, amount }: { readonly label: ReactNode; readonly amount: Dong }) => (
  <div>
    <dt>{label}</dt>
    <dd className="tabular">{showMoney(amount, useLocale())}</dd>
  </div>
);

const Numbers = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(130px, 45%), 1fr))',
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& dd': { margin: 0 },
}));
