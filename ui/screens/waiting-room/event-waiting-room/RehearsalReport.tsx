import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showCount } from '#ui/screens/event/desk/figures.view.ts';
import { type RehearsalReport as Report, refusedAttempts, secondsText } from './rehearsal.view.ts';

const Fact = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="subtitle1" className="tabular" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

export const RehearsalReport = ({ report }: { readonly report: Report }) => {
  const { t } = useLingui();
  const locale = useLocale();
  const count = (value: number) => showCount(value, locale);
  const seconds = (ms: number | null) => (ms === null ? '–' : t`${secondsText(ms, locale)} s`);
  const milliseconds = (ms: number | null) => (ms === null ? '–' : t`${count(ms)} ms`);
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>
        {report.soldOutAfter === null ? (
          <Trans>
            {count(report.admitted)} of {count(report.arrivals)} buyers got in, and tickets didn’t run out.
          </Trans>
        ) : (
          <Trans>
            Sold out {seconds(report.soldOutAfter)} after opening, with {count(report.placesTaken)} places taken.
          </Trans>
        )}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        <Fact label={<Trans>Arrived</Trans>}>{count(report.arrivals)}</Fact>
        <Fact label={<Trans>Let in</Trans>}>{count(report.admitted)}</Fact>
        <Fact label={<Trans>Buyers who got places</Trans>}>{count(report.gotPlaces)}</Fact>
        <Fact label={<Trans>Buyers who left without places</Trans>}>{count(report.turnedAway)}</Fact>
        {report.stillChoosing === 0 ? null : (
          <Fact label={<Trans>Still choosing at the end</Trans>}>{count(report.stillChoosing)}</Fact>
        )}
        <Fact label={<Trans>Let in per minute</Trans>}>{count(report.admittedPerMinute)}</Fact>
        <Fact label={<Trans>Still waiting at the end</Trans>}>{count(report.stillWaiting)}</Fact>
        <Fact label={<Trans>Median wait</Trans>}>{seconds(report.medianWait)}</Fact>
        <Fact label={<Trans>Longest wait</Trans>}>{seconds(report.longestWait)}</Fact>
        <Fact label={<Trans>Places taken</Trans>}>{count(report.placesTaken)}</Fact>
        <Fact label={<Trans>Refused attempts, each ticket type tried counts</Trans>}>
          {count(refusedAttempts(report))}
        </Fact>
        <Fact label={<Trans>Peak holds per second</Trans>}>{count(report.mostHoldsInASecond)}</Fact>
        <Fact label={<Trans>Median checkout response</Trans>}>{milliseconds(report.p50)}</Fact>
        <Fact label={<Trans>99th percentile checkout response</Trans>}>{milliseconds(report.p99)}</Fact>
      </Box>
    </Box>
  );
};
