import { Trans } from '@lingui/react/macro';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { DeskEvent } from './event-manager.view.ts';

/** Stands in for the waiting room and the rehearsal once the sale is over. */
export const NoSaleAhead = ({ event }: { readonly event: DeskEvent }) =>
  event.abilities.includes('event.edit') ? (
    <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}>
      <Typography variant="h4" component="h2">
        <Trans>Waiting room and rehearsal</Trans>
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {event.status === 'CANCELLED' ? (
          <Trans>This event was cancelled, so there is no sale to prepare.</Trans>
        ) : (
          <Trans>This event has ended, so there is no sale to prepare.</Trans>
        )}
      </Typography>
    </Paper>
  ) : null;
