import { Trans, useLingui } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';

type PagerProps = {
  /** The address of the page before; null: this is the first. */
  readonly before: string | null;
  /** The address of the page after; null: this is the last. */
  readonly after: string | null;
};

/** The way through a list page by page, as links; nothing where one page holds everything. */
export const Pager = ({ before, after }: PagerProps) => {
  const { t } = useLingui();
  if (before === null && after === null) return null;
  return (
    <Box component="nav" aria-label={t`Pagination`} sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 5 }}>
      {before !== null && (
        <Button
          component={Link}
          to={before}
          rel="prev"
          variant="outlined"
          color="secondary"
          startIcon={<ArrowBackRounded />}
        >
          <Trans>Previous page</Trans>
        </Button>
      )}
      {after !== null && (
        <Button
          component={Link}
          to={after}
          rel="next"
          variant="outlined"
          color="secondary"
          endIcon={<ArrowForwardRounded />}
        >
          <Trans>Next page</Trans>
        </Button>
      )}
    </Box>
  );
};
