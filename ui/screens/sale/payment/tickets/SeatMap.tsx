import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { MinusIcon } from '#ui/icons/minus.gen.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { moneyText } from '#ui/screens/sale/payment/payment-text.view.ts';
import { styled } from '#ui/theme/styled.ts';
import { drawHall, kindsIn, pointIn, seatAt, spotsOf, takenSince, widthOfSeat } from './seat-map.view.ts';
import { useMapGestures } from './use-map-gestures.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxHeight: 'min(60vh, 520px)',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.tone.sunken,
  cursor: 'grab',
  touchAction: 'pan-y',
  userSelect: 'none',
  '&:active': { cursor: 'grabbing' },
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', transformOrigin: '0 0' },
  '& > svg path': { fill: 'none', strokeWidth: 0.78, strokeLinecap: 'round' },
  '& > svg .square': { strokeLinecap: 'square', strokeWidth: 0.6 },
  '& > svg .ring': { strokeWidth: 0.36, stroke: theme.vars.palette.background.paper },
  '& > svg .core': { strokeWidth: 0.18 },
  '& > svg .other': { opacity: 0.35 },
  '& > svg .taken': { stroke: theme.vars.palette.tone.outline, strokeWidth: 0.34, opacity: 0.6 },
  '& text': { fill: theme.vars.palette.text.secondary, fontSize: 0.62, textAnchor: 'middle' },
  '& .stage': { fill: theme.vars.palette.divider },
  '& .chosen circle': { fill: theme.vars.palette.text.primary },
  '& > svg .chosen path': { stroke: theme.vars.palette.background.paper, strokeWidth: 0.12 },
  '& .going': { animation: 'seat-going 900ms ease-out forwards' },
  '@keyframes seat-going': { from: { opacity: 1 }, to: { opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { '& .going': { display: 'none' } },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  minHeight: 44,
  justifySelf: 'end',
  '& button': {
    width: 44,
    height: 44,
    background: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
  '& svg': { width: 16, height: 16, flex: 'none' },
  '& path': { fill: 'none', strokeWidth: 0.78, strokeLinecap: 'round' },
  '& .square': { strokeLinecap: 'square', strokeWidth: 0.6 },
  '& .ring': { strokeWidth: 0.36, stroke: theme.vars.palette.background.paper },
  '& .taken': { stroke: theme.vars.palette.tone.outline, strokeWidth: 0.34, opacity: 0.6 },
  '& .core': { strokeWidth: 0.18 },
  '& .any': { stroke: theme.vars.palette.text.secondary },
}));

/** Told apart by more than their colour: the legend names each, and the list says it in words. */
const ZONES = ['sky', 'jade', 'gold', 'vermilion', 'clay'] as const;
const zoneColour = (zone: number | null): string =>
  zone === null ? 'var(--v-palette-text-secondary)' : `var(--v-palette-tone-${ZONES[zone % ZONES.length]})`;

export type ZoneTicket = { readonly id: string; readonly name: string; readonly price: Dong };

type Props = {
  readonly hall: HallOnSale;
  readonly tickets: readonly ZoneTicket[];
  /** Null: no ticket is chosen, and all are drawn alike. */
  readonly ticketId: string | null;
  readonly chosen: readonly string[];
  readonly mine: readonly string[];
  readonly onPress: (seatId: string) => void;
};

