import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { OpenedDeskOrder } from '#application/sale/ports/order-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { orderOutcome } from './event-order.view.ts';

/** What becomes of an order's tickets and money once it is cancelled or deleted. */
export const OrderOutcome = ({ order }: { readonly order: OpenedDeskOrder }) => {
  const { tickets, checkedIn, money } = orderOutcome(order);
  const amount = showMoney(money, useLocale());
  return (
    <>
      <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>
          <Plural
            value={tickets}
            one="# ticket stops working at once. Its place goes back on sale."
            other="# tickets stop working at once. Their places go back on sale."
          />
        </li>
        <li>
          {money > 0 ? <Trans>{amount} goes back to the buyer.</Trans> : <Trans>There is nothing to refund.</Trans>}
        </li>
        <li>
          <Trans>The buyer gets an email.</Trans>
        </li>
      </Typography>
      {checkedIn > 0 ? (
        <Alert severity="warning">
          <Plural
            value={checkedIn}
            one="# of the tickets has already been checked in."
            other="# of the tickets have already been checked in."
          />
        </Alert>
      ) : null}
    </>
  );
};
