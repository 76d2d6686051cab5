import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { TeamRole } from '#domain/event/event.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { UserPlusIcon } from '#ui/icons/user-plus.gen.ts';
import { roleWords, useTeam } from './event-team.view.ts';

type AddMemberProps = { readonly eventId: number; readonly roles: readonly TeamRole[] };

export const AddMember = ({ eventId, roles }: AddMemberProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const team = useTeam(eventId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<TeamRole>(roles.at(-1) ?? 'CHECK_IN');
  const [trouble, setTrouble] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() === '') return setTrouble(t`Enter their email`);
    const failed = await team.add(email, role, t`${email.trim()} joined the team. We sent them an email.`);
    setTrouble(failed);
    if (failed === null) setEmail('');
  };
  return (
    <Paper
      component="section"
      aria-labelledby="add-member"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="add-member" variant="h4" component="h2">
        <Trans>Add a member</Trans>
      </Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 200px auto' },
        }}
      >
        <TextField
          name="email"
          type="email"
          label={t`Email of their account`}
          required
          autoComplete="off"
          value={email}
          error={trouble !== null}
          helperText={trouble ?? t`They need to have signed in to Vemoi once.`}
          onChange={(event) => {
            setEmail(event.target.value);
            setTrouble(null);
          }}
        />
        <MuiTextField
          select
          name="role"
          label={t`Role`}
          value={role}
          onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? role)}
        >
          {roles.map((one) => (
            <MenuItem key={one} value={one}>
              {roleWords(one, locale)}
            </MenuItem>
          ))}
        </MuiTextField>
        <Button
          type="submit"
          variant="contained"
          loading={team.busy}
          startIcon={<UserPlusIcon />}
          // Beside the fields, below the line of their labels.
          sx={{ minHeight: 48, mt: { md: '27px' } }}
        >
          <Trans>Add to team</Trans>
        </Button>
      </Box>
    </Paper>
  );
};
