import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Spinner } from '#ui/components/Spinner.tsx';
import { styled } from '#ui/theme/styled.ts';
import { seatLabel, seatSentence } from '#words/sale/seats.ts';
import { QuantityStepper } from './QuantityStepper.tsx';
import { SeatList } from './SeatList.tsx';
import { SeatMap, type ZoneTicket } from './SeatMap.tsx';
import type { SeatChoice } from './seat-choice.ts';
import {
  bestSeats,
  kindsOf,
  type Pressed,
  pressSeat,
  type Said,
  seatNames,
  seatRows,
  standingOf,
} from './seat-picker.view.ts';
import { useHall } from './use-hall.ts';

const Box = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  justifyItems: 'start',
});
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' });

type Props = {
  readonly sectionEventId: number;
  readonly tickets: readonly ZoneTicket[];
  readonly ticketId: string;
  readonly quantity: number;
  readonly choice: SeatChoice;
  readonly mine: readonly string[];
  /** Seats that the last purchase was refused for. */
  readonly refused: readonly string[];
  readonly now: Instant;
  /** Reloads the seats when it changes. */
  readonly news: unknown;
  readonly onChoose: (choice: SeatChoice) => void;
};

/** The best seats unless the buyer picks some. [S1-08] */
export function SeatPicker({ sectionEventId, choice, onChoose, news, ...party }: Props) {
  const [open, setOpen] = useState(choice.seatIds.length > 0);
  const { hall, look } = useHall(sectionEventId, { shown: open, news, now: party.now });

  if (!open)
    return (
      <Box>
        <span>
          <Trans>We’ll choose the best seats for you, together where possible.</Trans>{' '}
          {choice.accessible > 0 && (
            <Plural value={choice.accessible} one="# of them accessible." other="# of them accessible." />
          )}
        </span>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
          <Trans>Choose seats myself</Trans>
        </Button>
      </Box>
    );
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
        <OpenPicker {...party} hall={hall} choice={choice} onChoose={onChoose} />
      )}
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          onChoose({ ...choice, seatIds: [] });
          setOpen(false);
        }}
        sx={{ minHeight: 44 }}
      >
        <Trans>Choose the best seats for me</Trans>
      </Button>
    </Box>
  );
}

function OpenPicker({
  hall,
  tickets,
  refused,
  onChoose,
  ...own
}: Omit<Props, 'sectionEventId' | 'news'> & { readonly hall: HallOnSale }) {
  const { t } = useLingui();
  const [listed, setListed] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);
  const party = { ...own, hall };
  const { choice, quantity, ticketId, mine } = own;
  const standing = standingOf(party);
  const kinds = kindsOf(party);
  const onRequest = standing.onRequest.join(', ');
  const change = (pressed: Pressed) => {
    setSaid(pressed.said);
    onChoose({ ...choice, seatIds: pressed.seatIds });
  };
  const press = (seatId: string) => change(pressSeat(party, seatId));
  const gone = [...seatNames(hall, refused), ...standing.lost];
  return (
    <>
      {kinds.has('ACCESSIBLE') && (
        <Line>
          <span>
            <Trans>Accessible seats</Trans>
          </span>
          <QuantityStepper
            name={t`Accessible seats`}
            label={t`Accessible seats`}
            value={Math.min(choice.accessible, quantity)}
            max={quantity}
            step={1}
            onChange={(accessible) => {
              setSaid(null);
              onChoose({ ...choice, accessible: Math.max(0, Math.min(accessible, quantity)) });
            }}
          />
        </Line>
      )}
      {kinds.has('SPECIAL') && (
        <TextField
          size="small"
          label={t`Code for special seats`}
          value={choice.code}
          onChange={(event) => onChoose({ ...choice, code: event.target.value.trim() })}
          slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off', autoCapitalize: 'characters' } }}
        />
      )}
      <Line>
        <Button size="small" variant="outlined" onClick={() => change(bestSeats(party))} sx={{ minHeight: 44 }}>
          <Plural value={quantity} one="Find the best seat" other="Find # seats together" />
        </Button>
        <Button size="small" onClick={() => setListed(!listed)} sx={{ minHeight: 44 }}>
          {listed ? <Trans>Show the map</Trans> : <Trans>Show a list</Trans>}
        </Button>
      </Line>
      <div role="status">
        <Plural
          value={quantity}
          one={`${choice.seatIds.length} of # seat chosen`}
          other={`${choice.seatIds.length} of # seats chosen`}
        />
        {standing.names.length > 0 && <b> {standing.names.join(', ')}</b>}
        {standing.names.length > 1 && !standing.together && (
          <>
            {' · '}
            <Trans>not side by side</Trans>
          </>
        )}
      </div>
      {gone.length > 0 && (
        <Alert severity="warning" variant="outlined">
          <Trans>Someone else took {gone.join(', ')}. Choose another seat instead.</Trans>
        </Alert>
      )}
      <Problem said={said ?? standing.problem} />
      {onRequest !== '' && (
        <Alert severity="info" variant="outlined" role="status">
          <Trans>
            {onRequest}: on request. The organiser approves or declines your order; until then the seat is kept for you.
            If it’s declined, you get back what you paid.
          </Trans>
        </Alert>
      )}
      {standing.orphans.length > 0 && (
        <Alert severity="info" variant="outlined">
          <Trans>This leaves single seats empty: {standing.orphans.join(', ')}. Could you move over by one?</Trans>
        </Alert>
      )}
      {listed ? (
        <SeatList rows={seatRows(party)} onPress={press} />
      ) : (
        <SeatMap
          hall={hall}
          tickets={tickets}
          ticketId={ticketId}
          chosen={choice.seatIds}
          mine={mine}
          onPress={press}
        />
      )}
    </>
  );
}

function Problem({ said }: { readonly said: Said | null }) {
  const locale = useLocale();
  if (said === null) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {said.seat !== null && `${seatLabel(said.seat)[locale]}: `}
      {seatSentence(said.problem)[locale]}
    </Alert>
  );
}
