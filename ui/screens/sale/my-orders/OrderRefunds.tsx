import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { OpenedOrder, OwnRefund } from '#application/sale/ports/own-orders.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { RefundReasonText } from '#ui/screens/money/refund-account/RefundReasonText.tsx';
import { styled } from '#ui/theme/styled.ts';
import { money, needsAccount, refundMoment } from './orders.view.ts';

const Paper = styled('section')(({ theme }) => ({
  padding: 'clamp(18px, 3vw, 32px)',
  borderRadius: 20,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}));
const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  '& li': { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', paddingBlock: 12 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& .what': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
}));

type Shown = { readonly order: OpenedOrder; readonly refund: OwnRefund };

export const OrderRefunds = ({ order }: { readonly order: OpenedOrder }) => (
  <Paper aria-labelledby="refunds">
    <h2 id="refunds" style={{ margin: 0, fontSize: '1.25rem' }}>
      <Trans>Refunds</Trans>
    </h2>
    <List>
      {order.refunds.map((refund) => (
        <li key={refund.id}>
          <Line order={order} refund={refund} />
        </li>
      ))}
    </List>
  </Paper>
);

function Line({ order, refund }: Shown) {
  const locale = useLocale();
  const { secret, status } = refund;
  const toWallet = money(refund.wallet, locale);
  return (
    <>
      <div className="what">
        <b className="tabular">{money(refund.amount, locale)}</b>
        {refund.points > 0 && (
          <div className="tabular">
            <Plural value={refund.points} one="# point given back" other="# points given back" />
          </div>
        )}
        {refund.wallet > 0 && (
          <div className="tabular">
            <Trans>{toWallet} returned to your wallet</Trans>
          </div>
        )}
        <div>
          <Where order={order} refund={refund} />
        </div>
        {refund.reason !== null && (
          <Typography variant="body2" color="textSecondary">
            <RefundReasonText reason={refund.reason} />
          </Typography>
        )}
      </div>
      {secret !== null && (status === 'DECIDED' || status === 'FAILED') && (
        <Button
          component={Link}
          to={paths.refund(secret)}
          size="small"
          variant={needsAccount(refund) ? 'contained' : 'outlined'}
          sx={{ '@media print': { display: 'none' } }}
        >
          {needsAccount(refund) ? <Trans>Tell us where to send it</Trans> : <Trans>Change the account</Trans>}
        </Button>
      )}
    </>
  );
}

function Where({ order, refund }: Shown) {
  const at = refundMoment(refund, order, useLocale());
  const { account } = refund;
  switch (refund.status) {
    case 'CONFIRMED':
      if (at === null) return <Trans>You’ve been refunded.</Trans>;
      if (refund.reason === 'CHARGEBACK') return <Trans>Paid back by your card’s bank at {at}.</Trans>;
      return refund.byProvider ? (
        <Trans>Refunded at {at} to the card or account you paid with.</Trans>
      ) : (
        <Trans>Refunded at {at}.</Trans>
      );
    case 'SENT':
      return refund.byProvider ? (
        <Trans>On its way back to the card or account you paid with.</Trans>
      ) : account === null ? (
        <Trans>Your refund is on its way.</Trans>
      ) : (
        <Trans>On its way to account {account}.</Trans>
      );
    case 'FAILED':
      return account === null ? (
        <Trans>Your refund didn’t go through. Tell us which bank account to send it to.</Trans>
      ) : (
        <Trans>Our transfer didn’t go through. We’ll try again.</Trans>
      );
    case 'DECIDED':
      return refund.byProvider ? (
        <Trans>We’ll refund it to the card or account you paid with.</Trans>
      ) : account === null ? (
        <Trans>We need a bank account to send it to.</Trans>
      ) : (
        <Trans>We’ll send it to account {account}.</Trans>
      );
    default:
      return refund.status satisfies never;
  }
}
