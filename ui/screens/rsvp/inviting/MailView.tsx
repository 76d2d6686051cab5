import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { MailPreview } from './letter-editor.view.ts';

/** The email in a sandboxed frame, without scripts. */
export const MailView = ({ mail }: { readonly mail: MailPreview }) => {
  const { t } = useLingui();
  if (mail.kind === 'WRITING') return <Skeleton variant="rounded" height={420} aria-label={t`Loading email preview`} />;
  if (mail.kind === 'AWAY')
    return (
      <Alert severity="warning" variant="outlined" role="alert">
        {mail.sentence}
      </Alert>
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <Trans>Subject:</Trans>
        </Box>{' '}
        {mail.mail.subject}
      </Typography>
      <Box
        component="iframe"
        title={t`Email to a guest`}
        sandbox=""
        srcDoc={mail.mail.html}
        sx={{ width: '100%', height: 560, border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: '#fff' }}
      />
    </Box>
  );
};
