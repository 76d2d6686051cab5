import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OfferedCorporate } from '#application/people/ports/corporate-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useOffers } from './offers.view.ts';

export const OfferedCorporates = ({ offers }: { readonly offers: readonly OfferedCorporate[] }) => {
  const { t } = useLingui();
  const title = useId();
  const locale = useLocale();
  const { owned, busy, problem, answer } = useOffers();
  if (offers.length === 0 && owned === null && problem === null) return null;
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h2" id={title}>
        <Trans>Offered to you</Trans>
      </Typography>
      {problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert">
          {problem}
        </Alert>
      )}
      {owned === null ? null : (
        <Alert
          severity="success"
          variant="outlined"
          role="status"
          action={
            // The whole page is loaded, with the new rights.
            <Button color="inherit" href={paths.staffs()}>
              <Trans>Open the team</Trans>
            </Button>
          }
        >
          <Trans>You now own {owned}</Trans>
        </Alert>
      )}
      {offers.length === 0 ? null : (
        <FramedList>
          {offers.map((offer) => {
            const { companyName, offeredBy } = offer;
            const until = showMoment(offer.endsAt, locale);
            return (
              <Box
                component="li"
                key={offer.corporateId}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: 2 }}
              >
                <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="subtitle2" component="p">
                    {companyName}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {offeredBy} · <Trans>until {until}</Trans>
                  </Typography>
                </Box>
                <Button
                  color="secondary"
                  disabled={busy}
                  sx={{ minHeight: 44 }}
                  aria-label={t`Decline ${companyName}`}
                  onClick={() => answer(offer, 'DECLINE')}
                >
                  <Trans>Decline</Trans>
                </Button>
                <Button
                  variant="contained"
                  disabled={busy}
                  sx={{ minHeight: 44 }}
                  aria-label={t`Accept ${companyName}`}
                  onClick={() => answer(offer, 'ACCEPT')}
                >
                  <Trans>Accept</Trans>
                </Button>
              </Box>
            );
          })}
        </FramedList>
      )}
    </Box>
  );
};
