import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { EventFilter, FilterPart, Loosened } from '#application/event/ports/event-listings.ts';
import { styled } from '#ui/theme/styled.ts';
import { withoutPart, writeEventFilter } from './event-filter.view.ts';

type LooserListsProps = {
  readonly path: string;
  readonly filter: EventFilter;
  readonly loosened: readonly Loosened[];
  readonly words: Readonly<Record<FilterPart, string | null>>;
};

export const LooserLists = ({ path, filter, loosened, words }: LooserListsProps) => (
  <List>
    {loosened.map(({ part, total }) => (
      <li key={part}>
        <Looser to={`${path}${writeEventFilter(withoutPart(filter, part))}`} preventScrollReset>
          <b>
            <Trans>Without {words[part]}</Trans>
          </b>
          <span className="tabular">
            {total === null ? (
              <Trans>More than 10,000 events</Trans>
            ) : (
              <Plural value={total} _0="No events" one="# event" other="# events" />
            )}
          </span>
        </Looser>
      </li>
    ))}
  </List>
);

const List = styled('ul')({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: 8,
  width: 'min(100%, 380px)',
});

const Looser = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 52,
  minWidth: 'min(78vw, 320px)',
  padding: '12px 18px',
  borderRadius: 12,
  textAlign: 'start',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& b': { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' },
  '& span': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem', whiteSpace: 'nowrap' },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
}));
