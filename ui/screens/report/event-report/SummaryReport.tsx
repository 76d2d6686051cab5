import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import type { EventRevenue } from '#application/report/ports/report-desk.ts';
import type { RevenuePeriod } from '#domain/report/revenue.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { FigureTable } from './FigureTable.tsx';
import { NumbersPicture } from './NumbersPicture.tsx';
import { ReferrersTable } from './ReferrersTable.tsx';
import type { RevenueChartProps } from './RevenueChart.tsx';
import { channelName, showPeriod, toDong } from './report-words.view.ts';
import { useShownTable } from './table-csv.view.ts';

const RevenueChart = lazyOrNothing<RevenueChartProps>(async () => (await import('./RevenueChart.tsx')).RevenueChart);

/** [S2.14-19] [S3-80] */
export const SummaryReport = ({ revenue }: { readonly revenue: EventRevenue }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [grouping, setGrouping] = useState<RevenuePeriod>('DAY');
  const money = (value: number): string => showMoney(toDong(value), locale);
  const periods = revenue.periods[grouping];
  const names: Readonly<Record<RevenuePeriod, string>> = { DAY: t`Day`, WEEK: t`Week`, MONTH: t`Month` };
  const csv = useShownTable({
    titles: [names[grouping], t`Revenue`],
    rows: periods.map(({ from, value }) => [from, value]),
  });
  const parts = [
    [t`Ticket value`, revenue.tickets],
    [t`Donation with ticket purchase`, revenue.donationWithTickets],
    [t`Donation in online room`, revenue.donationInOnlineRoom],
    ...(revenue.donationWithoutTicket > 0
      ? [[t`Donation without tickets`, revenue.donationWithoutTicket] as const]
      : []),
  ] as const;
  const bars = periods.map(({ from, value }) => ({ name: showPeriod(from, locale), value }));
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', justifyContent: 'space-between' }}>
        <div>
          <Typography variant="body2" color="textSecondary">
            <Trans>Revenue</Trans>
          </Typography>
          <Typography variant="h2" component="p" className="tabular">
            {money(revenue.total)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Trans>Successful orders: {showCount(revenue.orders, locale)}</Trans>
            {revenue.awaitingApproval > 0 ? (
              <>
                {' · '}
                <Trans>Paid, pending approval: {money(revenue.awaitingApproval)}</Trans>
              </>
            ) : null}
          </Typography>
        </div>
        <CsvButton name={t`summary`} csv={csv} />
      </Box>
      <Box
        component="section"
        aria-label={t`Revenue chart`}
        sx={{ border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper', p: 2 }}
      >
        <ToggleButtonGroup
          exclusive
          size="small"
          className="no-print"
          aria-label={t`Group by`}
          value={grouping}
          onChange={(_, next: RevenuePeriod | null) => next === null || setGrouping(next)}
          sx={{ mb: 1 }}
        >
          {(['DAY', 'WEEK', 'MONTH'] as const).map((one) => (
            <ToggleButton key={one} value={one} sx={{ minHeight: 44, px: 2 }}>
              {names[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {bars.length === 0 ? null : (
          <Suspense fallback={<Box sx={{ height: 280 }} />}>
            <RevenueChart label={t`Revenue by period`} bars={bars} show={money} />
          </Suspense>
        )}
      </Box>
      <NumbersPicture revenue={revenue} />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <FigureTable
          title={<Trans>Revenue breakdown</Trans>}
          heads={[t`Purpose`, t`Value`]}
          rows={[
            ...parts.map(([name, value]) => ({ key: name, cells: [name, money(value)] })),
            { key: 'total', cells: [t`Total`, money(revenue.total)], total: true },
          ]}
          empty={null}
        />
        <FigureTable
          title={<Trans>Payment channels</Trans>}
          heads={[t`Channel`, t`Orders`, t`Value`]}
          rows={revenue.channels.map(({ method, orders, value }) => ({
            key: method,
            cells: [channelName(method, locale), showCount(orders, locale), money(value)],
          }))}
          empty={<Trans>Nothing has been paid.</Trans>}
        />
        <FigureTable
          title={<Trans>Revenue by period</Trans>}
          heads={[names[grouping], t`Value`]}
          rows={bars.map(({ name, value }) => ({ key: name, cells: [name, money(value)] }))}
          empty={<Trans>No sessions with revenue.</Trans>}
        />
        <FigureTable
          title={<Trans>Revenue by session</Trans>}
          heads={[t`Session`, t`Value`]}
          rows={revenue.sessions.map(({ name, beginAt, value }, at) => ({
            key: String(at),
            cells: [
              [name, beginAt === null ? '' : showMoment(beginAt, locale, revenue.timezone)].filter(Boolean).join(' · '),
              money(value),
            ],
          }))}
          empty={<Trans>No sessions with revenue.</Trans>}
        />
        <FigureTable
          title={<Trans>Discount codes</Trans>}
          heads={[t`Code`, t`Times used`, t`Discount`]}
          rows={revenue.codes.map(({ code, times, discount }) => ({
            key: code,
            cells: [code, showCount(times, locale), money(discount)],
          }))}
          empty={<Trans>No codes were used.</Trans>}
        />
        <ReferrersTable revenue={revenue} />
      </Box>
    </Box>
  );
};
