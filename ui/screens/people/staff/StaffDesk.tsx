import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StaffTeam } from '#application/people/ports/staff-desk.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { PageHead } from '#ui/components/PageHead.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { ViewerScreen } from '#ui/components/ViewerScreen.tsx';
import { DeskPage } from '#ui/screens/event/desk/DeskPage.tsx';
import { ListSkeleton } from '#ui/screens/event/desk/DeskSkeleton.tsx';
import { FramedList } from '#ui/screens/event/desk/FramedList.tsx';
import { LoadRefused } from '#ui/screens/event/desk/LoadRefused.tsx';
import { Ownership } from './Ownership.tsx';
import { StaffLine } from './StaffLine.tsx';
import type { StaffData } from './staff.loader.ts';
import { roleExplained, roleName, useStaff } from './staff.view.ts';

/** [S2.1-25] */
export const StaffDesk = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Team Management`} hidden />
      <DeskPage
        title={<Trans>Team Management</Trans>}
        below={<Trans>Who works for your corporate, and in which role.</Trans>}
      >
        <ViewerScreen<StaffData> skeleton={<ListSkeleton />}>{(data) => <Staff {...data} />}</ViewerScreen>
      </DeskPage>
    </>
  );
};

const Staff = ({ team, refusal }: StaffData) => {
  if (refusal !== null) return <LoadRefused refusal={refusal} />;
  if (team === null)
    return (
      <EmptyState
        title={<Trans>You have no corporate of your own</Trans>}
        text={<Trans>Open a corporate from Organizer Approval to see its team.</Trans>}
      />
    );
  return <Team team={team} />;
};

const Team = ({ team }: { readonly team: StaffTeam }) => {
  const { t } = useLingui();
  const staff = useStaff(team);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {team.companyName}
      </Typography>
      {team.manages.length === 0 ? null : <Invite team={team} add={staff.add} busy={staff.busy} />}
      {staff.problem === null ? null : (
        <Alert severity="error" variant="outlined" role="alert" onClose={staff.forget}>
          {staff.problem}
        </Alert>
      )}
      {team.members.length === 0 ? (
        <EmptyState
          title={<Trans>No one else yet</Trans>}
          text={<Trans>Add people by the email of their Vemoi account.</Trans>}
        />
      ) : (
        <FramedList aria-label={t`Team`}>
          {team.members.map((member) => (
            <StaffLine key={member.userId} member={member} team={team} staff={staff} />
          ))}
        </FramedList>
      )}
      {team.mayOffer ? <Ownership team={team} staff={staff} /> : null}
    </Box>
  );
};

type InviteProps = {
  readonly team: StaffTeam;
  readonly busy: boolean;
  readonly add: (email: string, role: StaffRole) => Promise<boolean>;
};

const Invite = ({ team, busy, add }: InviteProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>(team.manages.at(-1) ?? 'EVENT_OWNER');
  return (
    <Box
      component="form"
      noValidate
      aria-label={t`Add a member`}
      onSubmit={async (event) => {
        event.preventDefault();
        if (!busy && (await add(email, role))) setEmail('');
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px auto' },
      }}
    >
      <TextField
        label={t`Email`}
        name="email"
        type="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 320 } }}
      />
      <Select<StaffRole>
        value={role}
        onChange={(event) => setRole(event.target.value)}
        SelectDisplayProps={{ 'aria-label': t`Role` }}
        renderValue={(one) => roleName(one, locale)}
      >
        {team.manages.map((one) => (
          <MenuItem key={one} value={one} sx={{ display: 'grid', whiteSpace: 'normal' }}>
            <span>{roleName(one, locale)}</span>
            <Typography variant="caption" color="textSecondary" component="span">
              {roleExplained(one, locale)}
            </Typography>
          </MenuItem>
        ))}
      </Select>
      <Button type="submit" variant="contained" loading={busy} sx={{ minHeight: 56 }}>
        <Trans>Add</Trans>
      </Button>
    </Box>
  );
};
