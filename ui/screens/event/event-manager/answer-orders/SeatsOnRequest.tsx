import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';

/** What the organiser decides about. */
export function SeatsOnRequest({ seatsOnRequest }: Pick<DeskOrder, 'seatsOnRequest'>) {
  const seats = seatsOnRequest.join(', ');
  if (seats === '') return null;
  return (
    <Typography variant="caption" component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
      <Trans>On request: {seats}</Trans>
    </Typography>
  );
}
