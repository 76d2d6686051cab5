import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';

export const OrderDonation = ({ donation }: Pick<DeskOrder, 'donation'>) => {
  const locale = useLocale();
  if (donation === null) return null;
  const amount = showMoney(donation.amount, locale);
  return (
    <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
      <Trans>Donation: {amount}</Trans>
      {donation.message !== null && (
        <Box component="q" sx={{ display: 'block' }}>
          {donation.message}
        </Box>
      )}
    </Typography>
  );
};
