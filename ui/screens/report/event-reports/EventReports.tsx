import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Link, useNavigation, useSearchParams } from 'react-router';
import type { ListedRevenue } from '#application/report/ports/report-desk.ts';
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
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { NarrowLine, NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { PeriodForm } from '#ui/screens/report/period/PeriodForm.tsx';
import { REPORT_ZONE } from '#ui/screens/report/period/period-form.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { EventReportsData } from './event-reports.loader.ts';
import { useRevenueCsv } from './event-reports.view.ts';

export const EventReports = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Revenue report`} hidden />
      <DeskPage
        filters="event-reports"
        title={<Trans>Revenue report</Trans>}
        actions={
          <Button component={Link} to={paths.reportFiles()} variant="outlined">
            <Trans>Your files</Trans>
          </Button>
        }
      >
        <ViewerScreen<EventReportsData> skeleton={<ListSkeleton />}>{(data) => <Reports data={data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Reports = ({ data }: { readonly data: EventReportsData }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const loading = useNavigation().state === 'loading';
  const { period, search, page, refusal } = data;
  const filtered = search !== '' || period.value !== null;
  const onSearch = (text: string): void => {
    const next = new URLSearchParams(query);
    for (const name of ['after', 'before', 'q']) next.delete(name);
    if (text.trim() !== '') next.set('q', text.trim());
    setQuery(next, { preventScrollReset: true });
  };
  return (
    <>
      <PeriodForm asked={period} timezone={REPORT_ZONE} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: { sm: 420 } }}>
          <SearchField label={t`Search events`} value={search} onSearch={onSearch} />
        </Box>
        {page === null || page.entries.length === 0 ? null : <Download data={data} />}
      </Box>
      {refusal === null ? null : <LoadRefused refusal={refusal} />}
      {page === null ? null : page.entries.length === 0 ? (
        filtered ? (
          <EmptyState
            title={<Trans>No events match these filters</Trans>}
            text={<Trans>Try another period or fewer words.</Trans>}
          />
        ) : (
          <EmptyState
            title={<Trans>No reports yet</Trans>}
            text={<Trans>The revenue of your published events appears here.</Trans>}
          />
        )
      ) : (
        <>
          <NarrowList aria-label={t`Revenue by event`}>
            {page.entries.map((event) => (
              <NarrowLine key={event.eventId}>
                <EventLink event={event} />
                <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                  <Typography variant="caption" color="textSecondary" component="span">
                    {showMoment(event.beginAt, locale, event.timezone)}
                  </Typography>
                  <Typography variant="subtitle2" component="span" className="tabular" sx={{ textAlign: 'right' }}>
                    {showMoney(event.total, locale)}
                    <FiguresAsOf event={event} />
                  </Typography>
                </Box>
              </NarrowLine>
            ))}
          </NarrowList>
          <WideTable label={t`Revenue by event`} loading={loading}>
            <TableHead>
              <TableRow>
                <TableCell>
                  <Trans>Event</Trans>
                </TableCell>
                <TableCell>
                  <Trans>Starts</Trans>
                </TableCell>
                <TableCell align="right">
                  <Trans>Successful orders</Trans>
                </TableCell>
                <TableCell align="right">
                  <Trans>Revenue</Trans>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {page.entries.map((event) => (
                <TableRow key={event.eventId} hover>
                  <TableCell sx={{ minWidth: 200 }}>
                    <EventLink event={event} />
                  </TableCell>
                  <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
                    {showMoment(event.beginAt, locale, event.timezone)}
                  </TableCell>
                  <TableCell align="right" className="tabular">
                    {showCount(event.orders, locale)}
                  </TableCell>
                  <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
                    {showMoney(event.total, locale)}
                    <FiguresAsOf event={event} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </WideTable>
          <DeskPager page={page} />
        </>
      )}
    </>
  );
};

const Download = ({ data }: { readonly data: EventReportsData }) => {
  const { t } = useLingui();
  return <CsvButton name={t`revenue`} csv={useRevenueCsv(data)} />;
};

/** Of a large event, whose figures are prepared in the background. */
const FiguresAsOf = ({ event: { figuresAt, timezone } }: { readonly event: ListedRevenue }) => {
  const locale = useLocale();
  if (figuresAt === null) return null;
  const at = showMoment(figuresAt, locale, timezone);
  return (
    <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
      <Trans>as of {at}</Trans>
    </Typography>
  );
};

const EventLink = ({ event }: { readonly event: ListedRevenue }) => (
  <LocalLink
    to={paths.reportSummary(event.eventId)}
    sx={{ display: 'block', py: 1, minHeight: 44, overflowWrap: 'anywhere' }}
  >
    {event.name}
  </LocalLink>
);
