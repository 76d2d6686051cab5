import { Trans } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';

export const PreviewTrouble = () => (
  <Typography sx={{ p: 3 }} role="alert">
    <Trans>The preview can’t be shown. Close it and try again.</Trans>
  </Typography>
);
