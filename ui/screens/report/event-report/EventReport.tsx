import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { PrinterIcon } from '#ui/icons/printer.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskSkeleton, ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { PeriodForm } from '#ui/screens/report/period/PeriodForm.tsx';
import type { EventReportData, ReportPart } from './event-report.loader.ts';
import { FiguresTime } from './FiguresTime.tsx';
import { OrdersReport } from './OrdersReport.tsx';
import { ReportRefused } from './ReportRefused.tsx';
import { SummaryReport } from './SummaryReport.tsx';
import { TicketReport } from './TicketReport.tsx';

export const EventReport = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Event report`} hidden />
      <ViewerScreen<EventReportData>
        skeleton={
          <DeskSkeleton actions={1}>
            <ListSkeleton />
          </DeskSkeleton>
        }
      >
        {(data) => (data.kind === 'REFUSED' ? <ReportRefused refusal={data.refusal} /> : <Report data={data} />)}
      </ViewerScreen>
    </>
  );
};

const Report = ({ data }: { readonly data: Extract<EventReportData, { kind: 'OPEN' }> }) => {
  const { t } = useLingui();
  const { revenue, part, period } = data;
  const may = (ability: string): boolean => revenue.abilities.includes(ability);
  const tab = (value: ReportPart, to: string, label: ReactNode) => (
    <Tab value={value} label={label} component={Link} to={to} aria-current={part === value ? 'page' : undefined} />
  );
  return (
    <DeskPage
      above={
        <LocalLink to={paths.revenueReport()} variant="body2" color="textSecondary">
          <Trans>Revenue report</Trans>
        </LocalLink>
      }
      title={revenue.name}
      actions={
        <Button variant="outlined" className="no-print" startIcon={<PrinterIcon />} onClick={() => window.print()}>
          <Trans>Print report</Trans>
        </Button>
      }
    >
      <Tabs
        value={part}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t`Reports of the event`}
        component="nav"
        className="no-print"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}
      >
        {may('report.summary')
          ? tab('summary', paths.reportSummary(revenue.eventId), <Trans>Summary report</Trans>)
          : null}
        {may('report.orders') ? tab('orders', paths.eventReport(revenue.eventId), <Trans>Orders</Trans>) : null}
        {may('report.tickets')
          ? tab('tickets', paths.ticketReport(revenue.eventId), <Trans>Ticket report</Trans>)
          : null}
      </Tabs>
      <PeriodForm key={`${period.start} ${period.end}`} asked={period} timezone={revenue.timezone} />
      {part === 'orders' ? null : <FiguresTime revenue={revenue} />}
      {period.problem === null ? <Part data={data} /> : null}
    </DeskPage>
  );
};

const Part = ({ data }: { readonly data: Extract<EventReportData, { kind: 'OPEN' }> }) => {
  switch (data.part) {
    case 'summary':
      return <SummaryReport revenue={data.revenue} />;
    case 'orders':
      return <OrdersReport data={data} />;
    case 'tickets':
      return <TicketReport revenue={data.revenue} />;
  }
};
