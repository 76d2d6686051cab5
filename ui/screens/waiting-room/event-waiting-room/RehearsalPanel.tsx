import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { RehearsalReport } from './RehearsalReport.tsx';
import { REHEARSED_BUYERS, useRehearsal } from './rehearsal.view.ts';

const FIRST_CHOICE = REHEARSED_BUYERS[1];

export const RehearsalPanel = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { rehearsal, running, busy, trouble, start } = useRehearsal(event.id);
  const [buyers, setBuyers] = useState<number>(FIRST_CHOICE);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="rehearsal"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2" id="rehearsal">
        <Trans>Sale rehearsal</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        <Trans>
          Simulated buyers queue for your opening, get in and take tickets from a copy of your ticket types with every
          place free. No real places are taken, no emails are sent and your figures don’t change. It takes about a
          minute and tests this server as it is now, not your buyers’ networks or banks.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <TextField
          select
          label={t`Simulated buyers`}
          value={buyers}
          disabled={running}
          onChange={({ target }) => setBuyers(Number(target.value))}
          slotProps={{
            select: { native: true },
            htmlInput: { id: 'rehearsal-buyers' },
            inputLabel: { htmlFor: 'rehearsal-buyers' },
          }}
          sx={{ minWidth: 160 }}
        >
          {REHEARSED_BUYERS.map((choice) => (
            <option key={choice} value={choice}>
              {showCount(choice, locale)}
            </option>
          ))}
        </TextField>
        <Button
          variant="outlined"
          disabled={running}
          loading={busy}
          onClick={() => void start(buyers)}
          sx={{ minHeight: 48 }}
        >
          <Trans>Start rehearsal</Trans>
        </Button>
      </Box>
      <Box role="status" sx={{ mt: running || rehearsal !== null || trouble !== null ? 2.5 : 0 }}>
        {trouble !== null && (
          <Alert severity="warning" variant="outlined">
            {trouble}
          </Alert>
        )}
        {rehearsal?.state === 'RUNNING' && (
          <>
            <Typography variant="body2" sx={{ mb: 1 }}>
              <Trans>
                Running with {showCount(rehearsal.buyers, locale)} simulated buyers. The report will be ready in about a
                minute. You can leave this page.
              </Trans>
            </Typography>
            <LinearProgress aria-label={t`Rehearsal in progress`} sx={{ borderRadius: 999, height: 6 }} />
          </>
        )}
        {rehearsal?.state === 'BROKEN_OFF' && (
          <Alert severity="info" variant="outlined">
            <Trans>
              The last rehearsal stopped because a real sale started or the server restarted. You can run it again.
            </Trans>
          </Alert>
        )}
        {rehearsal?.state === 'DONE' && rehearsal.report !== null && (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              <Trans>
                {showCount(rehearsal.buyers, locale)} simulated buyers,{' '}
                {showMoment(rehearsal.startedAt, locale, event.timezone)}
              </Trans>
            </Typography>
            <RehearsalReport report={rehearsal.report} />
          </>
        )}
      </Box>
    </Paper>
  );
};
