import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export const NotLoaded = ({ again }: { readonly again: () => void }) => (
  <Alert
    severity="warning"
    role="alert"
    action={
      <Button color="inherit" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Trans>We could not reach Vemoi. Check your connection and try again.</Trans>
  </Alert>
);
