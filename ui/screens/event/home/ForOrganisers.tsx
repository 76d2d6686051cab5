import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { styled as styledPart } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

export const ForOrganisers = () => (
  <Band>
    <div>
      <Typography variant="h2">
        <Trans>Put your event on sale today.</Trans>
      </Typography>
      <Typography sx={{ mt: 1.5, maxWidth: '44ch', opacity: 0.86 }}>
        <Trans>
          No setup, no contract. You describe the event; Vemoi handles capacity, payments, tickets and check-in.
        </Trans>
      </Typography>
      <Go component={Link} to={paths.create()} size="large" variant="contained">
        <Trans>Create event</Trans>
      </Go>
    </div>
    <ol>
      <li>
        <b>
          <Trans>Describe your event</Trans>
        </b>
        <Trans>Add a cover image, a venue and one or more sessions.</Trans>
      </li>
      <li>
        <b>
          <Trans>Add ticket types</Trans>
        </b>
        <Trans>Free or paid, with the limits you set. No place is ever sold twice.</Trans>
      </li>
      <li>
        <b>
          <Trans>Check in your guests</Trans>
        </b>
        <Trans>Guests show their QR code. You scan it with your phone.</Trans>
      </li>
    </ol>
  </Band>
);

const Band = styled('section')(({ theme }) => ({
  marginTop: 88,
  padding: 'clamp(28px, 5vw, 64px)',
  borderRadius: 28,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 48,
  color: '#FBF3E4',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: '#2A1210',
  backgroundImage:
    'radial-gradient(70% 120% at 0% 0%, #7E2315, transparent 70%), radial-gradient(60% 120% at 100% 100%, ' +
    '#17483D, transparent 72%)',
  '& ol': { listStyle: 'none', padding: 0, display: 'grid', gap: 20, counterReset: 'step' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '44px 1fr',
    columnGap: 16,
    counterIncrement: 'step',
    color: 'rgb(251 243 228 / 0.86)',
  },
  '& li::before': {
    content: 'counter(step)',
    gridRow: '1 / 3',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    borderRadius: '50%',
    border: '1.5px solid #E0B154',
    color: '#F3D596',
    fontWeight: 800,
  },
  '& li b': { color: '#FBF3E4', fontWeight: 600 },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, marginTop: 56, borderRadius: 22 },
}));

const Go = styledPart(Button)({
  marginTop: 28,
  backgroundColor: '#FBF3E4',
  color: '#7E2315',
  '&:hover': { backgroundColor: '#FFFFFF' },
}) as typeof Button;
