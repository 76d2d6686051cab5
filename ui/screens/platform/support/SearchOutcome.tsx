import { Plural, Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { SECTION_NAMES } from './section-names.tsx';
import type { FoundArticle } from './support.view.ts';

type SearchOutcomeProps = { readonly query: string; readonly found: readonly FoundArticle[] };

export const SearchOutcome = ({ query, found }: SearchOutcomeProps) => (
  <div aria-live="polite">
    {found.length === 0 ? (
      <EmptyState
        title={<Trans>No answers for “{query}”</Trans>}
        text={<Trans>Try fewer or different words, such as “refund”.</Trans>}
        action={
          <Button component={Link} to={paths.support()} variant="outlined" color="secondary">
            <Trans>Show all topics</Trans>
          </Button>
        }
      />
    ) : (
      <>
        <Typography component="h2" variant="h4" sx={{ mt: { xs: 4, md: 6 }, mb: 1 }}>
          <Plural value={found.length} one={`# answer for “${query}”`} other={`# answers for “${query}”`} />
        </Typography>
        <Results>
          {found.map(({ id, section, title, answer }) => (
            <li key={id}>
              <Link to={paths.article(id)}>
                <small>{SECTION_NAMES[section]}</small>
                <b>{title}</b>
                <span>{answer}</span>
              </Link>
            </li>
          ))}
        </Results>
      </>
    )}
  </div>
);

const Results = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  maxWidth: 760,
  '& li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gap: 2,
    paddingBlock: 16,
    textDecoration: 'none',
    '& b': { fontWeight: 600, fontSize: '1.0625rem' },
    '&:hover b': { color: theme.vars.palette.tone.link, textDecoration: 'underline' },
    '& small, & span': { color: theme.vars.palette.text.secondary },
    '& small': { fontSize: '0.8125rem' },
  },
}));
