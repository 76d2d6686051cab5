import { Plural, Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { SetAsideJob } from '#application/platform/ports/set-aside-work.ts';
import { LocalLink } from '#ui/bindings/LocalLink.tsx';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { paths } from '#ui/routes/paths.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useSetAside } from './set-aside.view.ts';

export const JobLine = ({ job }: { readonly job: SetAsideJob }) => {
  const { busy, retryJob, dropJob } = useSetAside();
  const [asking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const titleId = useId();
  const when = showMoment(job.setAsideAt, useLocale());
  const { task, attempts, eventId: number } = job;
  const drop = async () => {
    const why = await dropJob(job.id);
    setTrouble(why);
    if (why === null) setAsking(false);
  };
  return (
    <Box sx={{ p: 2, px: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div">
          {task}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" className="tabular">
          <Plural value={attempts} one="Failed once" other="Failed # times" /> · {when}
          {number === null ? null : (
            <>
              {' · '}
              <LocalLink to={paths.manageEvent(number)} style={{ textDecoration: 'underline' }}>
                <Trans>Event {number}</Trans>
              </LocalLink>
            </>
          )}
        </Typography>
        {job.error === null ? null : (
          <Typography variant="caption" component="div" color="textSecondary">
            {job.error}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {job.mayRetry ? (
          <Button variant="outlined" loading={busy && !asking} disabled={busy} onClick={() => void retryJob(job.id)}>
            <Trans>Retry</Trans>
          </Button>
        ) : null}
        <Button variant="outlined" color="error" disabled={busy} onClick={() => setAsking(true)}>
          <Trans>Drop</Trans>
        </Button>
      </Box>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby={titleId} fullWidth maxWidth="xs">
        <DialogTitle id={titleId}>
          <Trans>Drop “{task}”?</Trans>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            <Trans>The job won’t run again. You can’t undo this.</Trans>
          </Typography>
          {trouble === null ? null : (
            <Alert severity="error" variant="outlined">
              {trouble}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => setAsking(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="contained" color="error" loading={busy} onClick={() => void drop()}>
            <Trans>Drop job</Trans>
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
};
