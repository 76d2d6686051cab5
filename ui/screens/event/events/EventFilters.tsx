import { Trans, useLingui } from '@lingui/react/macro';
import CloseRounded from '@mui/icons-material/CloseRounded';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { EventCategory, EventFilter } from '#application/event/ports/event-listings.ts';
import type { EventFormat } from '#domain/event/event.ts';
import type { TimeFilter } from '#domain/time/time-window.ts';
import { useCurrentInSight } from '#ui/bindings/use-current-in-sight.ts';
import { styled } from '#ui/theme/styled.ts';
import { formats, narrowedBy, times, writeEventFilter } from './event-filter.view.ts';

const timeWords: Readonly<Record<TimeFilter, ReactNode>> = {
  UPCOMING: <Trans>Upcoming</Trans>,
  ONGOING: <Trans>Happening now</Trans>,
  NEXT_DAYS: <Trans>Next 7 days</Trans>,
  THIS_WEEK: <Trans>This week</Trans>,
  THIS_MONTH: <Trans>This month</Trans>,
  PAST: <Trans>Past</Trans>,
};
const formatWords: Readonly<Record<EventFormat, ReactNode>> = {
  ONSITE: <Trans>In person</Trans>,
  ONLINE: <Trans>Online</Trans>,
  HYBRID: <Trans>Hybrid</Trans>,
};

type EventFiltersProps = {
  readonly path: string;
  readonly filter: EventFilter;
  readonly categories: readonly EventCategory[];
};

/** Every choice is a link, so it works without scripts and can be shared. */
export const EventFilters = ({ path, filter, categories }: EventFiltersProps) => {
  const { t } = useLingui();
  const to = (change: Partial<EventFilter>): string => `${path}${writeEventFilter({ ...filter, ...change })}`;
  const when = useCurrentInSight<HTMLDivElement>(filter);
  const category = useCurrentInSight<HTMLDivElement>(filter);
  return (
    <Panel aria-label={t`Filters`}>
      <Row ref={when} role="group" aria-label={t`When`}>
        <Choice to={to({ time: null })} on={filter.time === null}>
          <Trans>Any time</Trans>
        </Choice>
        {times.map((time) => (
          <Choice key={time} to={to({ time: filter.time === time ? null : time })} on={filter.time === time}>
            {timeWords[time]}
          </Choice>
        ))}
        <Gap aria-hidden />
        {formats.map((format) => (
          <Choice
            key={format}
            to={to({ format: filter.format === format ? null : format })}
            on={filter.format === format}
          >
            {formatWords[format]}
          </Choice>
        ))}
        <Choice to={to({ free: !filter.free })} on={filter.free}>
          <Trans>Free</Trans>
        </Choice>
      </Row>
      <Row ref={category} role="group" aria-label={t`Category`}>
        {categories.map(({ id, name, color }) => (
          <Choice
            key={id}
            to={to({ categoryId: filter.categoryId === id ? null : id })}
            on={filter.categoryId === id}
            color={color}
          >
            {name}
          </Choice>
        ))}
      </Row>
      {filter.search === null && narrowedBy(filter) === 0 ? null : (
        <Row>
          {filter.search === null ? null : (
            <Choice to={to({ search: null })} on>
              “{filter.search}” <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
            </Choice>
          )}
          <Clear to={path} preventScrollReset>
            <Trans>Clear all filters</Trans>
          </Clear>
        </Row>
      )}
    </Panel>
  );
};

type ChoiceProps = {
  readonly to: string;
  readonly on: boolean;
  readonly color?: string | null;
  readonly children: ReactNode;
};

const Choice = ({ to, on, color, children }: ChoiceProps) => (
  <Pill to={to} aria-current={on ? 'true' : undefined} preventScrollReset>
    {color === undefined || color === null ? null : <Dot style={{ backgroundColor: color }} aria-hidden />}
    {children}
  </Pill>
);

const Panel = styled('section')({ display: 'grid', gap: 10, minWidth: 0 });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    paddingBlock: 3,
    marginBlock: -3,
  },
}));

const Gap = styled('span')(({ theme }) => ({
  width: 1,
  height: 28,
  marginInline: 6,
  flex: 'none',
  backgroundColor: theme.vars.palette.divider,
}));

const Pill = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  paddingInline: 13,
  borderRadius: 999,
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  transition: 'background-color 150ms, color 150ms, border-color 150ms',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.text.primary,
    borderColor: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.default,
  },
  '&:focus-visible': { borderRadius: 999 },
}));

const Dot = styled('span')({ width: 10, height: 10, borderRadius: 5, flex: 'none' });

const Clear = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.vars.palette.tone.link,
}));
