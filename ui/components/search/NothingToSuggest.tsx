import { Trans } from '@lingui/react/macro';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { paths } from '#ui/routes/paths.ts';

/** Suggestions that did not come are not complained about: the way to everything stands in their place. [S7.4] */
export const NothingToSuggest = ({ leave }: { readonly leave: () => void }) => (
  <Typography color="textSecondary">
    <Trans>
      Everything that is coming up stands on{' '}
      <Link component={RouterLink} to={paths.discovery()} onClick={leave} underline="always">
        the explore page
      </Link>
      .
    </Trans>
  </Typography>
);
