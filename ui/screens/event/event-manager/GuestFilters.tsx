import { useLingui } from '@lingui/react/macro';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import type { TicketGroup } from '#application/ticket/ports/guest-groups.ts';
import type { GuestFilter } from '#application/ticket/ports/guest-list.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { SlidersHorizontalIcon } from '#ui/icons/sliders-horizontal.gen.ts';
import { SearchField } from '#ui/screens/event/desk/SearchField.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { type DeskEvent, heldTicketsOf } from './event-manager.view.ts';

type GuestFiltersProps = {
  readonly event: Pick<DeskEvent, 'timezone' | 'sessions'>;
  readonly filter: GuestFilter;
  readonly groups: readonly TicketGroup[];
  /** Changes parts of the address; an empty value removes its part. */
  readonly set: (part: Readonly<Record<string, string>>) => void;
};

type Choice = { readonly value: string; readonly label: string };
type Filter = {
  readonly name: string;
  readonly label: string;
  readonly every: string;
  readonly value: string;
  readonly choices: readonly Choice[];
  /** The parts of the address that a choice sets. */
  readonly chosen: (value: string) => Readonly<Record<string, string>>;
};

/** A phone keeps the filters behind one button, and shows those that are on. */
export const GuestFilters = ({ event, filter, groups, set }: GuestFiltersProps) => {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  const filters = useFilters(event, filter, groups);
  const on = filters.flatMap((each) => {
    const choice = each.value === '' ? undefined : each.choices.find(({ value }) => value === each.value);
    return choice === undefined ? [] : [{ ...each, choice }];
  });
  const count = on.length;

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 2,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: '1fr 1fr',
          lg: 'minmax(240px, 2fr) repeat(auto-fit, minmax(160px, 1fr))',
        },
      }}
    >
      <SearchField
        label={t`Search by name, email, phone or code`}
        value={filter.search ?? ''}
        onSearch={(q) => set({ q: q.trim() })}
      />
      <IconButton
        aria-label={count === 0 ? t`Filters` : t`Filters (${count})`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{
          display: { sm: 'none' },
          width: 48,
          minHeight: 44,
          border: 1,
          borderColor: 'tone.outline',
          borderRadius: '12px',
          color: 'text.primary',
        }}
      >
        <Badge variant="dot" invisible={count === 0} color="primary" overlap="circular">
          <SlidersHorizontalIcon />
        </Badge>
      </IconButton>
      <Box id={id} sx={{ display: { xs: open ? 'grid' : 'none', sm: 'contents' }, gap: 1.5, gridColumn: '1 / -1' }}>
        {filters.map(({ name, label, every, value, choices, chosen }) => (
          <TextField
            key={name}
            select
            value={value}
            onChange={({ target }) => set(chosen(target.value))}
            slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
          >
            <MenuItem value="">{every}</MenuItem>
            {choices.map((choice) => (
              <MenuItem key={choice.value} value={choice.value}>
                {choice.label}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {open || count === 0 ? null : (
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, gridColumn: '1 / -1', flexWrap: 'wrap', gap: 1 }}>
          {on.map(({ name, label, choice, chosen }) => (
            <Chip
              key={name}
              label={choice.label}
              variant="outlined"
              onDelete={() => set(chosen(''))}
              onClick={() => set(chosen(''))}
              aria-label={t`${label}: ${choice.label}. Remove filter`}
              sx={{ minHeight: 44, maxWidth: '100%', borderRadius: '999px' }}
            />
          ))}
        </Box>
      )}
    </Box>
  );
};

function useFilters(
  event: GuestFiltersProps['event'],
  filter: GuestFilter,
  groups: readonly TicketGroup[],
): readonly Filter[] {
  const { t } = useLingui();
  const locale = useLocale();
  const several = event.sessions.length > 1;
  const types = event.sessions
    .filter(({ id }) => filter.sessionId === undefined || id === filter.sessionId)
    .flatMap((session) => heldTicketsOf(session).map((type) => ({ session, type })));
  const session: Filter = {
    name: 'session',
    label: t`Session`,
    every: t`All sessions`,
    value: filter.sessionId === undefined ? '' : String(filter.sessionId),
    choices: event.sessions.map(({ id, name, beginAt }) => ({
      value: String(id),
      label: name === '' ? showMoment(beginAt, locale, event.timezone) : name,
    })),
    chosen: (value) => ({ session: value, ticket: '' }),
  };
  const group: Filter = {
    name: 'group',
    label: t`Group`,
    every: t`All groups`,
    value: groups.find(({ id }) => id === filter.groupId)?.id ?? '',
    choices: groups.map(({ id, name }) => ({ value: id, label: name })),
    chosen: (value) => ({ group: value }),
  };
  return [
    ...(several ? [session] : []),
    {
      name: 'ticket',
      label: t`Ticket`,
      every: t`All tickets`,
      value: types.find(({ type }) => type.id === filter.ticketTypeId)?.type.id ?? '',
      choices: types.map((each) => ({
        value: each.type.id,
        label: several && filter.sessionId === undefined ? `${each.type.name} · ${each.session.name}` : each.type.name,
      })),
      chosen: (value) => ({ ticket: value }),
    },
    {
      name: 'state',
      label: t`Check-in`,
      every: t`Any check-in status`,
      value: filter.checkIn ?? '',
      choices: [
        { value: 'CHECKED_IN', label: t`Checked in` },
        { value: 'NOT_CHECKED_IN', label: t`Not checked in` },
      ],
      chosen: (value) => ({ state: value }),
    },
    ...(groups.length === 0 ? [] : [group]),
  ];
}
