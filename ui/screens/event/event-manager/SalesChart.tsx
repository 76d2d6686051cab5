import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { shortDate, showDate } from '#words/platform/money-and-dates.ts';
import { type ChartDay, niceTop } from './event-manager.view.ts';

type SalesChartProps = { readonly days: readonly ChartDay[]; readonly timezone: string };

/** The width before the box is measured. */
const FIRST_WIDTH = 720;
const HEIGHT = 240;
const BELOW = 26;
const LEFT = 34;

/** Drawn by hand, because a chart library would weigh more than the page. */
export const SalesChart = ({ days, timezone }: SalesChartProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const [pointed, setPointed] = useState<number | null>(null);
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (box.current === null) return;
    // Drawn at its real size, so that labels keep the page's text size.
    const measuring = new ResizeObserver(([entry]) => setWidth(Math.max(240, entry?.contentRect.width ?? FIRST_WIDTH)));
    measuring.observe(box.current);
    return () => measuring.disconnect();
  }, []);
  const top = niceTop(Math.max(...days.map((day) => day.tickets)));
  const room = width - LEFT;
  const step = room / days.length;
  const bar = Math.min(36, Math.max(1, step * 0.68));
  const heightOf = (tickets: number) => (tickets / top) * (HEIGHT - BELOW - 8);
  const labelled = Math.max(1, Math.ceil((days.length * 64) / room));
  const shown = days[pointed ?? days.length - 1];

  return (
    <Box ref={box}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', mb: 1 }}>
        <Typography variant="h4" component="h2" id={title}>
          <Trans>Sales over time</Trans>
        </Typography>
        {shown === undefined ? null : (
          <Typography variant="body2" color="textSecondary" className="tabular" aria-hidden>
            {showDate(shown.at, locale, timezone)}
            {' · '}
            <Plural value={shown.tickets} one="# ticket" other="# tickets" />
            {' · '}
            {showMoney(shown.value, locale)}
          </Typography>
        )}
      </Box>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-labelledby={title}
        onPointerLeave={() => setPointed(null)}
        sx={{
          width: '100%',
          height: HEIGHT,
          display: 'block',
          overflow: 'visible',
          touchAction: 'pan-y',
          '& text': { fontSize: 12, fill: 'currentColor' },
          color: 'text.secondary',
        }}
      >
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <Box
              component="line"
              x1={LEFT}
              x2={width}
              y1={HEIGHT - BELOW - heightOf(top * share)}
              y2={HEIGHT - BELOW - heightOf(top * share)}
              sx={{ stroke: (theme) => theme.vars.palette.divider }}
            />
            <text x={LEFT - 8} y={HEIGHT - BELOW - heightOf(top * share) + 4} textAnchor="end">
              {share === 0.5 && top % 2 === 1 ? '' : showCount(top * share, locale)}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const x = LEFT + index * step;
          const height = heightOf(day.tickets);
          return (
            <g key={day.at} onPointerEnter={() => setPointed(index)} onPointerDown={() => setPointed(index)}>
              <rect x={x} y={0} width={step} height={HEIGHT - BELOW} fill="transparent" />
              <Box
                component="rect"
                x={x + (step - bar) / 2}
                y={HEIGHT - BELOW - height}
                width={bar}
                height={height}
                rx={Math.min(4, bar / 2)}
                sx={{
                  fill: (theme) => (index === pointed ? theme.vars.palette.primary.main : theme.vars.palette.tone.jade),
                  transition: 'fill 150ms',
                }}
              />
              {index % labelled === 0 ? (
                <text x={x + step / 2} y={HEIGHT - 6} textAnchor="middle">
                  {shortDate(day.at, locale, timezone)}
                </text>
              ) : null}
            </g>
          );
        })}
      </Box>
      <table className="visually-hidden">
        <caption>{t`Sales over time`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`Day`}</th>
            <th scope="col">{t`Tickets`}</th>
            <th scope="col">{t`Revenue`}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.at}>
              <th scope="row">{showDate(day.at, locale, timezone)}</th>
              <td>{day.tickets}</td>
              <td>{showMoney(day.value, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
