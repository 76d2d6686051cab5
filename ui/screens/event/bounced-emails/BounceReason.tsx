import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { BOUNCES_SAID } from '#words/people/bounces.ts';

export const BounceReason = ({ because }: Pick<Bounced, 'because'>) => {
  const reason = BOUNCES_SAID[because][useLocale()];
  return (
    <Typography variant="caption" color="error" component="p">
      <Trans>Email bounced: {reason}</Trans>
    </Typography>
  );
};
