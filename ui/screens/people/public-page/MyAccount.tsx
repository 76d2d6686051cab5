import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { ChevronRightIcon } from '#ui/icons/chevron-right.gen.ts';
import { SignOutDialog } from '#ui/layouts/header/SignOutDialog.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { registrationWay } from './account-ways.view.ts';
import { KycSections } from './kyc/KycSections.tsx';
import { Memberships } from './Memberships.tsx';
import { OpenSessionList } from './OpenSessionList.tsx';

export const MyAccount = () => {
  const session = useSession();
  const locale = useLocale();
  const [leaving, setLeaving] = useState(false);
  return (
    <Columns>
      <Column>
        <Typography variant="h3" component="h2">
          <Trans>My Account</Trans>
        </Typography>
        {session.kind === 'SIGNED_IN' ? (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            <Trans>You sign in with {session.account.email}.</Trans>
          </Typography>
        ) : null}
        <Ways>
          <Way to={paths.myTickets()}>
            <Trans>My Tickets</Trans>
            <ChevronRightIcon />
          </Way>
          <Way to={paths.myEvents()}>
            <Trans>Manage Events</Trans>
            <ChevronRightIcon />
          </Way>
          <Way to={paths.create()}>
            <Trans>Create event</Trans>
            <ChevronRightIcon />
          </Way>
          {session.kind === 'SIGNED_IN' ? (
            <Way to={paths.requestCorporate()}>
              {registrationWay(session.account, locale)}
              <ChevronRightIcon />
            </Way>
          ) : null}
        </Ways>
        <div>
          <Button variant="outlined" color="secondary" onClick={() => setLeaving(true)}>
            <Trans>Sign Out</Trans>
          </Button>
        </div>
      </Column>
      <Column>
        <Memberships />
        <KycSections />
        <OpenSessionList />
      </Column>
      {leaving ? <SignOutDialog onDone={() => setLeaving(false)} /> : null}
    </Columns>
  );
};

const Columns = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
  gap: '32px clamp(32px, 5vw, 80px)',
  alignItems: 'start',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Column = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 720 });

const Ways = styled('nav')(({ theme }) => ({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& a + a': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Way = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 60,
  padding: '12px 24px',
  gap: 16,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 16 },
}));
