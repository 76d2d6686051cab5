import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { TeamMember } from '#application/event/ports/team-desk.ts';
import { memberName, useTeam } from './event-team.view.ts';

type HandOverProps = { readonly event: Pick<DeskEvent, 'id' | 'name'>; readonly members: readonly TeamMember[] };

export const HandOver = ({ event, members }: HandOverProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [asking, setAsking] = useState<TeamMember | null>(null);
  const member = members.find(({ userId }) => userId === chosen) ?? null;
  return (
    <Paper
      component="section"
      aria-labelledby="hand-over"
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, mb: 3, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id="hand-over" variant="h4" component="h2">
        <Trans>Hand over to a new owner</Trans>
      </Typography>
      {members.length === 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          <Trans>The new owner has to be on the team: add them first.</Trans>
        </Typography>
      ) : (
        <>
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            <Trans>A member of the team gets the event and its revenue. You stay as a manager.</Trans>
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              mt: 2,
              alignItems: 'end',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
            }}
          >
            <TextField
              select
              label={t`New owner`}
              value={member === null ? '' : chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              {members.map((one) => (
                <MenuItem key={one.userId} value={one.userId} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
                  {`${memberName(one)} (${one.email})`}
                </MenuItem>
              ))}
            </TextField>
            <Button
              variant="outlined"
              color="secondary"
              disabled={member === null}
              onClick={() => setAsking(member)}
              sx={{ minHeight: 48 }}
            >
              <Trans>Hand over</Trans>
            </Button>
          </Box>
        </>
      )}
      {asking === null ? null : <ConfirmHandOver event={event} member={asking} onClose={() => setAsking(null)} />}
    </Paper>
  );
};

type ConfirmProps = {
  readonly event: HandOverProps['event'];
  readonly member: TeamMember;
  readonly onClose: () => void;
};

const ConfirmHandOver = ({ event, member, onClose }: ConfirmProps) => {
  const { t } = useLingui();
  const team = useTeam(event.id);
  const [trouble, setTrouble] = useState<string | null>(null);
  const name = memberName(member);
  const confirm = async () => {
    const failed = await team.handOver(member.userId, t`${name} now owns the event. We’ve emailed you both.`);
    setTrouble(failed);
    if (failed === null) onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="confirm-hand-over">
      <DialogTitle id="confirm-hand-over" sx={{ overflowWrap: 'anywhere' }}>
        <Trans>
          Hand “{event.name}” over to {name}?
        </Trans>
      </DialogTitle>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="textSecondary">
          {member.email}
        </Typography>
        <Box component="ul" sx={{ pl: 2.5, my: 1.5, display: 'grid', gap: 1 }}>
          <li>
            <Trans>They own it at once. Only they can hand it back.</Trans>
          </li>
          <li>
            <Trans>The revenue goes to them, also of tickets already sold. Refunds are taken from it.</Trans>
          </li>
          <li>
            <Trans>Money that buyers paid you directly stays with you: settle it between you.</Trans>
          </li>
          <li>
            <Trans>You stay on the team as a manager, and everyone else keeps their role.</Trans>
          </li>
        </Box>
        {trouble === null ? null : <Alert severity="error">{trouble}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button variant="contained" loading={team.busy} onClick={() => void confirm()}>
          <Trans>Hand over</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
};
