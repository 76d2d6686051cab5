import { Trans, useLingui } from '@lingui/react/macro';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OpenedOrder, OrderTicket } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { PageHead } from '#ui/components/PageHead.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { paths } from '#ui/routes/paths.ts';
import { PdfButton } from '#ui/screens/ticket/ticket-papers/PdfButton.tsx';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';
import { OrderAnswers } from './OrderAnswers.tsx';
import { hasOwnTickets, mayPayOn, ticketsWithPage, unpaidStandingOf } from './orders.view.ts';
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
const Tickets = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
  '& > li > *': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 60,
    padding: '10px 12px 10px 16px',
    borderRadius: 12,
    textDecoration: 'none',
    background: theme.vars.palette.tone.goldWash,
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  '& > li > [data-off]': { background: theme.vars.palette.tone.sunken },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '@media print': { display: 'none' },
}));

/** One order: what became of it, its tickets, its receipt. */
export function Order() {
  const { t } = useLingui();
  return (
    <Page>
      <PageHead title={t`Order`} hidden />
      <Row>
        <Button component={Link} to={paths.orders()} startIcon={<BackIcon />} color="secondary" sx={{ ml: -2 }}>
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
      <Standing order={order} />
      {order.tickets.length > 0 && <TicketList order={order} />}
      {order.answers.length > 0 && <OrderAnswers answers={order.answers} />}
      <Receipt order={order} />
      <Acts>
        {hasOwnTickets(order) && (
          <PdfButton which={{ kind: 'ORDER', id: order.id, orderNumber: order.orderNumber }}>
            <Trans>Download the tickets (PDF)</Trans>
          </PdfButton>
        )}
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          <Trans>Print the receipt</Trans>
        </Button>
        <Button component={Link} to={paths.event(event.slug)} color="secondary">
          <Trans>Event page</Trans>
        </Button>
      </Acts>
    </>
  );
}

const hidden = { '@media print': { display: 'none' } };

/** Its money was not heard of, came late, or goes back: only that is said. [D7] */
function PlacesGivenBack({ order }: { readonly order: OpenedOrder }) {
  switch (unpaidStandingOf(order)) {
    case 'LATE_MONEY':
      return (
        <Alert
          severity="info"
          sx={hidden}
          action={
            <Button component={Link} to={paths.payment(order.session.id)} size="small" color="inherit">
              <Trans>Decide</Trans>
            </Button>
          }
        >
          <Trans>
            Your money arrived after the places were given back. You decide whether we send it back or you wait for
            places.
          </Trans>
        </Alert>
      );
    case 'GOES_BACK':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>Your money arrived after the places were given back, and goes back to you.</Trans>
        </Alert>
      );
    default:
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>
            No payment has reached us, and the places were given back. If you have transferred, nothing is lost: as soon
            as the money arrives we take the same tickets again, or ask you what to do with it.
          </Trans>
        </Alert>
      );
  }
}

/** What happens next, in words; nothing where the tickets say it. [S4-13] [S4-16] */
function Standing({ order }: { readonly order: OpenedOrder }) {
  const pay = (
    <Button component={Link} to={paths.payment(order.session.id)} size="small" color="inherit">
      <Trans>Pay</Trans>
    </Button>
  );
  switch (order.status) {
    case 'PROCESSING':
      return (
        <Alert severity="info" sx={hidden} action={mayPayOn(order) ? pay : undefined}>
          <Trans>
            Your places are kept while we wait for the money. Your tickets come by mail as soon as it is here.
          </Trans>
        </Alert>
      );
    case 'REQUIRED_APPROVAL':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>The organiser looks at your registration. You hear by mail what they decide.</Trans>
        </Alert>
      );
    case 'UNSUCCESSFUL':
      return <PlacesGivenBack order={order} />;
    case 'CANCELLED':
      return (
        <Alert severity="warning" sx={hidden}>
          <Trans>This order was cancelled; its tickets admit nobody.</Trans>
        </Alert>
      );
    case 'REFUNDED':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>The money of this order goes back to you; its tickets admit nobody.</Trans>
        </Alert>
      );
    case 'WITHDRAWN':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>You took this registration back.</Trans>
        </Alert>
      );
    default:
      return null;
  }
}

function TicketList({ order }: { readonly order: OpenedOrder }) {
  const pages = ticketsWithPage(order);
  return (
    <section aria-labelledby="order-tickets">
      <Typography variant="h4" component="h2" id="order-tickets" sx={{ mb: 1.5, '@media print': { display: 'none' } }}>
        <Trans>Tickets</Trans>
      </Typography>
      <Tickets>
        {order.tickets.map((ticket) => (
          <li key={ticket.id}>
            {pages.has(ticket.id) ? (
              <Link to={paths.ticket(ticket.id)} data-off={ticket.status === 'VOID' ? '' : undefined}>
                <TicketWords ticket={ticket} />
                <ChevronRight aria-hidden />
              </Link>
            ) : (
              <div data-off="">
                <TicketWords ticket={ticket} />
              </div>
            )}
          </li>
        ))}
      </Tickets>
    </section>
  );
}

function TicketWords({ ticket }: { readonly ticket: OrderTicket }) {
  const locale = useLocale();
  return (
    <span>
      <b>{ticket.holder}</b>
      <small>
        {ticket.seat === null ? ticket.ticketName : `${ticket.ticketName} · ${seatLabel(ticket.seat)[locale]}`}
        {ticket.status === 'VOID' && (
          <>
            {' · '}
            <Trans>No longer valid</Trans>
          </>
        )}
        {ticket.status === 'VALID' && ticket.hand !== 'HELD' && (
          <>
            {' · '}
            <Trans>Given away</Trans>
          </>
        )}
      </small>
    </span>
  );
}
