import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { SharedOrder } from '#application/sale/ports/shared-order.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { UnlinkIcon } from '#ui/icons/unlink.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { eventTime } from '#ui/screens/event-time.view.ts';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import { PayCountdown } from '#ui/screens/sale/payment/bank-transfer/PayCountdown.tsx';
import { TransferDetails } from '#ui/screens/sale/payment/bank-transfer/TransferDetails.tsx';
import { Card, Page, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { PartPaid } from '#ui/screens/sale/payment/result/PartPaid.tsx';
import { TearingTicket } from '#ui/screens/sale/payment/result/TearingTicket.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useSharedOrder, waitsForMoney } from './pay-elsewhere.view.ts';

const Narrow = styled(Page)({ maxWidth: 760 });
const Done = styled('div')({ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 14 });

/** By the secret of the order's link. */
export function PayElsewhere() {
  const { t } = useLingui();
  const { asked, secretMissing, news, heardAt } = useSharedOrder();
  const over = secretMissing || (news.refusal !== null && news.order === null);
  return (
    <Narrow>
      <PageHead title={t`Pay for an order`} hidden />
      {over ? (
        <>
          <h1 className="visually-hidden">
            <Trans>Pay for an order</Trans>
          </h1>
          <EmptyState
            picture={<UnlinkIcon size={56} tone="ash" />}
            title={<Trans>This link doesn’t work</Trans>}
            text={<Trans>It has expired or is incomplete. The buyer can create a new one on the payment page.</Trans>}
            action={
              <Button component={Link} to={paths.home()} variant="contained">
                <Trans>Go to home page</Trans>
              </Button>
            }
          />
        </>
      ) : !asked || news.order === null ? (
        <>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={420} />
          {news.lost && <LinkState link="LOST" />}
        </>
      ) : (
        <Order order={news.order} lost={news.lost} heardAt={heardAt} />
      )}
    </Narrow>
  );
}

function Order({
  order,
  lost,
  heardAt,
}: {
  readonly order: SharedOrder;
  readonly lost: boolean;
  readonly heardAt: number;
}) {
  const locale = useLocale();
  const time = eventTime(order, locale);
  const waiting = waitsForMoney(order.status);
  return (
    <>
      <div>
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {order.eventName}
        </Typography>
        <Soft className="tabular">
          {time.first} · {time.second}
        </Soft>
        <Soft>
          <Plural value={order.ticketCount} one="# ticket" other="# tickets" />
          {order.buyer !== '' && (
            <>
              {' · '}
              <Trans>ordered by {order.buyer}</Trans>
            </>
          )}
        </Soft>
      </div>
      <Card aria-live="polite">
        <Outcome order={order} />
        {waiting && order.transfer !== null && (
          <>
            <PayCountdown until={order.transfer.payBefore} serverNow={order.serverNow} heardAt={heardAt} />
            <PartPaid price={order.price} received={order.received} locale={locale} />
            <TransferDetails transfer={order.transfer} locale={locale} now={Date.now} />
            <LinkState link={lost ? 'LOST' : 'POLLING'} />
          </>
        )}
      </Card>
    </>
  );
}

/** Shows neither tickets nor account: the link only allows paying. */
function Outcome({ order }: { readonly order: SharedOrder }) {
  const locale = useLocale();
  const amount = moneyText(order.price, locale);
  switch (order.status) {
    case 'SUCCESSFUL':
      return (
        <Done>
          <TearingTicket />
          <Typography variant="h3" component="h2">
            <Trans>Paid. Thank you!</Trans>
          </Typography>
          <Soft>
            <Trans>We received {amount} and emailed the tickets to the buyer. You can close this page.</Trans>
          </Soft>
        </Done>
      );
    case 'PENDING':
    case 'OPEN':
      return (
        <Typography variant="h3" component="h2">
          <Trans>Amount due: {amount}</Trans>
        </Typography>
      );
    case 'EXPIRED':
      return (
        <Alert severity="warning" variant="outlined">
          <Trans>
            This order can no longer be paid: its tickets are back on sale. If you’ve already paid, your money isn’t
            lost: we’ll match it when it arrives.
          </Trans>
        </Alert>
      );
    case 'PROCESSING':
    case 'REQUIRED_APPROVAL':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>This order is being processed.</Trans>
        </Alert>
      );
    case 'REFUND_DUE':
    case 'REFUNDED':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>The money for this order is being refunded. Please don’t pay for it.</Trans>
        </Alert>
      );
    case 'LATE_MONEY':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>The money arrived after the tickets were gone. The buyer decides what to do with it.</Trans>
        </Alert>
      );
    case 'CANCELLED':
    case 'UNSUCCESSFUL':
    case 'WITHDRAWN':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>This order was cancelled. Please don’t pay for it.</Trans>
        </Alert>
      );
  }
}
