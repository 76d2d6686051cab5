import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Account } from '#application/ports/profile-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { AccountPicture } from '#ui/components/AccountPicture.tsx';
import { displayName } from '#ui/components/account-name.view.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { SignOutDialog } from '#ui/layouts/header/SignOutDialog.tsx';
import { paths } from '#ui/routes/paths.ts';
import { refusalSentence } from '#words/refusals.ts';
import { NAME_LONGEST, useRename } from './own-page.view.ts';

/** Who I am here, where my things are, and the way out. */
export const OwnPage = ({ account }: { readonly account: Account }) => {
  const locale = useLocale();
  const [leaving, setLeaving] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 720, mx: 'auto' }}>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', minWidth: 0 }}>
        <AccountPicture account={account} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {displayName(account, locale)}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {account.email}
          </Typography>
        </Box>
      </Box>
      <Ways>
        <Way to={paths.myTickets()}>
          <Trans>My Tickets</Trans>
          <ChevronRightRounded aria-hidden />
        </Way>
        <Way to={paths.myEvents()}>
          <Trans>Manage Events</Trans>
          <ChevronRightRounded aria-hidden />
        </Way>
        <Way to={paths.create()}>
          <Trans>Create An Event</Trans>
          <ChevronRightRounded aria-hidden />
        </Way>
      </Ways>
      <NameForm account={account} />
      <Box>
        <Button variant="outlined" color="secondary" onClick={() => setLeaving(true)}>
          <Trans>Sign Out</Trans>
        </Button>
      </Box>
      {leaving ? <SignOutDialog onDone={() => setLeaving(false)} /> : null}
    </Box>
  );
};

const NameForm = ({ account }: { readonly account: Account }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const rename = useRename();
  const [first, setFirst] = useState(account.firstName ?? '');
  const [last, setLast] = useState(account.lastName ?? '');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || first.trim() === '' || last.trim() === '') return;
    setBusy(true);
    try {
      const answer = await rename({ firstName: first, lastName: last });
      if (answer.ok) toast.success(t`Your name is saved`);
      else toast.error(refusalSentence(answer.refusal, locale));
    } catch {
      toast.error(t`We could not reach Vemoi. Check your connection and try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card component="form" noValidate onSubmit={(event: FormEvent) => void save(event)} sx={{ p: 3, display: 'grid', gap: 2.5 }}>
      <Typography variant="h4" component="h2">
        <Trans>My Account</Trans>
      </Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField
          label={t`Last name`}
          value={last}
          onChange={(event) => setLast(event.target.value)}
          error={tried && last.trim() === ''}
          helperText={tried && last.trim() === '' ? t`Please enter last name` : undefined}
          slotProps={{ htmlInput: { autoComplete: 'family-name', maxLength: NAME_LONGEST } }}
        />
        <TextField
          label={t`First name`}
          value={first}
          onChange={(event) => setFirst(event.target.value)}
          error={tried && first.trim() === ''}
          helperText={tried && first.trim() === '' ? t`Please enter first name` : undefined}
          slotProps={{ htmlInput: { autoComplete: 'given-name', maxLength: NAME_LONGEST } }}
        />
      </Box>
      <Box>
        <Button type="submit" variant="contained" loading={busy}>
          <Trans>Save</Trans>
        </Button>
      </Box>
    </Card>
  );
};

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
  paddingInline: 24,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.tone.sunken },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 16 },
}));
