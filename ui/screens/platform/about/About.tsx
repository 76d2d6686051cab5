import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { Figures } from './Figures.tsx';
import { Promises } from './Promises.tsx';
import { SampleTicket } from './SampleTicket.tsx';
import { WhatItDoes } from './WhatItDoes.tsx';

/** [S2.1-37] [S2.15-05] */
export const About = () => {
  const { t } = useLingui();
  const [title, description] = [
    t`About Us`,
    t`Vemoi, from “vé mời” (invitation ticket), is a platform for events and classes: tickets, payments and check-in.`,
  ];
  return (
    <Container sx={{ pt: { xs: 4, md: 9 } }}>
      <PageHead title={title} description={description} />
      <Opening>
        <div>
          <Typography variant="h1">
            <Trans>Every ticket is an invitation.</Trans>
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: { xs: '1.125rem', md: '1.3125rem' }, lineHeight: 1.55 }}>
            <Trans>
              Vemoi comes from “vé mời”, Vietnamese for an invitation ticket. Someone has prepared a concert, a course
              or a conference and hopes you’ll come. Finding it, paying and taking your seat should feel like being
              welcomed.
            </Trans>
          </Typography>
        </div>
        <SampleTicket />
      </Opening>
      <Figures />
      <WhatItDoes />
      <Promises />
      <Close>
        <Typography variant="h2">
          <Trans>Planning a large event?</Trans>
        </Typography>
        <Typography>
          <Trans>
            For events above 10,000 attendees, up to 1 million, we offer enterprise solutions and plan the event with
            you.
          </Trans>
        </Typography>
        <Ways>
          <Button component={Link} to={paths.contact()} variant="contained" size="large">
            <Trans>Talk to us</Trans>
          </Button>
          <Button component={Link} to={paths.create()} variant="outlined" color="secondary" size="large">
            <Trans>Create event</Trans>
          </Button>
        </Ways>
      </Close>
    </Container>
  );
};

const Opening = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'clamp(24px, 5vw, 80px)',
  '& > div': { display: 'grid', gap: 24, maxWidth: 760 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { display: 'none' } },
}));

const Close = styled('section')(({ theme }) => ({
  marginTop: 'clamp(56px, 8vw, 96px)',
  padding: 'clamp(24px, 5vw, 56px)',
  display: 'grid',
  gap: 14,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.tone.goldWash,
  '& > p': { maxWidth: '56ch' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 10,
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' } },
}));
