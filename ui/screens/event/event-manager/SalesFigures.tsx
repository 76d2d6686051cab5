import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SalesOverview } from '#application/report/ports/sales-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount, showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { type LastSevenDays, lastSevenDays } from './event-manager.view.ts';

type SalesFiguresProps = { readonly overview: SalesOverview; readonly now: Instant };

export const SalesFigures = ({ overview, now }: SalesFiguresProps) => {
  const locale = useLocale();
  const { last, before, daily } = lastSevenDays(overview.days, now);
  const started = overview.days.length > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 2 },
        gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
      }}
    >
      <Figure label={<Trans>Revenue</Trans>} value={showMoney(overview.revenue, locale)}>
        {started ? <Week last={showMoney(last.value, locale)} before={showMoney(before.value, locale)} /> : null}
      </Figure>
      <Figure label={<Trans>Tickets sold</Trans>} value={showCount(overview.sold, locale)}>
        {started ? (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Week last={showCount(last.tickets, locale)} before={showCount(before.tickets, locale)} />
            <Sparkline days={daily} />
          </Box>
        ) : null}
      </Figure>
      <Figure label={<Trans>In checkout</Trans>} value={showCount(overview.held, locale)} />
      <Figure
        label={<Trans>Checked in</Trans>}
        value={
          <>
            {showCount(overview.checkedIn, locale)}
            <Typography component="span" color="textSecondary">
              {' / '}
              {showCount(overview.sold, locale)}
            </Typography>
          </>
        }
      />
    </Box>
  );
};

const Week = ({ last, before }: { readonly last: string; readonly before: string }) => (
  <Typography variant="body2" color="textSecondary" component="p" className="tabular">
    <Trans>
      {last} in 7 days, {before} in the 7 before
    </Trans>
  </Typography>
);

const SPARK = { width: 112, height: 24, bar: 6 } as const;

/** A bar for each day; the last seven stand out. The chart below says the same in words. */
const Sparkline = ({ days }: { readonly days: LastSevenDays['daily'] }) => {
  const top = Math.max(1, ...days.map(({ tickets }) => tickets));
  const step = SPARK.width / days.length;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      sx={{ width: '100%', maxWidth: SPARK.width, height: SPARK.height, display: 'block', mt: 1 }}
    >
      {days.map(({ age, tickets }) => {
        const height = Math.max(1, (tickets / top) * SPARK.height);
        return (
          <Box
            component="rect"
            key={age}
            x={(days.length - 1 - age) * step}
            y={SPARK.height - height}
            width={SPARK.bar}
            height={height}
            rx={1}
            sx={{
              fill: (theme) => theme.vars.palette.tone.jade,
              opacity: age < days.length / 2 ? 1 : 0.4,
            }}
          />
        );
      })}
    </Box>
  );
};

type FigureProps = { readonly label: ReactNode; readonly value: ReactNode; readonly children?: ReactNode };

const Figure = ({ label, value, children }: FigureProps) => (
  <Paper
    variant="outlined"
    sx={{ p: { xs: 1.75, md: 2.5 }, borderRadius: '16px', borderColor: 'divider', minWidth: 0 }}
  >
    <Typography
      variant="body2"
      color="textSecondary"
      component="p"
      sx={{ fontSize: { xs: '0.8125rem', md: '0.875rem' } }}
    >
      {label}
    </Typography>
    <Typography
      component="p"
      className="tabular"
      sx={{
        fontSize: 'clamp(1.125rem, 0.8rem + 1.6vw, 1.75rem)',
        fontWeight: 800,
        letterSpacing: '-0.02em',
        lineHeight: 1.35,
        overflowWrap: 'anywhere',
      }}
    >
      {value}
    </Typography>
    {children}
  </Paper>
);
