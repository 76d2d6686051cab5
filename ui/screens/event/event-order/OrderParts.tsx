import { Plural, Trans } from '@lingui/react/macro';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { DeskRefund, OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import type { RefundableTicket } from '#application/sale/ports/refund-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

const Paper = styled('section')(({ theme }) => ({
  padding: 'clamp(16px, 3vw, 28px)',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '& h2': { margin: 0, fontSize: '1.125rem' },
}));
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'center', paddingBlock: 10 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .what': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
}));

type PartProps = { readonly id: string; readonly title: ReactNode; readonly children: ReactNode };
export const OrderPart = ({ id, title, children }: PartProps) => (
  <Paper aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </Paper>
);

export const OrderTickets = ({ order }: { readonly order: OpenedDeskOrder }) => {
  const locale = useLocale();
  return (
    <OrderPart id="tickets" title={<Trans>Tickets</Trans>}>
      {order.offer.tickets.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>This order has no tickets.</Trans>
        </Typography>
      ) : (
        <List>
          {order.offer.tickets.map((ticket) => (
            <li key={ticket.id}>
              <span className="what">
                <b>{ticket.holder}</b>
                <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
                  {ticket.name} · {showMoney(ticket.worth, locale)}
                </Typography>
              </span>
              <TicketState ticket={ticket} />
            </li>
          ))}
        </List>
      )}
    </OrderPart>
  );
};

const TicketState = ({ ticket }: { readonly ticket: RefundableTicket }) => {
  if (ticket.cancelled) return <Chip size="small" label={<Trans>Cancelled</Trans>} />;
  if (ticket.checkedIn) return <Chip size="small" label={<Trans>Checked in</Trans>} color="success" />;
  if (ticket.given) return <Chip size="small" label={<Trans>Given away</Trans>} />;
  return <Chip size="small" label={<Trans>Valid</Trans>} variant="outlined" />;
};

type RefundsProps = { readonly order: OpenedDeskOrder; readonly timezone: string };
export const DeskRefunds = ({ order, timezone }: RefundsProps) => {
  const locale = useLocale();
  return (
    <OrderPart id="refunds" title={<Trans>Refunds</Trans>}>
      {order.refunds.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>Nothing of this order was refunded.</Trans>
        </Typography>
      ) : (
        <List>
          {order.refunds.map((refund) => (
            <li key={refund.id}>
              <span className="what">
                <b className="tabular">{showMoney(refund.amount, locale)}</b>
                {refund.wallet > 0 ? <ToWallet amount={showMoney(refund.wallet, locale)} /> : null}
                <Typography variant="body2" component="span" color="textSecondary" sx={{ display: 'block' }}>
                  <RefundStep refund={refund} timezone={timezone} />
                </Typography>
              </span>
              {refund.tickets > 0 ? (
                <Typography variant="body2" component="span">
                  <Plural value={refund.tickets} one="# ticket" other="# tickets" />
                </Typography>
              ) : null}
            </li>
          ))}
        </List>
      )}
    </OrderPart>
  );
};

const ToWallet = ({ amount }: { readonly amount: string }) => (
  <Typography variant="body2" component="span" className="tabular" sx={{ display: 'block' }}>
    <Trans>{amount} to the buyer’s wallet</Trans>
  </Typography>
);

const RefundStep = ({ refund, timezone }: { readonly refund: DeskRefund; readonly timezone: string }) => {
  const locale = useLocale();
  const at = showMoment(refund.confirmedAt ?? refund.sentAt ?? refund.decidedAt, locale, timezone);
  switch (refund.status) {
    case 'DECIDED':
      return <Trans>Decided {at}, waiting to be sent</Trans>;
    case 'SENT':
      return <Trans>Sent {at}, waiting for the bank</Trans>;
    case 'CONFIRMED':
      return refund.takenByBank ? (
        <Trans>The buyer’s bank took the money back {at}, after a card dispute.</Trans>
      ) : (
        <Trans>Refunded {at}</Trans>
      );
    case 'FAILED':
      return <Trans>The transfer came back. Our accountant sends it again.</Trans>;
  }
};
