import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { EarningFigure } from '#application/programme/ports/earnings-desk.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { styled } from '#ui/theme/styled.ts';
import { EarningEvents } from './EarningEvents.tsx';
import type { EarningsData, EarningsView } from './earnings.loader.ts';
import { dayWords, useObstacle } from './earnings.view.ts';
import { Payouts } from './Payouts.tsx';
import { StatementForm } from './StatementForm.tsx';

const RequestPayout = lazy(async () => ({ default: (await import('./RequestPayout.tsx')).RequestPayout }));
const EarningLines = lazy(async () => ({ default: (await import('./EarningLines.tsx')).EarningLines }));

export const Earnings = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Earnings and payouts`} hidden />
      <DeskPage
        title={<Trans>Earnings and payouts</Trans>}
        below={
          <Trans>
            Sales can be paid out seven days after the event, once its tickets can no longer be refunded. Choose a
            figure to see what it is made of.
          </Trans>
        }
      >
        <ViewerScreen<EarningsData> skeleton={<ListSkeleton rows={4} />}>
          {(data) => <Shown data={data} />}
        </ViewerScreen>
      </DeskPage>
    </>
  );
};

const Shown = ({ data }: { readonly data: EarningsData }) => {
  return data.ok ? <Book view={data.value} /> : <LoadRefused refusal={data.refusal} />;
};

type Opened = { readonly title: ReactNode; readonly of: EarningFigure };

const Book = ({ view }: { readonly view: EarningsView }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const obstacle = useObstacle(view);
  const [lines, setLines] = useState<Opened | null>(null);
  const [asking, setAsking] = useState(false);
  const { publisher, corporate, earnings } = view;
  const { pending, maturesAt, cancelling, takenBack } = earnings;
  const close = () => setAsking(false);
  return (
    <Column>
      {corporate === null ? null : (
        <Tabs value={publisher ?? ''} aria-label={t`Whose earnings`} variant="scrollable" allowScrollButtonsMobile>
          <Tab component={Link} to={paths.earnings()} value="" label={<Trans>My own events</Trans>} />
          <Tab
            component={Link}
            to={paths.earnings(`?publisher=${corporate.publisher}`)}
            value={corporate.publisher}
            label={corporate.name}
          />
        </Tabs>
      )}
      {cancelling === null ? null : (
        <Alert severity="warning" variant="outlined">
          <Trans>{cancelling} is being cancelled. Payouts continue once its buyers are refunded.</Trans>
        </Alert>
      )}
      <Figures aria-label={earnings.name}>
        <Figure
          strong
          label={<Trans>Can be paid out</Trans>}
          amount={earnings.withdrawable}
          onOpen={() => setLines({ title: <Trans>Balance</Trans>, of: { eventId: null, figure: 'balance' } })}
        >
          {takenBack > 0 ? <Trans>{showMoney(takenBack, locale)} is being refunded</Trans> : null}
        </Figure>
        <Figure label={<Trans>Not due yet</Trans>} amount={pending}>
          {maturesAt === null ? null : <Trans>The first part from {dayWords(maturesAt, locale)}</Trans>}
        </Figure>
        <Figure
          label={<Trans>On the way</Trans>}
          amount={earnings.onTheWay}
          onOpen={() => setLines({ title: <Trans>On the way</Trans>, of: { eventId: null, figure: 'on-the-way' } })}
        />
        <Figure
          label={<Trans>Paid out</Trans>}
          amount={earnings.paidOut}
          onOpen={() => setLines({ title: <Trans>Paid out</Trans>, of: { eventId: null, figure: 'paid-out' } })}
        />
        <Figure
          label={<Trans>Platform fees</Trans>}
          amount={earnings.fees}
          onOpen={() => setLines({ title: <Trans>Platform fees</Trans>, of: { eventId: null, figure: 'fees' } })}
        >
          <Trans>Part of what was paid out</Trans>
        </Figure>
        {earnings.saleFees === 0 ? null : (
          <Figure
            label={<Trans>Fees on sales</Trans>}
            amount={earnings.saleFees}
            onOpen={() => setLines({ title: <Trans>Fees on sales</Trans>, of: { eventId: null, figure: 'sale-fees' } })}
          >
            <Trans>Taken off when sales fall due</Trans>
          </Figure>
        )}
      </Figures>
      {earnings.mayRequest ? (
        <div>
          <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 48 }}>
            <Trans>Request payout</Trans>
          </Button>
          {asking && obstacle !== null ? (
            <Alert severity="info" role="alert" onClose={close} sx={{ mt: 1.5 }}>
              {obstacle}
            </Alert>
          ) : null}
        </div>
      ) : null}
      <section>
        <Heading>
          <Trans>Events</Trans>
        </Heading>
        <EarningEvents page={view.events} onOpen={(title, of) => setLines({ title, of })} />
      </section>
      <Payouts payouts={view.payouts} publisher={publisher} mayCancel={earnings.mayRequest} />
      <section>
        <Heading>
          <Trans>Statement</Trans>
        </Heading>
        <StatementForm publisher={publisher} today={view.today} />
      </section>
      <Suspense fallback={null}>
        {asking && obstacle === null ? <RequestPayout view={view} onClose={close} /> : null}
        {lines === null ? null : <EarningLines {...lines} publisher={publisher} onClose={() => setLines(null)} />}
      </Suspense>
    </Column>
  );
};

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
);

type FigureProps = {
  readonly label: ReactNode;
  readonly amount: Dong;
  readonly strong?: boolean;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
};

const Figure = ({ label, amount, strong = false, onOpen, children = null }: FigureProps) => {
  const locale = useLocale();
  const inside = (
    <>
      <span>{label}</span>
      <strong className="tabular">{showMoney(amount, locale)}</strong>
      {children === null ? null : <small>{children}</small>}
    </>
  );
  return (
    <li data-strong={strong || undefined}>
      {onOpen === undefined ? (
        <div>{inside}</div>
      ) : (
        <button type="button" onClick={onOpen}>
          {inside}
        </button>
      )}
    </li>
  );
};

const Column = styled('div')({ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' });

const Figures = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  '& > li > *': {
    display: 'grid',
    gap: 4,
    alignContent: 'start',
    width: '100%',
    height: '100%',
    minHeight: 88,
    padding: '12px 16px',
    textAlign: 'start',
    font: 'inherit',
    color: 'inherit',
    borderRadius: 16,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& > li[data-strong] > *': { borderColor: theme.vars.palette.text.primary },
  '& button': { cursor: 'pointer' },
  '& button:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '& span, & small': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& small': { fontSize: 13 },
  '& strong': { fontSize: 20 },
}));
