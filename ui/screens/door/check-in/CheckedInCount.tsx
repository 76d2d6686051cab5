import { Trans, useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import type { DoorState } from './check-in.view.ts';
import { door } from './door-colours.ts';

export const CheckedInCount = ({ summary }: Pick<DoorState, 'summary'>) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Typography variant="h3" component="p" className="tabular" role="status" aria-label={t`Checked in`}>
      {summary === null ? '–' : showCount(summary.admitted, locale)}
      <Typography component="span" sx={{ color: door.muted }}>
        {' / '}
        {summary === null ? '–' : showCount(summary.expected, locale)} <Trans>checked in</Trans>
      </Typography>
    </Typography>
  );
};
