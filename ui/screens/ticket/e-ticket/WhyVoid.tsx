import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { TicketOnScreen } from '#application/ticket/open-ticket.ts';
import type { VoidCause } from '#domain/ticket/void-cause.ts';
import { paths } from '#ui/routes/paths.ts';

/** Why the ticket admits nobody any more, and where its buyer sees the money. */
export const WhyVoid = ({ ticket }: { readonly ticket: TicketOnScreen }) => (
  <>
    {ticket.voidBecause !== null && (
      <Typography sx={{ maxWidth: 260, textWrap: 'pretty' }}>
        <Reason because={ticket.voidBecause} />
      </Typography>
    )}
    {ticket.hand !== 'RECEIVED' && ticket.keptAt === null && (
      <Button component={Link} to={paths.order(ticket.orderId)} variant="outlined">
        <Trans>View order</Trans>
      </Button>
    )}
  </>
);

function Reason({ because }: { readonly because: VoidCause }) {
  switch (because) {
    case 'RETURNED':
      return <Trans>The buyer returned this ticket.</Trans>;
    case 'EVENT_CANCELLED':
      return <Trans>The event was cancelled.</Trans>;
    case 'CHARGEBACK':
      return <Trans>The bank took back the payment for this ticket.</Trans>;
    case 'REFUNDED':
      return <Trans>This ticket was cancelled, and its price goes back to the buyer.</Trans>;
    case 'CANCELLED':
      return <Trans>The registration for this ticket was cancelled.</Trans>;
  }
}
