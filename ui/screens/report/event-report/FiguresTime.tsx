import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { EventRevenue } from '#application/report/ports/report-desk.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useReloadWhile } from '#ui/screens/report/use-reload-while.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';

/** Of a large event, whose figures are prepared in the background; newer ones appear by themselves. */
export const FiguresTime = ({
  revenue: { figuresAt, isRefreshing, timezone },
}: {
  readonly revenue: Pick<EventRevenue, 'figuresAt' | 'isRefreshing' | 'timezone'>;
}) => {
  const locale = useLocale();
  useReloadWhile(isRefreshing);
  if (figuresAt === null) return null;
  const at = showMoment(figuresAt, locale, timezone);
  return (
    <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 2 }}>
      {isRefreshing ? (
        <Trans>Figures as of {at}. Updating…</Trans>
      ) : (
        <Trans>Figures as of {at}. This event has many orders, so they are updated once a minute at most.</Trans>
      )}
    </Typography>
  );
};
