import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { PrinterIcon } from '#ui/icons/printer.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { DeskSkeleton, ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { ReportedOrderData } from './event-report.loader.ts';
import { FigureTable } from './FigureTable.tsx';
import { ReportRefused } from './ReportRefused.tsx';
import { channelName, orderStatus, paymentStatus } from './report-words.view.ts';

export const ReportedOrder = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Order report`} hidden />
      <ViewerScreen<ReportedOrderData>
        skeleton={
          <DeskSkeleton actions={1}>
            <ListSkeleton rows={3} />
          </DeskSkeleton>
        }
      >
        {(data) => (data.kind === 'REFUSED' ? <ReportRefused refusal={data.refusal} /> : <Order data={data} />)}
      </ViewerScreen>
    </>
  );
};

const Order = ({ data }: { readonly data: Extract<ReportedOrderData, { kind: 'OPEN' }> }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { order, revenue } = data;
  const moment = (at: typeof order.createdAt | null): string =>
    at === null ? '–' : showMoment(at, locale, revenue.timezone);
  const facts = [
    [t`Order ID`, order.orderNumber],
    [t`Created date`, moment(order.createdAt)],
    [t`Order time`, moment(order.orderedAt)],
    [t`Status`, orderStatus(order.status, locale)],
    [t`Payment status`, paymentStatus(order.paymentStatus, locale)],
    [t`Payment channel`, channelName(order.paymentMethod, locale)],
    [t`Payment ID`, order.paymentId ?? '–'],
    [t`Buyer`, [order.buyer, order.email].filter(Boolean).join(' · ')],
    [t`Session`, [order.sessionName, moment(order.sessionBeginAt)].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <DeskPage
      above={
        <LocalLink to={paths.eventReport(revenue.eventId)} variant="body2" color="textSecondary">
          {revenue.name}
        </LocalLink>
      }
      title={<Trans>Order {order.orderNumber}</Trans>}
      actions={
        <Button variant="outlined" className="no-print" startIcon={<PrinterIcon />} onClick={() => window.print()}>
          <Trans>Print report</Trans>
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, max-content) minmax(0, 1fr)' },
          columnGap: 3,
          rowGap: { xs: 0, sm: 1 },
          m: 0,
          mb: 3,
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" className="tabular">
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <FigureTable
        title={<Trans>Tickets and donation</Trans>}
        heads={[t`Ticket name`, t`Quantity`, t`Unit price`, t`Discount`, t`Donation`, t`Total`]}
        rows={[
          ...order.lines.map((line, at) => ({
            key: String(at),
            cells: [
              line.ticketName ?? t`Donation without tickets`,
              showCount(line.quantity, locale),
              showMoney(line.unitPrice, locale),
              showMoney(line.discount, locale),
              showMoney(line.donation, locale),
              showMoney(line.total, locale),
            ],
          })),
          { key: 'total', cells: [t`Total`, '', '', '', '', showMoney(order.price, locale)], total: true as const },
          ...(order.refunded > 0
            ? [{ key: 'refunded', cells: [t`Refunded`, '', '', '', '', showMoney(order.refunded, locale)] }]
            : []),
        ]}
        empty={null}
      />
    </DeskPage>
  );
};
