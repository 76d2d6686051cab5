import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { paths } from '#ui/routes/paths.ts';
import { mayPayOn, unpaidStandingOf } from './orders.view.ts';

const hidden = { '@media print': { display: 'none' } };

/** What happens next, in words; nothing where the tickets say it. [S4-13] [S4-16] */
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
