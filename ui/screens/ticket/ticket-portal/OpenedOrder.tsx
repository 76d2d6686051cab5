import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PortalOrder } from '#application/ticket/ports/ticket-portal.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { OrderChip } from '#ui/screens/event/desk/OrderChip.tsx';
import { PAYMENT_PROVIDERS_SAID } from '#words/money/payment-providers.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { Card } from './Card.tsx';
import { ServedTicket } from './ServedTicket.tsx';
import { type MailTopic, mailTopic, portalQuery } from './ticket-portal.view.ts';

export const OpenedOrder = ({ order }: { readonly order: PortalOrder }) => {
  const locale = useLocale();
  const { line, eventId } = order;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Trans>Order {line.orderNumber}</Trans>
          </Typography>
          <OrderChip status={line.status} />
        </Box>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
          <Fact name={<Trans>Event</Trans>}>
            <LocalLink to={paths.manageEvent(eventId)}>{line.eventName}</LocalLink>
          </Fact>
          <Fact name={<Trans>Buyer</Trans>}>
            {[...new Set([line.buyer, line.email, order.phone ?? ''])].filter((part) => part !== '').join(' · ')}
          </Fact>
          <Fact name={<Trans>Total</Trans>}>
            {showMoney(line.price, locale)} · {showMoment(line.at, locale)}
          </Fact>
        </Box>
        <div>
          <LocalLink
            to={paths.ticketPortal(portalQuery({ email: line.email, event: String(eventId) }))}
            variant="body2"
          >
            <Trans>Why can’t they buy more?</Trans>
          </LocalLink>
        </div>
      </Card>
      {order.tickets.map((ticket) => (
        <ServedTicket key={ticket.id} ticket={ticket} />
      ))}
      <Payments order={order} />
      <Mails order={order} />
    </Box>
  );
};

const Payments = ({ order: { payments } }: { readonly order: PortalOrder }) => {
  if (payments.length === 0) return null;
  return (
    <Card>
      <Typography variant="h4" component="h3">
        <Trans>Payments</Trans>
      </Typography>
      {payments.map((payment) => (
        <Payment key={`${payment.provider} ${payment.at}`} payment={payment} />
      ))}
    </Card>
  );
};

const Payment = ({ payment }: { readonly payment: PortalOrder['payments'][number] }) => {
  const locale = useLocale();
  const asked = showMoney(payment.amount, locale);
  const received = showMoney(payment.received, locale);
  const refunded = showMoney(payment.refunded, locale);
  return (
    <Box className="tabular" sx={{ overflowWrap: 'anywhere' }}>
      <div>
        {PAYMENT_PROVIDERS_SAID[payment.provider][locale]} · {showMoment(payment.at, locale)}
        {payment.transferCode === null ? '' : ` · ${payment.transferCode}`}
      </div>
      <Typography variant="body2" component="div" color="textSecondary">
        <Trans>
          Asked for {asked}, received {received}, refunded {refunded}
        </Trans>
      </Typography>
    </Box>
  );
};

const TOPICS: Readonly<Record<MailTopic, ReactNode>> = {
  TICKETS: <Trans>Tickets</Trans>,
  REGISTRATION: <Trans>Registration</Trans>,
  CANCELLED: <Trans>Cancellation</Trans>,
  MONEY: <Trans>Payment or refund</Trans>,
};

const Mails = ({ order: { mails } }: { readonly order: PortalOrder }) => {
  const locale = useLocale();
  return (
    <Card>
      <Typography variant="h4" component="h3">
        <Trans>Emails</Trans>
      </Typography>
      {mails.length === 0 ? (
        <Typography color="textSecondary">
          <Trans>No emails about this order yet</Trans>
        </Typography>
      ) : (
        mails.map((mail) => (
          <Box key={`${mail.message} ${mail.recipient} ${mail.queuedAt}`} sx={{ overflowWrap: 'anywhere' }}>
            <div>
              {TOPICS[mailTopic(mail.message)]} · {mail.recipient}
            </div>
            <Typography variant="body2" component="div" color="textSecondary" className="tabular">
              {mail.sentAt !== null ? (
                <Trans>Sent {showMoment(mail.sentAt, locale)}</Trans>
              ) : mail.dropped ? (
                <Trans>Could not be sent</Trans>
              ) : (
                <Trans>On its way since {showMoment(mail.queuedAt, locale)}</Trans>
              )}
            </Typography>
          </Box>
        ))
      )}
    </Card>
  );
};

const Fact = ({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) => (
  <div>
    <Typography variant="caption" component="dt" color="textSecondary">
      {name}
    </Typography>
    <dd className="tabular">{children}</dd>
  </div>
);
