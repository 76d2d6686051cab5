import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { EventTeam, TeamMember } from '#application/event/ports/team-desk.ts';
import type { TeamRole } from '#domain/event/event.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { mayChange, memberName, roleWords, useTeam } from './event-team.view.ts';

type MembersProps = { readonly eventId: number; readonly team: EventTeam };

export const Members = ({ eventId, team }: MembersProps) => {
  const { t } = useLingui();
  const session = useSession();
  const acts = useTeam(eventId);
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const viewerId = session.kind === 'SIGNED_IN' ? session.account.id : '';
  const remove = async (member: TeamMember) => {
    await acts.remove(member.userId, t`${memberName(member)} left the team`);
    setLeaving(null);
  };
  return (
    <Paper
      component="section"
      aria-labelledby="members"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="members" variant="h4" component="h2">
        <Trans>Members</Trans>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {team.owner === null ? null : (
          <Box component="li" sx={{ py: 1.5 }}>
            <Typography variant="subtitle2" component="p">
              {team.owner.name}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              <Trans>Owns the event</Trans>
            </Typography>
          </Box>
        )}
        {team.members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            roles={mayChange(member, team.manages, viewerId) ? team.manages : []}
            isViewer={member.userId === viewerId}
            busy={acts.busy}
            onRole={(role, done, stale) => void acts.changeRole(member, role, done, stale)}
            onRemove={() => setLeaving(member)}
          />
        ))}
      </Box>
      {team.members.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>No one else works on this event yet.</Trans>
        </Typography>
      ) : null}
      {leaving === null ? null : (
        <Dialog open onClose={() => setLeaving(null)} fullWidth maxWidth="xs" aria-labelledby="remove-member">
          <DialogTitle id="remove-member">
            <Trans>Remove {memberName(leaving)} from the team?</Trans>
          </DialogTitle>
          <DialogContent>
            <DialogContentText>
              <Trans>They lose access to this event at once. You can add them again at any time.</Trans>
            </DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button color="secondary" onClick={() => setLeaving(null)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="contained" color="error" loading={acts.busy} onClick={() => void remove(leaving)}>
              <Trans>Remove from team</Trans>
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Paper>
  );
};

type MemberRowProps = {
  readonly member: TeamMember;
  /** The roles to choose from; none: only shown. */
  readonly roles: readonly TeamRole[];
  readonly isViewer: boolean;
  readonly busy: boolean;
  readonly onRole: (role: TeamRole, done: string, stale: (by: string | null) => string) => void;
  readonly onRemove: () => void;
};

const MemberRow = ({ member, roles, isViewer, busy, onRole, onRemove }: MemberRowProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const name = memberName(member);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {member.email}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {roles.length === 0 ? (
          <Typography variant="body2">{roleWords(member.role, locale)}</Typography>
        ) : (
          <TextField
            select
            size="small"
            value={member.role}
            disabled={busy}
            onChange={({ target }) => {
              const role = roles.find((one) => one === target.value);
              if (role === undefined) return;
              const words = roleWords(role, locale);
              onRole(role, t`${name} is now: ${words}`, (by) =>
                by === null
                  ? t`The role of ${name} was changed elsewhere and is shown now. Choose ${words} again to set it.`
                  : t`${by} changed the role of ${name}, as shown now. Choose ${words} again to set it.`,
              );
            }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': t`Role of ${name}` } } }}
            sx={{ minWidth: 150 }}
          >
            {roles.map((one) => (
              <MenuItem key={one} value={one}>
                {roleWords(one, locale)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {roles.length === 0 && !isViewer ? null : (
          <Button
            color="error"
            disabled={busy}
            onClick={onRemove}
            aria-label={isViewer ? t`Leave the team` : t`Remove ${name} from the team`}
            sx={{ minHeight: 44 }}
          >
            {isViewer ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
          </Button>
        )}
      </Box>
    </Box>
  );
};
