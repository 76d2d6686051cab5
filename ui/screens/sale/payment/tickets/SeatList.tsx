import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { styled } from '#ui/theme/styled.ts';
import type { SeatButton, SeatButtonRow } from './seat-picker.view.ts';

const Rows = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  width: '100%',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: 12,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Row = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { position: 'sticky', left: 0, padding: 0 },
  '& .opens': {
    minHeight: 44,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& .opens::after': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginLeft: 8,
    border: 'solid currentColor',
    borderWidth: '0 1.75px 1.75px 0',
    transform: 'translateY(-3px) rotate(45deg)',
  },
  '& .opens[aria-expanded="true"]::after': { transform: 'rotate(225deg)' },
  '& .opens span': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}));
const Seats = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 44,
  justifyContent: 'start',
  gap: 4,
});
const Seat = styled('button')(({ theme }) => ({
  width: 44,
  height: 44,
  padding: 0,
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  background: 'none',
  color: theme.vars.palette.text.primary,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  // Drawn only: a voice says the seat's whole name.
  '&::before': { content: 'attr(data-number)' },
  // As on the map.
  '&[data-kind="ACCESSIBLE"], &[data-kind="COMPANION"]': { borderRadius: 2 },
  '&[data-kind="COMPANION"], &[data-kind="SPECIAL"]': { borderWidth: 4, borderStyle: 'double' },
  '&[data-kind="ON_REQUEST"]': { borderWidth: 3, borderStyle: 'dotted' },
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    fontWeight: 700,
  },
  '&:disabled': { borderStyle: 'dashed', opacity: 0.45, cursor: 'not-allowed', textDecoration: 'line-through' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

/** Rows are open until so many seats stand in the list. */
const OPEN_AT_FIRST = 60;

const openAtFirst = (rows: readonly SeatButtonRow[]): ReadonlySet<string> => {
  let seats = 0;
  return new Set(
    rows
      .filter((row) => {
        seats += row.seats.length;
        return seats <= OPEN_AT_FIRST || row.seats.some(({ chosen }) => chosen);
      })
      .map(({ key }) => key),
  );
};

/** All that the map shows, in words; arrows move within a row. */
export function SeatList({
  rows,
  onPress,
}: {
  readonly rows: readonly SeatButtonRow[];
  readonly onPress: (seatId: string) => void;
}) {
  const [open, setOpen] = useState(() => openAtFirst(rows));
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <Rows>
      {rows.map((row) => (
        <Row key={row.key}>
          <legend>
            <button type="button" className="opens" aria-expanded={open.has(row.key)} onClick={() => toggle(row.key)}>
              <Trans>Row {row.label}</Trans>{' '}
              <span>
                · <Plural value={row.free} one="# free" other="# free" />
              </span>
            </button>
          </legend>
          {open.has(row.key) && <SeatsOfRow row={row} onPress={onPress} />}
        </Row>
      ))}
    </Rows>
  );
}

function SeatsOfRow({
  row: { seats },
  onPress,
}: {
  readonly row: SeatButtonRow;
  readonly onPress: (seatId: string) => void;
}) {
  const [met, setMet] = useState<string | null>(null);
  const usable = seats.filter(({ open, chosen }) => open || chosen);
  const stop = usable.find(({ seat }) => seat.id === met) ?? usable[0];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const from = usable.findIndex(({ seat }) => seat.id === stop?.seat.id);
    const next = by === undefined ? undefined : usable[from + by];
    if (next === undefined) return;
    event.preventDefault();
    setMet(next.seat.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-seat="${CSS.escape(next.seat.id)}"]`)?.focus();
  };
  return (
    <Seats onKeyDown={move}>
      {seats.map((button) => (
        <SeatToggle
          key={button.seat.id}
          button={button}
          stop={button.seat.id === stop?.seat.id}
          onPress={() => {
            setMet(button.seat.id);
            onPress(button.seat.id);
          }}
        />
      ))}
    </Seats>
  );
}

function SeatToggle({
  button: { seat, chosen, open },
  stop,
  onPress,
}: {
  readonly button: SeatButton;
  readonly stop: boolean;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const what = {
    STANDARD: t`Seat ${seat.alias}`,
    ACCESSIBLE: t`Seat ${seat.alias}, accessible`,
    COMPANION: t`Seat ${seat.alias}, companion`,
    SPECIAL: t`Seat ${seat.alias}, code required`,
    ON_REQUEST: t`Seat ${seat.alias}, on request`,
  }[seat.kind];
  return (
    <Seat
      type="button"
      data-seat={seat.id}
      data-kind={seat.kind}
      title={seat.kind === 'STANDARD' ? undefined : what}
      data-number={/\d+$/.exec(seat.alias)?.[0] ?? seat.alias}
      tabIndex={stop ? 0 : -1}
      aria-pressed={chosen}
      disabled={!open && !chosen}
      aria-label={open || chosen ? what : t`Seat ${seat.alias}, taken`}
      style={{ gridColumn: seat.place + 1 }}
      onClick={onPress}
    />
  );
}
