import { Trans, useLingui } from '@lingui/react/macro';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from './figures.view.ts';

type PagerProps = {
  readonly page: { readonly after: string | null; readonly before: string | null; readonly totalCount: number | null };
};

/** On through a list, one page at a time; where we are stands in the address. */
export const Pager = ({ page }: PagerProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [query, setQuery] = useSearchParams();
  const go = (way: 'after' | 'before', cursor: string) => {
    const next = new URLSearchParams(query);
    next.delete('after');
    next.delete('before');
    next.set(way, cursor);
    setQuery(next);
    window.scrollTo({ top: 0 });
  };
  const { after, before, totalCount } = page;
  const count = totalCount === null ? '10,000+' : showCount(totalCount, locale);
  return (
    <Box
      component="nav"
      aria-label={t`Pages`}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 2, flexWrap: 'wrap' }}
    >
      <Typography variant="caption" color="textSecondary" className="tabular">
        <Trans>{count} total</Trans>
      </Typography>
      {after === null && before === null ? null : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            startIcon={<ChevronLeft />}
            disabled={before === null}
            onClick={() => before !== null && go('before', before)}
          >
            <Trans>Previous page</Trans>
          </Button>
          <Button
            variant="outlined"
            size="small"
            sx={{ minHeight: 44 }}
            endIcon={<ChevronRight />}
            disabled={after === null}
            onClick={() => after !== null && go('after', after)}
          >
            <Trans>Next page</Trans>
          </Button>
        </Box>
      )}
    </Box>
  );
};
