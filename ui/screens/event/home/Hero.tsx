import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { EventCard } from '#application/event/ports/event-listings.ts';
import { HowMany } from '#ui/components/how-many/HowMany.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { TicketHand } from './TicketHand.tsx';

export const Hero = ({ hand }: { readonly hand: readonly EventCard[] }) => (
  <Ground>
    <Words>
      <Typography variant="h1">
        <Trans>Every good story begins with an invitation.</Trans>
      </Typography>
      <Typography
        sx={{ mt: 2, fontSize: { xs: '1.0625rem', md: '1.1875rem' }, maxWidth: '46ch' }}
        color="textSecondary"
      >
        <Trans>
          Find concerts, classes and conferences. Pay with your bank’s QR in seconds, then check in with the e-ticket in
          your inbox.
        </Trans>
      </Typography>
      <Ways>
        <Button component={Link} to={paths.discovery()} variant="contained" size="large">
          <Trans>Explore events</Trans>
        </Button>
        <Button component={Link} to={paths.create()} variant="outlined" color="secondary" size="large">
          <Trans>Create event</Trans>
        </Button>
      </Ways>
      <Figures>
        <HowMany />
      </Figures>
    </Words>
    {hand.length === 0 ? null : <TicketHand events={hand} />}
  </Ground>
);

const Ground = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.08fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 56,
  paddingTop: 72,
  [theme.breakpoints.down('lg')]: { gap: 32 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 36, paddingTop: 40 },
}));

const Words = styled('div')({ minWidth: 0 });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 28,
  // Both stay on one line before and after the font loads, so that the page does not shift.
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
    '& > *': { paddingInline: 10 },
  },
  '@media (max-width: 374.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Figures = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 36px',
  margin: '40px 0 0',
  '& div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.375rem', fontWeight: 800, letterSpacing: '-0.02em' },
  [theme.breakpoints.down('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    alignItems: 'start',
    marginTop: 28,
    gap: '8px 16px',
    '& div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
    '& dd': { fontSize: '1.1875rem' },
  },
}));
