import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SalesOverview } from '#application/report/ports/sales-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';

export const SalesFigures = ({ overview }: { readonly overview: SalesOverview }) => {
  const locale = useLocale();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      <Figure label={<Trans>Revenue</Trans>} value={showMoney(overview.revenue, locale)} />
      <Figure label={<Trans>Tickets sold</Trans>} value={showCount(overview.sold, locale)} />
      <Figure label={<Trans>In checkout</Trans>} value={showCount(overview.held, locale)} />
      <Figure
        label={<Trans>Checked in</Trans>}
        value={
          <>
            {showCount(overview.checkedIn, locale)}
            <Typography component="span" color="textSecondary">
              {' / '}
              {showCount(overview.sold, locale)}
            </Typography>
          </>
        }
      />
    </Box>
  );
};

const Figure = ({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }) => (
  <Paper
    variant="outlined"
    sx={{ p: { xs: 1.75, md: 2.5 }, borderRadius: '16px', borderColor: 'divider', minWidth: 0 }}
  >
    <Typography
      variant="body2"
      color="textSecondary"
      component="p"
      sx={{ fontSize: { xs: '0.8125rem', md: '0.875rem' } }}
    >
      {label}
    </Typography>
    <Typography
      component="p"
      className="tabular"
      sx={{
        fontSize: 'clamp(1.125rem, 0.8rem + 1.6vw, 1.75rem)',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        lineHeight: 1.35,
        overflowWrap: 'anywhere',
      }}
    >
      {value}
    </Typography>
  </Paper>
);
