import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ManualPaymentsOfEvent } from '#application/sale/ports/manual-payment-desk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { DeskPager } from '#ui/screens/event/desk/DeskPager.tsx';
import { EventScreen } from '#ui/screens/event/desk/EventScreen.tsx';
import { LIST_OF_ROWS } from '#ui/screens/event/desk/list-of-rows.ts';
import { OwedRefund } from './OwedRefund.tsx';
import { TermsPanel } from './TermsPanel.tsx';
import { WaitingPayment } from './WaitingPayment.tsx';

/** [S1-14] */
export const ManualPayments = () => {
  const { t } = useLingui();
  return (
    <EventScreen<ManualPaymentsOfEvent>
      part="manual-payments"
      title={t`Manual payments`}
      below={<Trans>Buyers send the money to you. Confirm it here, and their tickets are issued.</Trans>}
    >
      {({ event, facts: { terms, waiting, owed } }) => (
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {waiting.entries.length === 0 ? (
            <EmptyState
              title={<Trans>No payment waits for you</Trans>}
              text={<Trans>Orders that are paid to you by hand appear here until you answer them.</Trans>}
            />
          ) : (
            <div>
              <Box component="ul" {...LIST_OF_ROWS} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
                {waiting.entries.map((payment) => (
                  <WaitingPayment key={payment.orderId} event={event} payment={payment} />
                ))}
              </Box>
              <DeskPager page={waiting} />
            </div>
          )}
          {owed.length === 0 ? null : (
            <Box component="section" aria-labelledby="manual-refunds">
              <Typography id="manual-refunds" variant="h4" component="h2">
                <Trans>Money to return</Trans>
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
                <Trans>These buyers paid you directly. Send the money back, then confirm it here.</Trans>
              </Typography>
              <Box component="ul" {...LIST_OF_ROWS} sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
                {owed.map((refund) => (
                  <OwedRefund key={refund.id} event={event} refund={refund} />
                ))}
              </Box>
            </Box>
          )}
          <TermsPanel event={event} terms={terms} />
        </Box>
      )}
    </EventScreen>
  );
};
