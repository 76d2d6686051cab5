import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { PrinterIcon } from '#ui/icons/printer.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { PdfButton } from '#ui/screens/ticket/ticket-pdf/PdfButton.tsx';
import { styled } from '#ui/theme/styled.ts';
import { GiveBack } from './GiveBack.tsx';
import { OrderAnswers } from './OrderAnswers.tsx';
import { OrderInvoiceCard } from './OrderInvoiceCard.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderStanding } from './OrderStanding.tsx';
import { OrderTickets } from './OrderTickets.tsx';
import { hasOwnTickets } from './orders.view.ts';
import { Receipt } from './Receipt.tsx';
import { StatusChip } from './StatusChip.tsx';

const Page = styled('div')({
  maxWidth: 860,
  marginInline: 'auto',
  padding: 'clamp(16px, 3vw, 40px) 16px 72px',
  display: 'grid',
  gap: 20,
  '@media print': { padding: 0 },
});
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  alignItems: 'center',
  '@media print': { display: 'none' },
});
const Acts = styled(Row)(({ theme }) => ({ [theme.breakpoints.down('md')]: { '& > *': { flex: '1 1 auto' } } }));
export function Order() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`Order`} hidden />
      <Row>
        <Button component={Link} to={paths.orders()} startIcon={<ArrowLeftIcon />} color="secondary" sx={{ ml: -2 }}>
          <Trans>My orders</Trans>
        </Button>
      </Row>
      <ViewerScreen<OpenedOrder> skeleton={<Skeleton variant="rounded" height={420} sx={{ borderRadius: '20px' }} />}>
        {(order) => <Opened order={order} />}
      </ViewerScreen>
    </Page>
  );
}

function Opened({ order }: { readonly order: OpenedOrder }) {
  const { event } = order.session;
  return (
    <>
      <div>
        <Typography variant="h3" component="h1" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
          {event.name}
        </Typography>
        <StatusChip order={order} />
      </div>
      <OrderStanding order={order} />
      {order.refunds.length > 0 && <OrderRefunds order={order} />}
      <GiveBack order={order} />
      {order.tickets.length > 0 && <OrderTickets order={order} />}
      {order.answers.length > 0 && <OrderAnswers answers={order.answers} />}
      <Receipt order={order} />
      {order.invoice !== null && <OrderInvoiceCard invoice={order.invoice} />}
      <Acts>
        {hasOwnTickets(order) && (
          <PdfButton which={{ kind: 'ORDER', id: order.id, orderNumber: order.orderNumber }}>
            <Trans>Download the tickets (PDF)</Trans>
          </PdfButton>
        )}
        {order.status === 'SUCCESSFUL' && (
          <PdfButton which={{ kind: 'RECEIPT', id: order.id, orderNumber: order.orderNumber }}>
            <Trans>Download the receipt (PDF)</Trans>
          </PdfButton>
        )}
        <Button variant="outlined" startIcon={<PrinterIcon />} onClick={() => window.print()}>
          <Trans>Print the receipt</Trans>
        </Button>
        <Button component={Link} to={paths.event(event.slug)} color="secondary">
          <Trans>Event page</Trans>
        </Button>
      </Acts>
    </>
  );
}
