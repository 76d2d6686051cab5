import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '#ui/icons/arrow-left.gen.ts';
import { ArrowRightIcon } from '#ui/icons/arrow-right.gen.ts';

type PagerProps = {
  /** null: this is the first page. */
  readonly before: string | null;
  /** null: this is the last page. */
  readonly after: string | null;
  readonly total?: ReactNode;
};

export const Pager = ({ before, after, total }: PagerProps) => {
  const { t } = useLingui();
  if (before === null && after === null && total === undefined) return null;
  return (
    <Box
      component="nav"
      aria-label={t`Pagination`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: total === undefined ? 'center' : 'space-between',
        gap: 2,
        mt: total === undefined ? 5 : 2,
      }}
    >
      {total === undefined ? null : (
        <Typography variant="caption" color="textSecondary" className="tabular">
          {total}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {before !== null && (
          <Button
            component={Link}
            to={before}
            rel="prev"
            variant="outlined"
            color="secondary"
            startIcon={<ArrowLeftIcon />}
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
            endIcon={<ArrowRightIcon />}
          >
            <Trans>Next page</Trans>
          </Button>
        )}
      </Box>
    </Box>
  );
};
