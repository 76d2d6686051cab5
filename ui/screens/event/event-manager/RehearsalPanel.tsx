import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import type { DeskEvent } from './event-manager.view.ts';
import { RehearsalReport } from './RehearsalReport.tsx';
import { REHEARSED_BUYERS, useRehearsal } from './rehearsal.view.ts';

const FIRST_CHOICE = REHEARSED_BUYERS[1];

/** A dress rehearsal of the sale: simulated buyers on a copy of what is sold, and what it showed. */
export const RehearsalPanel = ({ event }: { readonly event: DeskEvent }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const { rehearsal, running, busy, trouble, start } = useRehearsal(event.id);
  const [buyers, setBuyers] = useState<number>(FIRST_CHOICE);
  if (!event.abilities.includes('event.edit')) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="rehearsal"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h2" id="rehearsal">
        <Trans>Rehearse my on-sale</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
        <Trans>
          Simulated buyers wait for your opening, are let in and take tickets, on a copy of your ticket types with every
          place free. No real place is taken, no mail is sent and nothing is counted. It takes about a minute, and
          measures this server as it is now: not the network of your buyers, and not their banks.
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
          <Trans>Rehearse</Trans>
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
                {showCount(rehearsal.buyers, locale)} simulated buyers are on their way. The report comes in about a
                minute; you may leave this page.
              </Trans>
            </Typography>
            <LinearProgress aria-label={t`The rehearsal is running`} sx={{ borderRadius: 999, height: 6 }} />
          </>
        )}
        {rehearsal?.state === 'BROKEN_OFF' && (
          <Alert severity="info" variant="outlined">
            <Trans>
              The last rehearsal was broken off, because a real sale began or the server was restarted. You can start it
              again.
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
