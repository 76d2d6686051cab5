export type Trend = {
  /** By what the line through the points rises from the first to the last. */
  readonly growth: number;
  /** How far the points lie from that line (standard deviation). */
  readonly noise: number;
  readonly mean: number;
};

/** The straight line through what was measured at these times. */
export function trendOf(points: readonly { readonly at: number; readonly value: number }[]): Trend {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, value] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.value))];
  const spread = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  const slope =
    spread === 0 ? 0 : points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0) / spread;
  const noise = Math.sqrt(mean(points.map((point) => (point.value - value - slope * (point.at - at)) ** 2)));
  const times = points.map((point) => point.at);
  return { growth: points.length === 0 ? 0 : slope * (Math.max(...times) - Math.min(...times)), noise, mean: value };
}

/** The rise is no more than the noise makes likely, or a small part of the whole. */
export const isFlat = ({ growth, noise, mean }: Trend, part: number): boolean =>
  growth <= Math.max(2 * noise, part * mean);
