import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { paths } from '#ui/routes/paths.ts';
import { mayPayOn, unpaidStandingOf } from './orders.view.ts';

const hidden = { '@media print': { display: 'none' } };

/** [S4-13] [S4-16] */
export function OrderStanding({ order }: { readonly order: OpenedOrder }) {
  const pay = (
    <Button component={Link} to={paths.payment(order.session.id)} size="small" color="inherit">
      <Trans>Pay</Trans>
    </Button>
  );
  switch (order.status) {
    case 'PROCESSING':
      return (
        <Alert severity="info" sx={hidden} action={mayPayOn(order) ? pay : undefined}>
          <Trans>Your tickets are reserved while we wait for your payment. We’ll email them when it arrives.</Trans>
        </Alert>
      );
    case 'REQUIRED_APPROVAL':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>The organiser is reviewing your registration. We’ll email you the result.</Trans>
        </Alert>
      );
    case 'UNSUCCESSFUL':
      return <PlacesGivenBack order={order} />;
    case 'CANCELLED':
      return (
        <Alert severity="warning" sx={hidden}>
          <Trans>This order was cancelled. Its tickets are no longer valid.</Trans>
        </Alert>
      );
    case 'REFUNDED':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>We’re refunding this order. Its tickets are no longer valid.</Trans>
        </Alert>
      );
    case 'WITHDRAWN':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>You withdrew this registration.</Trans>
        </Alert>
      );
    default:
      return null;
  }
}

/** Says only what is known of the money. [D7] */
function PlacesGivenBack({ order }: { readonly order: OpenedOrder }) {
  switch (unpaidStandingOf(order)) {
    case 'LATE_MONEY':
      return (
        <Alert
          severity="info"
          sx={hidden}
          action={
            <Button component={Link} to={paths.payment(order.session.id)} size="small" color="inherit">
              <Trans>Choose</Trans>
            </Button>
          }
        >
          <Trans>Your payment arrived after the tickets were released. Get a refund or wait for tickets.</Trans>
        </Alert>
      );
    case 'GOES_BACK':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>Your payment arrived after the tickets were released. We’re refunding it.</Trans>
        </Alert>
      );
    default:
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>
            We haven’t received your payment, and the tickets were released. If you’ve already paid, nothing is lost:
            once the money arrives, we’ll reserve the same tickets again or ask what you’d like to do.
          </Trans>
        </Alert>
      );
  }
}
