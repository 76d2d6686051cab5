import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Spinner } from '#ui/components/Spinner.tsx';
import { styled } from '#ui/theme/styled.ts';
import { chosenNames, pressSeat, type SeatButton, seatRows } from './seat-picker.view.ts';
import { useHall } from './use-hall.ts';

const Box = styled('div')({ gridColumn: '1 / -1', display: 'grid', gap: 12, justifyItems: 'start' });
const Hall = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  width: '100%',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: 12,
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
const Stage = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  padding: 4,
  borderRadius: 8,
  textAlign: 'center',
  fontSize: '0.8125rem',
  background: theme.vars.palette.action.hover,
}));
const Row = styled('fieldset')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 44,
  justifyContent: 'start',
  gap: 4,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { float: 'left', minWidth: 44, lineHeight: '44px', padding: 0, fontWeight: 600 },
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
  '&[aria-pressed="true"]': {
    background: theme.vars.palette.text.primary,
    color: theme.vars.palette.background.paper,
    fontWeight: 700,
  },
  '&:disabled': { borderStyle: 'dashed', opacity: 0.45, cursor: 'not-allowed', textDecoration: 'line-through' },
  '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

type Props = {
  readonly sectionEventId: number;
  readonly ticketId: string;
  readonly quantity: number;
  readonly chosen: readonly string[];
  readonly mine: readonly string[];
  /** Reloads the seats when it changes. */
  readonly news: unknown;
  readonly onChoose: (seatIds: readonly string[]) => void;
};

/** The best seats unless the buyer picks some. [S1-08] */
export function SeatPicker({ sectionEventId, ticketId, quantity, chosen, mine, news, onChoose }: Props) {
  const [open, setOpen] = useState(chosen.length > 0);
  const { hall, look } = useHall(sectionEventId, ticketId, open, news);

  if (!open)
    return (
      <Box>
        <span>
          <Trans>We’ll choose the best seats for you, together where possible.</Trans>
        </span>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          <Trans>Choose seats myself</Trans>
        </Button>
      </Box>
    );
  const takeBest = () => {
    onChoose([]);
    setOpen(false);
  };
  return (
    <Box>
      {hall === null && <Spinner size={28} />}
      {hall === 'UNREACHABLE' && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button onClick={look}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t load the seats.</Trans>
        </Alert>
      )}
      {hall !== null && hall !== 'UNREACHABLE' && (
        <>
          <div role="status">
            <Plural
              value={quantity}
              one={`${chosen.length} of # seat chosen`}
              other={`${chosen.length} of # seats chosen`}
            />
            {chosen.length > 0 && <b> {chosenNames(hall, chosen).join(', ')}</b>}
          </div>
          <Hall>
            <Stage aria-hidden>
              <Trans>Stage</Trans>
            </Stage>
            {seatRows(hall, chosen, mine).map((row) => (
              <Row key={row.key}>
                <legend>{row.label}</legend>
                {row.seats.map((button) => (
                  <SeatToggle
                    key={button.seat.id}
                    button={button}
                    onPress={() => onChoose(pressSeat(chosen, button.seat.id, quantity))}
                  />
                ))}
              </Row>
            ))}
          </Hall>
        </>
      )}
      <Button size="small" variant="outlined" onClick={takeBest} sx={{ minHeight: 44 }}>
        <Trans>Choose the best seats for me</Trans>
      </Button>
    </Box>
  );
}

function SeatToggle({
  button: { seat, chosen, open },
  onPress,
}: {
  readonly button: SeatButton;
  readonly onPress: () => void;
}) {
  const { t } = useLingui();
  const what = {
    STANDARD: t`Seat ${seat.alias}`,
    ACCESSIBLE: t`Seat ${seat.alias}, accessible`,
    COMPANION: t`Seat ${seat.alias}, companion`,
    SPECIAL: t`Seat ${seat.alias}, code required`,
  }[seat.kind];
  return (
    <Seat
      type="button"
      aria-pressed={chosen}
      disabled={!open && !chosen}
      aria-label={open || chosen ? what : t`Seat ${seat.alias}, taken`}
      style={{ gridColumn: seat.place + 2 }}
      onClick={onPress}
    >
      {/\d+$/.exec(seat.alias)?.[0] ?? seat.alias}
    </Seat>
  );
}
