import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { OpenedOrder } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { OverpaidNote } from '#ui/screens/sale/OverpaidNote.tsx';
import {
  answerDue,
  goesBack,
  isPaidBack,
  isTakenByBank,
  mayPayOn,
  money,
  receivedInAll,
  unpaidStandingOf,
} from './orders.view.ts';
import { WithdrawOrder } from './WithdrawOrder.tsx';

const hidden = { '@media print': { display: 'none' } };

/** [S4-13] [S4-16] */
export const OrderStanding = ({ order }: { readonly order: OpenedOrder }) => (
  <>
    {order.overpaid > 0 && <OverpaidNote received={receivedInAll(order)} excess={order.overpaid} />}
    <Standing order={order} />
    <OrganiserMessage order={order} />
  </>
);

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
          <Trans>Your tickets are reserved while we wait for your payment. We’ll email them when it arrives.</Trans>
        </Alert>
      );
    case 'REQUIRED_APPROVAL':
      return (
        <Alert severity="info" sx={hidden} action={<WithdrawOrder orderId={order.id} paid={order.price > 0} />}>
          <Trans>The organiser is reviewing your registration. We’ll email you the result.</Trans>
          <AnswerDue order={order} />
        </Alert>
      );
    case 'UNSUCCESSFUL':
      return <PlacesGivenBack order={order} />;
    case 'CANCELLED':
      return (
        <Alert severity="warning" sx={hidden}>
          {goesBack(order) === 0 || isPaidBack(order) ? (
            <Trans>This order was cancelled. Its tickets are no longer valid.</Trans>
          ) : (
            <MoneyGoesBack order={order} />
          )}
        </Alert>
      );
    case 'REFUNDED':
      return (
        <Alert severity="info" sx={hidden}>
          {order.price === 0 ? (
            <Trans>The organiser declined your registration.</Trans>
          ) : isTakenByBank(order) ? (
            <Trans>Your card’s bank took back the money for this order. Its tickets are no longer valid.</Trans>
          ) : isPaidBack(order) ? (
            <Trans>We’ve refunded this order. Its tickets are no longer valid.</Trans>
          ) : (
            <Trans>We’re refunding this order. Its tickets are no longer valid.</Trans>
          )}
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

function AnswerDue({ order }: { readonly order: OpenedOrder }) {
  const due = answerDue(order, useLocale());
  if (due === null) return null;
  return (
    <>
      {' '}
      <Trans>Without an answer by {due}, it is declined and anything you paid is refunded.</Trans>
    </>
  );
}

const OrganiserMessage = ({ order: { approval } }: { readonly order: OpenedOrder }) =>
  approval === null || approval.message === null || approval.message === '' ? null : (
    <Alert severity="info" variant="outlined" icon={false} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      <b>
        <Trans>Message from the organiser</Trans>
      </b>
      <br />
      {approval.message}
    </Alert>
  );

function MoneyGoesBack({ order }: { readonly order: OpenedOrder }) {
  const back = money(goesBack(order), useLocale());
  return <Trans>This order was cancelled. Its tickets are no longer valid, and we’re refunding {back}.</Trans>;
}

/** Says only what is known of the money. [D7] */
function PlacesGivenBack({ order }: { readonly order: OpenedOrder }) {
  const locale = useLocale();
  const came = money(order.received, locale);
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
          <LateMoneyWords order={order} />
        </Alert>
      );
    case 'GOES_BACK':
      return (
        <Alert severity="info" sx={hidden}>
          <Trans>
            No tickets were issued for your {came}, so we’ll refund it. If we need your bank account, we’ll email you.
          </Trans>
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

/** Each reason has its own wording. */
function LateMoneyWords({ order }: { readonly order: OpenedOrder }) {
  const locale = useLocale();
  const came = money(order.received, locale);
  const price = money(order.price, locale);
  switch (order.lateReason) {
    case 'EVENT_ENDED':
      return <Trans>Your {came} arrived after the event was over or cancelled. You can get a refund.</Trans>;
    case 'OTHER_ORDER_PAID':
      return (
        <Trans>
          Your {came} arrived after you had paid for another order, so no tickets were issued. You can get a refund.
        </Trans>
      );
    case 'WALLET_RETURNED':
      return (
        <Trans>
          Your {came} arrived after the wallet part had been returned, so no tickets were issued. You can get a refund.
        </Trans>
      );
    case 'POINTS_RETURNED':
      return (
        <Trans>
          Your {came} arrived after your points had been returned, so no tickets were issued. You can get a refund.
        </Trans>
      );
    case 'PART_PAID':
      return (
        <Trans>
          We received {came} of {price} after the tickets were released. Transfer the rest or get a refund.
        </Trans>
      );
    default:
      return <Trans>Your {came} arrived after the tickets were released. Get a refund or wait for tickets.</Trans>;
  }
}
