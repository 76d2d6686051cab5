import { Trans, useLingui } from '@lingui/react/macro';
import type { Theme } from '@mui/material/styles';
import { Link } from 'react-router';
import type { EventCategory, EventFilter } from '#application/event/ports/event-listings.ts';
import { styled } from '#ui/theme/styled.ts';
import {
  chosenParts,
  cities,
  formats,
  mostPrices,
  narrowedBy,
  times,
  withoutPart,
  writeEventFilter,
} from './event-filter.view.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { useFilterWords } from './use-filter-words.ts';

type EventFiltersProps = {
  readonly path: string;
  readonly filter: EventFilter;
  readonly categories: readonly EventCategory[];
};

export const EventFilters = ({ path, filter, categories }: EventFiltersProps) => {
  const { t } = useLingui();
  const words = useFilterWords(categories);
  const chosen = words.chosen(filter);
  const to = (change: Partial<EventFilter>): string => `${path}${writeEventFilter({ ...filter, ...change })}`;
  const anyPrice = !filter.free && filter.mostPrice === null;
  return (
    <>
      <Bar aria-label={t`Filters`}>
        <FilterMenu
          label={<Trans>When</Trans>}
          on={filter.time !== null}
          choices={[
            { key: '', words: <Trans>Any time</Trans>, to: to({ time: null }), on: filter.time === null },
            ...times.map((time) => ({
              key: time,
              words: words.times[time],
              to: to({ time }),
              on: filter.time === time,
            })),
          ]}
        />
        <FilterMenu
          label={<Trans>City</Trans>}
          on={filter.city !== null}
          choices={[
            { key: '', words: <Trans>Any city</Trans>, to: to({ city: null }), on: filter.city === null },
            ...cities.map((city) => ({
              key: city,
              words: words.cities[city],
              to: to({ city }),
              on: filter.city === city,
            })),
          ]}
        />
        <FilterMenu
          label={<Trans>Format</Trans>}
          on={filter.format !== null}
          choices={[
            { key: '', words: <Trans>Any format</Trans>, to: to({ format: null }), on: filter.format === null },
            ...formats.map((format) => ({
              key: format,
              words: words.formats[format],
              to: to({ format }),
              on: filter.format === format,
            })),
          ]}
        />
        <FilterMenu
          label={<Trans>Price</Trans>}
          on={!anyPrice}
          choices={[
            { key: '', words: <Trans>Any price</Trans>, to: to({ free: false, mostPrice: null }), on: anyPrice },
            { key: 'free', words: <Trans>Free</Trans>, to: to({ free: true, mostPrice: null }), on: filter.free },
            ...mostPrices.map((mostPrice) => ({
              key: String(mostPrice),
              words: words.price(mostPrice),
              to: to({ free: false, mostPrice }),
              on: filter.mostPrice === mostPrice,
            })),
          ]}
        />
        <FilterMenu
          label={<Trans>Category</Trans>}
          on={filter.categoryId !== null}
          choices={[
            {
              key: '',
              words: <Trans>Any category</Trans>,
              to: to({ categoryId: null }),
              on: filter.categoryId === null,
            },
            ...categories.map(({ id, name, color }) => ({
              key: String(id),
              words: name,
              to: to({ categoryId: id }),
              on: filter.categoryId === id,
              color,
            })),
          ]}
        />
      </Bar>
      {narrowedBy(filter) === 0 ? null : (
        <Chosen aria-label={t`Chosen filters`}>
          {chosenParts(filter).map((part) => (
            <li key={part}>
              <Chip to={`${path}${writeEventFilter(withoutPart(filter, part))}`} preventScrollReset>
                <span className="visually-hidden">
                  <Trans>Remove filter:</Trans>{' '}
                </span>
                {chosen[part]}
                <Cross viewBox="0 0 16 16" aria-hidden>
                  <path d="m4 4 8 8m0-8-8 8" />
                </Cross>
              </Chip>
            </li>
          ))}
          <li>
            <Clear to={path} preventScrollReset>
              <Trans>Clear all filters</Trans>
            </Clear>
          </li>
        </Chosen>
      )}
    </>
  );
};

/** From edge to edge: the image of a border makes nothing wider. Two slashes in a row would begin a comment. */
const fullWidth = ({ vars: { palette } }: Theme): string =>
  `linear-gradient(to top, ${palette.divider} 1px, ${palette.background.default} 1px) fill 0 / 1 / 0 100vw`;

/** Its ground is drawn behind it, because a filter on itself would hold the sheets. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: `calc(${theme.vars.zIndex.appBar} - 1)`,
  containerType: 'scroll-state',
  display: 'flex',
  gap: 8,
  paddingBlock: 10,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    '@container scroll-state(stuck: top)': { borderImage: fullWidth(theme) },
    '@supports not (container-type: scroll-state)': { borderImage: fullWidth(theme) },
  },
  [theme.breakpoints.down('md')]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    '&:has(details[open])': { zIndex: theme.vars.zIndex.modal },
  },
}));

const Chosen = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: 0,
  margin: '6px 0 0',
});

const Chip = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  maxWidth: '100%',
  padding: '8px 12px 8px 14px',
  borderRadius: 22,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '&:focus-visible': { borderRadius: 22 },
}));

const Cross = styled('svg')({
  width: 14,
  height: 14,
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
});

const Clear = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 8,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.tone.link,
}));
