import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { PageHead } from '#ui/components/PageHead.tsx';
import { paths } from '#ui/routes/paths.ts';

/** 404, or whatever else went wrong; an error without a status is a 500. [S2.16] */
export const ErrorScreen = () => {
  const { t } = useLingui();
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 2, px: 2, py: { xs: 8, md: 14 } }}>
      <PageHead hidden title={missing ? t`Page Not Found` : t`Internal Server Error`} />
      <Typography variant="h1">{missing ? <Trans>Page Not Found</Trans> : <Trans>Internal Server Error</Trans>}</Typography>
      <Button component={Link} to={paths.home()} variant="contained">
        <Trans>Back to the home page</Trans>
      </Button>
    </Box>
  );
};
