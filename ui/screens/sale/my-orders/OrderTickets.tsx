import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OpenedOrder, OrderTicket } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel } from '#words/sale/seats.ts';

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

export function OrderTickets({ order }: { readonly order: OpenedOrder }) {
  return (
    <section aria-labelledby="order-tickets">
      <Typography variant="h4" component="h2" id="order-tickets" sx={{ mb: 1.5, '@media print': { display: 'none' } }}>
        <Trans>Tickets</Trans>
      </Typography>
      <Tickets>
        {order.tickets.map((ticket) => (
          <li key={ticket.id}>
            <Link to={paths.ticket(ticket.id)} data-off={ticket.status === 'VOID' ? '' : undefined}>
              <TicketWords ticket={ticket} />
              <ChevronRightIcon />
            </Link>
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
