import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';

/** [S9-36] */
export const StillStuck = () => (
  <Strip>
    <Words>
      <Typography variant="h3" component="h2">
        <Trans>Still need help?</Trans>
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        <Trans>Contact us and we’ll reply within 1 business day.</Trans>
      </Typography>
    </Words>
    <Button component={Link} to={paths.contact()} variant="outlined" color="secondary" size="large">
      <Trans>Contact us</Trans>
    </Button>
  </Strip>
);

const Words = styled('div')({ flex: '1 1 260px', minWidth: 0 });

const Strip = styled('section')(({ theme }) => ({
  marginTop: 'clamp(48px, 7vw, 80px)',
  padding: 'clamp(20px, 3vw, 32px)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  borderRadius: 20,
  backgroundColor: theme.vars.palette.tone.sunken,
}));
