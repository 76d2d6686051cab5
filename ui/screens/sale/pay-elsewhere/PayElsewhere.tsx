import { Plural, Trans, useLingui } from '@lingui/react/macro';
import LinkIcon from '@mui/icons-material/LinkOffRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { SharedOrder } from '#application/sale/ports/shared-order.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
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

/** One order on another device, by the secret of its link: what to pay, and whether it arrived. */
export function PayElsewhere() {
  const { t } = useLingui();
  const { asked, secretMissing, news, heardAt } = useSharedOrder();
  const over = secretMissing || (news.refusal !== null && news.order === null);
  return (
    <Narrow>
      <PageHead title={t`Pay an order`} hidden />
      {over ? (
        <>
          <h1 className="visually-hidden">
            <Trans>Pay an order</Trans>
          </h1>
          <EmptyState
            picture={<LinkIcon sx={{ fontSize: 56, color: 'tone.ash' }} />}
            title={<Trans>This link shows no order</Trans>}
            text={
              <Trans>
                It has expired or is not complete. The person who ordered can make a new one on the payment page.
              </Trans>
            }
            action={
              <Button component={Link} to={paths.home()} variant="contained">
                <Trans>Back to the home page</Trans>
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

/** No tickets and no account are shown here: they belong to who ordered. */
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
            <Trans>
              {amount} has arrived. The tickets were sent to the person who ordered; you can close this page.
            </Trans>
          </Soft>
        </Done>
      );
    case 'PENDING':
    case 'OPEN':
      return (
        <Typography variant="h3" component="h2">
          <Trans>To pay: {amount}</Trans>
        </Typography>
      );
    case 'EXPIRED':
      return (
        <Alert severity="warning" variant="outlined">
          <Trans>
            This order can no longer be paid: its places went back on sale. Money that was sent already is not lost, and
            is matched when it arrives.
          </Trans>
        </Alert>
      );
    case 'PROCESSING':
    case 'REQUIRED_APPROVAL':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>The order has arrived and is being worked on.</Trans>
        </Alert>
      );
    case 'REFUND_DUE':
    case 'REFUNDED':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>The money for this order goes back to where it came from. Please do not pay for it.</Trans>
        </Alert>
      );
    case 'LATE_MONEY':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>
            The money arrived after the places were gone. The person who ordered decides what happens with it.
          </Trans>
        </Alert>
      );
    case 'CANCELLED':
    case 'UNSUCCESSFUL':
    case 'WITHDRAWN':
      return (
        <Alert severity="info" variant="outlined">
          <Trans>This order was cancelled. Please do not pay for it.</Trans>
        </Alert>
      );
  }
}
