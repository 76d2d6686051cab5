import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { UnlinkIcon } from '#ui/icons/unlink.gen.ts';
import { paths } from '#ui/routes/paths.ts';
import { Card, CardTitle, Page, Soft } from '#ui/screens/sale/payment/PaymentLayout.tsx';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { AccountForm } from './AccountForm.tsx';
import { RefundReasonText } from './RefundReasonText.tsx';
import { bankOf, isOpen, type SharedRefund, useRefund } from './receive-refund.view.ts';

const Narrow = styled(Page)({ maxWidth: 640 });
const Facts = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 20px',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontWeight: 500 },
}));

export function ReceiveRefund() {
  const { t } = useLingui();
  const { state, told } = useRefund();
  return (
    <Narrow>
      <PageHead title={t`Your refund`} hidden />
      <Typography variant="h2" component="h1">
        <Trans>Your refund</Trans>
      </Typography>
      {state.kind === 'LOADING' ? (
        <div aria-busy="true">
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={320} sx={{ mt: 3 }} />
        </div>
      ) : null}
      {state.kind === 'WRONG_LINK' ? <WrongLink /> : null}
      {state.kind === 'TROUBLE' ? (
        <Alert
          severity="error"
          variant="outlined"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={state.again}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {state.sentence}
        </Alert>
      ) : null}
      {state.kind === 'OPEN' ? <Refund refund={state.refund} secret={state.secret} onSaved={told} /> : null}
    </Narrow>
  );
}

const WrongLink = () => (
  <EmptyState
    picture={<UnlinkIcon size={56} tone="ash" />}
    title={<Trans>This link doesn’t work</Trans>}
    text={<Trans>It is incomplete or no longer valid. Open the newest email about your refund, or your order.</Trans>}
    action={
      <Button component={Link} to={paths.orders()} variant="contained">
        <Trans>My orders</Trans>
      </Button>
    }
  />
);

type RefundProps = {
  readonly refund: SharedRefund;
  readonly secret: string;
  readonly onSaved: (refund: SharedRefund) => void;
};

function Refund({ refund, secret, onSaved }: RefundProps) {
  const [changing, setChanging] = useState(false);
  const asks = isOpen(refund) && (refund.account === null || changing);
  const saved = (after: SharedRefund) => {
    setChanging(false);
    onSaved(after);
  };
  return (
    <>
      <Summary refund={refund} />
      <Card aria-live="polite">
        <Standing refund={refund} />
        {refund.account === null || asks ? null : <Account account={refund.account} />}
        {asks ? (
          <AccountForm
            secret={secret}
            onSaved={saved}
            onCancel={refund.account === null ? null : () => setChanging(false)}
          />
        ) : null}
        {isOpen(refund) && !asks ? (
          <div>
            <Button variant="outlined" onClick={() => setChanging(true)}>
              <Trans>Change the account</Trans>
            </Button>
          </div>
        ) : null}
      </Card>
      <Soft>
        <Trans>We never ask for passwords, card numbers or one-time codes.</Trans>
      </Soft>
    </>
  );
}

function Summary({ refund }: { readonly refund: SharedRefund }) {
  const locale = useLocale();
  return (
    <Card>
      <CardTitle style={{ overflowWrap: 'anywhere' }}>{refund.eventName}</CardTitle>
      <Facts>
        <dt>
          <Trans>Amount</Trans>
        </dt>
        <dd className="tabular">{moneyText(refund.amount, locale)}</dd>
        <dt>
          <Trans>Order</Trans>
        </dt>
        <dd>{refund.orderNumber}</dd>
        <dt>
          <Trans>Reason</Trans>
        </dt>
        <dd>
          <RefundReasonText reason={refund.reason} />
        </dd>
      </Facts>
    </Card>
  );
}

function Account({ account }: { readonly account: NonNullable<SharedRefund['account']> }) {
  return (
    <Facts>
      <dt>
        <Trans>Bank</Trans>
      </dt>
      <dd>{bankOf(account.bin)?.name ?? account.bin}</dd>
      <dt>
        <Trans>Account number</Trans>
      </dt>
      <dd className="tabular">{account.number}</dd>
      <dt>
        <Trans>Account holder</Trans>
      </dt>
      <dd>{account.holder}</dd>
    </Facts>
  );
}

function Standing({ refund }: { readonly refund: SharedRefund }) {
  const locale = useLocale();
  const { status, account, paidAt } = refund;
  if (status === 'CONFIRMED')
    return (
      <Alert severity="success" variant="outlined">
        {paidAt === null ? (
          <Trans>You’ve been refunded.</Trans>
        ) : (
          <Trans>Refunded at {showMoment(paidAt, locale)}.</Trans>
        )}
      </Alert>
    );
  if (status === 'SENT')
    return (
      <Alert severity="info" variant="outlined">
        <Trans>Your refund is on its way, so the account can no longer be changed.</Trans>
      </Alert>
    );
  if (account === null)
    return (
      <>
        <CardTitle>
          <Trans>Where should we send it?</Trans>
        </CardTitle>
        {status === 'FAILED' ? (
          <Alert severity="warning" variant="outlined">
            <Trans>Your refund didn’t go through. Tell us which bank account to send it to.</Trans>
          </Alert>
        ) : (
          <Soft>
            <Trans>A Vietnamese bank account. You can change it until we send the money.</Trans>
          </Soft>
        )}
      </>
    );
  return (
    <>
      <CardTitle>
        {account.source === 'PAYER' ? (
          <Trans>We’ll send it to the account that paid</Trans>
        ) : (
          <Trans>We’ll send it to this account</Trans>
        )}
      </CardTitle>
      {status === 'FAILED' ? (
        <Alert severity="warning" variant="outlined">
          <Trans>Our transfer didn’t go through. We’ll try again.</Trans>
        </Alert>
      ) : (
        <Soft>
          <Trans>Usually within five days. You can change the account until then.</Trans>
        </Soft>
      )}
    </>
  );
}
