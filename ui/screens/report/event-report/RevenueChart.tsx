import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export type RevenueChartProps = {
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly value: number }[];
  readonly show: (value: number) => string;
};

/** The table beside it holds the same figures. */
export const RevenueChart = ({ label, bars, show }: RevenueChartProps) => {
  const { vars } = useTheme();
  return (
    <Box role="img" aria-label={label} sx={{ width: '100%', height: 280 }}>
      <BarChart
        height={280}
        margin={{ left: 8, right: 8 }}
        hideLegend
        colors={[vars.palette.primary.main]}
        borderRadius={6}
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            categoryGapRatio: Math.max(0.3, 1 - bars.length / 8),
            data: bars.map(({ name }) => name),
          },
        ]}
        yAxis={[{ width: 96, valueFormatter: (value: number) => show(value) }]}
        series={[
          {
            data: bars.map(({ value }) => value),
            label,
            valueFormatter: (value) => (value === null ? '' : show(value)),
          },
        ]}
      />
    </Box>
  );
};
