import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SalesOverview } from '#application/report/ports/sales-desk.ts';

export const IntegrityLine = ({
  overview,
  stale,
  readAt,
}: {
  readonly overview: SalesOverview;
  readonly stale: boolean;
  readonly readAt: string | null;
}) => {
  const { healthy, problems } = overview.integrity;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 1.25,
        alignItems: 'baseline',
        px: 2,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: healthy ? 'tone.jadeWash' : 'tone.dangerWash',
      }}
    >
      <Box
        aria-hidden
        sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: healthy ? 'tone.jade' : 'tone.danger' }}
      />
      <Box>
        <Typography variant="body2">
          {healthy ? (
            <Trans>All figures match: tickets sold and held, orders and payments.</Trans>
          ) : (
            <Trans>Some figures don’t match:</Trans>
          )}
        </Typography>
        {problems.map((problem) => (
          <Typography key={problem} variant="body2">
            {problem}
          </Typography>
        ))}
      </Box>
      <Typography
        variant="caption"
        color="textSecondary"
        className="tabular"
        role="status"
        sx={{ gridColumn: { xs: 2, sm: 'auto' } }}
      >
        {stale ? <Trans>May be out of date</Trans> : readAt === null ? null : <Trans>Updated at {readAt}</Trans>}
      </Typography>
    </Box>
  );
};
