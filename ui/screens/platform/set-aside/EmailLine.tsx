import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DroppedEmail } from '#application/platform/ports/set-aside-work.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { useSetAside } from './set-aside.view.ts';

export const EmailLine = ({ email }: { readonly email: DroppedEmail }) => {
  const { busy, resendEmail } = useSetAside();
  const when = showMoment(email.droppedAt, useLocale());
  return (
    <Box sx={{ p: 2, px: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="div">
          {email.message} · {email.recipient}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary" className="tabular">
          {email.reason} · {when}
        </Typography>
        {email.detail === null ? null : (
          <Typography variant="caption" component="div" color="textSecondary">
            {email.detail}
          </Typography>
        )}
      </Box>
      {email.mayResend ? (
        <Button variant="outlined" loading={busy} onClick={() => void resendEmail(email.id)}>
          <Trans>Send again</Trans>
        </Button>
      ) : null}
    </Box>
  );
};
