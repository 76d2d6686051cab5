import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useSearch } from '#ui/bindings/use-search.ts';
import { EventGrid } from '#ui/components/events/EventGrid.tsx';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { NothingToSuggest } from './NothingToSuggest.tsx';
import { SearchFailed } from './SearchFailed.tsx';
import { useSearchResults, useSuggestions } from './search.view.ts';

/** [S2.4] */
export const SearchResults = () => {
  const { t } = useLingui();
  const { text, clear, close } = useSearch();
  const { results, again } = useSearchResults(text);
  const suggestions = useSuggestions(results);

  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', leave);
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    return () => {
      document.removeEventListener('keydown', leave);
      document.body.style.overflow = overflow;
    };
  }, [close]);

  return (
    <Box
      component="section"
      aria-label={t`Search results`}
      sx={{
        position: 'fixed',
        inset: 'var(--header-height) 0 0',
        zIndex: 'appBar',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        bgcolor: 'background.default',
      }}
    >
      <Container sx={{ py: { xs: 3, md: 5 }, pb: { xs: 14, md: 8 } }}>
        <Box aria-live="polite">
          {results.kind === 'FOUND' && results.events.length > 0 ? (
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'baseline',
                justifyContent: 'space-between',
                gap: 1,
                mb: 3,
              }}
            >
              <Typography variant="h2">
                {results.total === null ? (
                  <Trans>More than 10,000 events for “{results.text}”</Trans>
                ) : (
                  <Plural
                    value={results.total}
                    one={`# event for “${results.text}”`}
                    other={`# events for “${results.text}”`}
                  />
                )}
              </Typography>
              <Button
                component={Link}
                to={paths.events(`?q=${encodeURIComponent(results.text)}`)}
                onClick={clear}
                variant="text"
                sx={{ ml: { xs: -2.5, md: 0 }, mr: { md: -2.5 } }}
              >
                <Trans>Filter results</Trans>
              </Button>
            </Box>
          ) : null}
          {results.kind === 'FOUND' && results.events.length === 0 ? (
            <Box sx={{ textAlign: 'center', py: { xs: 3, md: 6 }, maxWidth: 560, mx: 'auto' }}>
              <Typography variant="h2">
                <Trans>Sorry! We found no results</Trans>
              </Typography>
              <Typography color="textSecondary" sx={{ mt: 1.5 }}>
                <Trans>Try more common keywords, or explore the featured events.</Trans>
              </Typography>
              <Button component={Link} to={paths.discovery()} onClick={clear} variant="outlined" sx={{ mt: 2.5 }}>
                <Trans>Explore featured events</Trans>
              </Button>
            </Box>
          ) : null}
          {results.kind === 'FAILED' ? <SearchFailed text={results.text} again={again} /> : null}
        </Box>
        {results.kind === 'SEARCHING' ? <EventGridSkeleton count={4} /> : null}
        {results.kind === 'FOUND' ? <EventGrid events={results.events} eager={4} onOpen={clear} /> : null}
        {results.kind === 'FOUND' && (results.total ?? Number.POSITIVE_INFINITY) > results.events.length ? (
          <Box sx={{ mt: 3, textAlign: 'center' }}>
            <Button
              component={Link}
              to={paths.events(`?q=${encodeURIComponent(results.text)}`)}
              onClick={clear}
              variant="outlined"
            >
              <Trans>See all results</Trans>
            </Button>
          </Box>
        ) : null}
        <Typography variant="h2" sx={{ mt: results.kind === 'IDLE' ? 0 : { xs: 5, md: 7 }, mb: 3 }}>
          <Trans>Suggestions for you</Trans>
        </Typography>
        {suggestions === null ? <EventGridSkeleton count={4} /> : <EventGrid events={suggestions} onOpen={clear} />}
        {suggestions?.length === 0 ? <NothingToSuggest leave={clear} /> : null}
      </Container>
    </Box>
  );
};
