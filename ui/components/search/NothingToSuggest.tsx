import { Trans } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { paths } from '#ui/routes/paths.ts';

/** Suggestions are optional, so a failure shows a link instead of an error. [S7.4] */
export const NothingToSuggest = ({ leave }: { readonly leave: () => void }) => (
  <Typography color="textSecondary">
    <Trans>
      See all upcoming events on{' '}
      <Link component={RouterLink} to={paths.discovery()} onClick={leave} underline="always">
        the Explore page
      </Link>
      .
    </Trans>
  </Typography>
);
