import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { OrderLink } from '#application/sale/follow-order.ts';
import { LinkState } from '#ui/screens/sale/payment/bank-transfer/LinkState.tsx';
import { Buttons, ENDED, EventButton, ResultFrame, TIME_OVER, WAITING } from './ResultFrame.tsx';

type Props = { readonly slug: string; readonly onAgain: () => void };
type Over = Props & { readonly picture: ReactNode; readonly title: ReactNode; readonly children: ReactNode };

const OrderOver = ({ picture, title, children, slug, onAgain }: Over) => (
  <ResultFrame picture={picture} title={title}>
    {children}
    <Buttons>
      <Button variant="contained" size="large" onClick={onAgain}>
        <Trans>Choose tickets again</Trans>
      </Button>
      <EventButton slug={slug} />
    </Buttons>
  </ResultFrame>
);

/** The bank may still report a transfer that was made in time. [S4-59] */
export const NotHeardYet = ({ link, ...over }: Props & { readonly link: OrderLink | null }) => (
  <OrderOver {...over} picture={WAITING} title={<Trans>We haven’t heard from your bank yet</Trans>}>
    <Typography>
      <Trans>
        If you’ve already paid, there’s nothing more to do: once the money arrives, we’ll reserve the same tickets again
        or ask what you’d like to do. If you haven’t, please don’t pay for this order: its tickets are back on sale.
      </Trans>
    </Typography>
    {link !== null && <LinkState link={link} />}
  </OrderOver>
);

export const TimeOver = ({ link, ...over }: Props & { readonly link: OrderLink | null }) => (
  <OrderOver {...over} picture={TIME_OVER} title={<Trans>Time to pay has run out</Trans>}>
    <Typography>
      <Trans>
        We haven’t received any money for this order, and its tickets are back on sale. If it still arrives, nothing is
        lost: we’ll reserve the same tickets again or ask what you’d like to do.
      </Trans>
    </Typography>
    {link === 'LOST' && <LinkState link={link} />}
  </OrderOver>
);

export const Cancelled = ({ nothingPaid, ...over }: Props & { readonly nothingPaid: boolean }) => (
  <OrderOver {...over} picture={ENDED} title={<Trans>This order was cancelled</Trans>}>
    <Typography>
      {nothingPaid ? (
        <Trans>No payment was made. You can choose tickets again any time.</Trans>
      ) : (
        <Trans>We’ll email you about your payment. You can choose tickets again any time.</Trans>
      )}
    </Typography>
  </OrderOver>
);

/** [S2.11-15] */
export const Declined = ({ refunded, ...over }: Props & { readonly refunded: boolean }) => (
  <OrderOver {...over} picture={ENDED} title={<Trans>You will not attend</Trans>}>
    <Typography>
      <Trans>This registration is no longer active. Hope to see you next time.</Trans>
    </Typography>
    {refunded && (
      <Typography>
        <Trans>Your money has been refunded</Trans>
      </Typography>
    )}
  </OrderOver>
);