/** For the eye and the finger; the list beside it says the same to a keyboard and a screen reader. [S1-08] */
export function SeatMap({ hall, tickets, ticketId, chosen, mine, onPress }: Props) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const zones = tickets.map(({ id }) => id).join(' ');
  const held = mine.join(' ');
  const drawn = useMemo(() => drawHall(hall, zones.split(' '), held.split(' ')), [hall, zones, held]);
  const [before, setBefore] = useState(hall);
  const [going, setGoing] = useState<readonly string[]>([]);
  if (before !== hall) {
    setBefore(hall);
    setGoing(takenSince(before, hall));
  }
  const gestures = useMapGestures(frame, picture, (at, byFinger) => {
    const box = picture.current?.getBoundingClientRect();
    if (box === undefined) return;
    // A seat too small to be meant comes closer first.
    if (widthOfSeat(drawn, box) < (byFinger ? 18 : 8)) return gestures.zoom(3, at);
    const { x, y } = pointIn(drawn, box, at);
    const seat = seatAt(drawn, x, y);
    if (seat !== null) onPress(seat.id);
  });
  const own =
    ticketId === null
      ? null
      : Math.max(
          0,
          tickets.findIndex(({ id }) => id === ticketId),
        );
  return (
    <>
      <Frame ref={frame} {...gestures.handlers} style={{ aspectRatio: `${drawn.width} / ${drawn.height}` }}>
        <svg ref={picture} viewBox={`0 0 ${drawn.width} ${drawn.height}`} aria-hidden>
          <rect className="stage" x={drawn.width * 0.2} y={0.4} width={drawn.width * 0.6} height={1} rx={0.3} />
          <text x={drawn.width / 2} y={1.12}>
            <Trans>Stage</Trans>
          </text>
          {drawn.sections.map(({ key, name, x, y }) => (
            <text key={key} x={x} y={y}>
              {name}
            </text>
          ))}
          {drawn.rows.map(({ key, name, x, y }) => (
            <text key={key} x={x} y={y + 0.22}>
              {name}
            </text>
          ))}
          {drawn.paths.map(({ look, zone, d }) => (
            <SeatPath key={look} look={look} zone={zone} d={d} other={zone !== null && own !== null && zone !== own} />
          ))}
          {spotsOf(drawn, going).map(({ id, x, y, zone }) => (
            <path key={id} className="going" d={`M${x} ${y}h0`} style={{ stroke: zoneColour(zone) }} />
          ))}
          {spotsOf(drawn, chosen).map(({ id, x, y }) => (
            <g key={id} className="chosen" data-seat={id}>
              <circle cx={x} cy={y} r={0.46} />
              <path d={`M${x - 0.2} ${y}l.14 .16l.26 -.3`} />
            </g>
          ))}
        </svg>
      </Frame>
      <Tools>
        <AfterMap>
          <IconButton aria-label={t`Zoom in`} onClick={gestures.zoomIn}>
            <PlusIcon />
          </IconButton>
          <IconButton aria-label={t`Zoom out`} onClick={gestures.zoomOut}>
            <MinusIcon />
          </IconButton>
        </AfterMap>
      </Tools>
      <AfterMap>
        <SeatLegend hall={hall} tickets={tickets} />
      </AfterMap>
    </>
  );
}

/** The map is painted first. */
const AfterMap = ({ children }: { readonly children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

function SeatPath({
  look,
  zone,
  d,
  other,
}: {
  readonly look: string;
  readonly zone: number | null;
  readonly d: string;
  readonly other: boolean;
}) {
  if (look === 'TAKEN') return <path className="taken" d={d} />;
  const kind = look.split(' ')[1];
  const square = kind === 'ACCESSIBLE' || kind === 'COMPANION';
  const ringed = kind === 'COMPANION' || kind === 'SPECIAL' || kind === 'ON_REQUEST';
  return (
    <g className={other ? 'other' : undefined}>
      <path className={square ? 'square' : undefined} d={d} style={{ stroke: zoneColour(zone) }} />
      {ringed && <path className="ring" d={d} />}
      {kind === 'ON_REQUEST' && <path className="core" d={d} style={{ stroke: zoneColour(zone) }} />}
    </g>
  );
}

function SeatLegend({ hall, tickets }: { readonly hall: HallOnSale; readonly tickets: readonly ZoneTicket[] }) {
  const locale = useLocale();
  const kinds = kindsIn(hall.rows);
  const seated = tickets
    .map((ticket, zone) => ({ ...ticket, zone }))
    .filter(({ id }) => hall.rows.some((row) => row.ticketId === id));
  return (
    <Legend>
      {seated.map(({ id, name, price, zone }) => (
        <li key={id}>
          <Dot>
            <path d="M0 0h0" style={{ stroke: zoneColour(zone) }} />
          </Dot>
          {name} · {price === 0 ? <Trans>Free</Trans> : moneyText(price, locale)}
        </li>
      ))}
      <li>
        <Dot>
          <path className="taken" d="M0 0h0" />
        </Dot>
        <Trans>Taken</Trans>
      </li>
      {kinds.has('ACCESSIBLE') && (
        <li>
          <Dot>
            <path className="square any" d="M0 0h0" />
          </Dot>
          <Trans>Accessible</Trans>
        </li>
      )}
      {kinds.has('COMPANION') && (
        <li>
          <Dot>
            <path className="square any" d="M0 0h0" />
            <path className="ring" d="M0 0h0" />
          </Dot>
          <Trans>Companion</Trans>
        </li>
      )}
      {kinds.has('SPECIAL') && (
        <li>
          <Dot>
            <path className="any" d="M0 0h0" />
            <path className="ring" d="M0 0h0" />
          </Dot>
          <Trans>Code required</Trans>
        </li>
      )}
      {kinds.has('ON_REQUEST') && (
        <li>
          <Dot>
            <path className="any" d="M0 0h0" />
            <path className="ring" d="M0 0h0" />
            <path className="core any" d="M0 0h0" />
          </Dot>
          <Trans>On request</Trans>
        </li>
      )}
    </Legend>
  );
}

const Dot = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="-.55 -.55 1.1 1.1" aria-hidden>
    {children}
  </svg>
);
