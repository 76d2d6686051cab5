import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { StaffMember, StaffTeam } from '#application/people/ports/staff-desk.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { mayChange, memberName, roleName, type useStaff } from './staff.view.ts';

type StaffLineProps = {
  readonly member: StaffMember;
  readonly team: StaffTeam;
  readonly staff: ReturnType<typeof useStaff>;
};

export const StaffLine = ({ member, team, staff }: StaffLineProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [leaving, setLeaving] = useState(false);
  const name = memberName(member);
  const open = mayChange(member, team);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', p: { xs: 1.5, md: 2 } }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p">
          {name} {member.isViewer ? <Trans>(you)</Trans> : null}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {member.email}
        </Typography>
      </Box>
      {member.active ? null : <Chip size="small" label={<Trans>Paused</Trans>} />}
      {open ? (
        <>
          <Select<StaffRole>
            size="small"
            value={member.role}
            disabled={staff.busy}
            onChange={(event) => void staff.changeRole(member, event.target.value)}
            SelectDisplayProps={{ 'aria-label': t`Role of ${name}` }}
            sx={{ minWidth: 180, minHeight: 44 }}
          >
            {team.manages.map((role) => (
              <MenuItem key={role} value={role}>
                {roleName(role, locale)}
              </MenuItem>
            ))}
          </Select>
          <Button
            color="secondary"
            disabled={staff.busy}
            sx={{ minHeight: 44 }}
            aria-label={member.active ? t`Pause ${name}` : t`Reactivate ${name}`}
            onClick={() => void staff.setActive(member, !member.active)}
          >
            {member.active ? <Trans>Pause</Trans> : <Trans>Reactivate</Trans>}
          </Button>
          <Button
            color="secondary"
            disabled={staff.busy}
            sx={{ minHeight: 44 }}
            aria-label={t`Remove ${name}`}
            onClick={() => setLeaving(true)}
          >
            <Trans>Remove</Trans>
          </Button>
        </>
      ) : (
        <Typography variant="body2">{roleName(member.role, locale)}</Typography>
      )}
      {leaving ? (
        <ConfirmRemoval
          name={name}
          busy={staff.busy}
          onCancel={() => setLeaving(false)}
          onConfirm={async () => {
            if (!(await staff.remove(member))) setLeaving(false);
          }}
        />
      ) : null}
    </Box>
  );
};

type ConfirmRemovalProps = {
  readonly name: string;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

const ConfirmRemoval = ({ name, busy, onCancel, onConfirm }: ConfirmRemovalProps) => {
  const id = useId();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        <Trans>Remove {name}?</Trans>
      </DialogTitle>
      <DialogContent>
        <Trans>They lose access to the corporate’s events at once. Events they created stay with the corporate.</Trans>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" loading={busy} onClick={onConfirm}>
          <Trans>Remove</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
