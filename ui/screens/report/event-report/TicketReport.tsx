import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { EventRevenue } from '#application/report/ports/report-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { lazyOrNothing } from '#ui/components/lazy-or-nothing.ts';
import { CsvButton } from '#ui/screens/event/desk/download/CsvButton.tsx';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { FigureTable } from './FigureTable.tsx';
import type { RevenueChartProps } from './RevenueChart.tsx';
import { inPercent } from './report-words.view.ts';
import { useShownTable } from './table-csv.view.ts';

const RevenueChart = lazyOrNothing<RevenueChartProps>(async () => (await import('./RevenueChart.tsx')).RevenueChart);

/** [S2.14-21] */
export const TicketReport = ({ revenue }: { readonly revenue: EventRevenue }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { ticketTypes, checkIns, checkInHours, timezone } = revenue;
  const count = (value: number): string => showCount(value, locale);
  const heads = [t`Ticket type`, t`Sold`, t`Refunded`, t`Discount`, t`Value`];
  const csv = useShownTable(
    {
      titles: heads,
      rows: ticketTypes.map((type) => [type.name, type.sold, type.refunded, type.discount, type.value]),
    },
    `tickets-${revenue.eventId}`,
  );
  const session = (row: EventRevenue['checkIns'][number]): string =>
    [row.sessionName, row.sessionBeginAt === null ? '' : showMoment(row.sessionBeginAt, locale, timezone)]
      .filter(Boolean)
      .join(' · ');
  const bars = checkInHours.map(({ at, tickets }) => ({ name: showMoment(at, locale, timezone), value: tickets }));
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Box sx={{ justifySelf: { sm: 'end' } }}>
        <CsvButton name={t`ticket report`} csv={csv} />
      </Box>
      <FigureTable
        title={<Trans>Statistics by ticket type</Trans>}
        heads={heads}
        rows={ticketTypes.map((type) => ({
          key: `${type.ticketId} ${type.name}`,
          cells: [
            type.name,
            count(type.sold),
            count(type.refunded),
            showMoney(type.discount, locale),
            showMoney(type.value, locale),
          ],
        }))}
        empty={<Trans>No tickets have been sold.</Trans>}
      />
      {revenue.abilities.includes('report.check-ins') ? (
        <>
          <FigureTable
            title={<Trans>Check-in information</Trans>}
            heads={[t`Ticket type`, t`Session`, t`Valid tickets`, t`Checked in`, t`Share`]}
            rows={checkIns.map((row) => ({
              key: `${row.ticketId} ${row.ticketName}`,
              cells: [
                row.ticketName,
                session(row),
                count(row.tickets),
                count(row.checkedIn),
                `${inPercent(row.checkedIn, row.tickets)}%`,
              ],
            }))}
            empty={<Trans>No tickets have been issued.</Trans>}
          />
          {bars.length === 0 ? null : (
            <Suspense fallback={<Box sx={{ height: 280 }} />}>
              <RevenueChart label={t`Check-ins by hour`} bars={bars} show={count} />
            </Suspense>
          )}
        </>
      ) : null}
    </Box>
  );
};
