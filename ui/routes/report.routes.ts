import type { RouteObject } from 'react-router';
import type { NeedArea } from './area.ts';
import { screenRoute } from './screen.ts';

export function reportPages(need: NeedArea): readonly RouteObject[] {
  const report = (loader: 'reportLoader' | 'summaryLoader') =>
    screenRoute(
      need,
      {
        area: 'desk',
        modules: [
          'ui/screens/report/event-report/EventReport.tsx',
          'ui/screens/report/event-report/event-report.loader.ts',
        ],
      },
      async () => {
        const [{ EventReport }, loaders] = await Promise.all([
          import('#ui/screens/report/event-report/EventReport.tsx'),
          import('#ui/screens/report/event-report/event-report.loader.ts'),
        ]);
        return { Component: EventReport, loader: loaders[loader] };
      },
    );
  return [
    {
      path: 'admin/accountant/statement',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: ['ui/screens/money/statement/Statement.tsx', 'ui/screens/money/statement/statement.loader.ts'],
        },
        async () => {
          const [{ Statement }, { statementLoader }] = await Promise.all([
            import('#ui/screens/money/statement/Statement.tsx'),
            import('#ui/screens/money/statement/statement.loader.ts'),
          ]);
          return { Component: Statement, loader: statementLoader };
        },
      ),
    },
    {
      path: 'admin/earnings',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: ['ui/screens/money/earnings/Earnings.tsx', 'ui/screens/money/earnings/earnings.loader.ts'],
        },
        async () => {
          // The accounts that payouts go to belong to a person.
          const [{ Earnings }, { earningsLoader }] = await Promise.all([
            import('#ui/screens/money/earnings/Earnings.tsx'),
            import('#ui/screens/money/earnings/earnings.loader.ts'),
            need('people'),
          ]);
          return { Component: Earnings, loader: earningsLoader };
        },
      ),
    },
    {
      path: 'admin/accountant/balances',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: ['ui/screens/money/balances/Balances.tsx', 'ui/screens/money/balances/balances.loader.ts'],
        },
        async () => {
          const [{ Balances }, { balancesLoader }] = await Promise.all([
            import('#ui/screens/money/balances/Balances.tsx'),
            import('#ui/screens/money/balances/balances.loader.ts'),
          ]);
          return { Component: Balances, loader: balancesLoader };
        },
      ),
    },
    {
      path: 'admin/exports',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: [
            'ui/screens/report/report-files/ReportFiles.tsx',
            'ui/screens/report/report-files/report-files.loader.ts',
          ],
        },
        async () => {
          const [{ ReportFiles }, { reportFilesLoader }] = await Promise.all([
            import('#ui/screens/report/report-files/ReportFiles.tsx'),
            import('#ui/screens/report/report-files/report-files.loader.ts'),
          ]);
          return { Component: ReportFiles, loader: reportFilesLoader };
        },
      ),
    },
    {
      path: 'admin/event-report',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: [
            'ui/screens/report/event-reports/EventReports.tsx',
            'ui/screens/report/event-reports/event-reports.loader.ts',
          ],
        },
        async () => {
          const [{ EventReports }, { eventReportsLoader }] = await Promise.all([
            import('#ui/screens/report/event-reports/EventReports.tsx'),
            import('#ui/screens/report/event-reports/event-reports.loader.ts'),
          ]);
          return { Component: EventReports, loader: eventReportsLoader };
        },
      ),
    },
    { path: 'admin/event-report/:eventId', ...report('reportLoader') },
    { path: 'admin/event-report/:eventId/summary', ...report('summaryLoader') },
    {
      path: 'admin/event-report/:eventId/:orderId',
      ...screenRoute(
        need,
        {
          area: 'desk',
          modules: [
            'ui/screens/report/event-report/ReportedOrder.tsx',
            'ui/screens/report/event-report/event-report.loader.ts',
          ],
        },
        async () => {
          const [{ ReportedOrder }, { reportedOrderLoader }] = await Promise.all([
            import('#ui/screens/report/event-report/ReportedOrder.tsx'),
            import('#ui/screens/report/event-report/event-report.loader.ts'),
          ]);
          return { Component: ReportedOrder, loader: reportedOrderLoader };
        },
      ),
    },
  ];
}
