import { token } from '#domain/kernel/token.ts';

export type MetricLabels = Readonly<Record<string, string>>;

/** Numbers for operators at /metrics. Prometheus names without the prefix `vemoi_`; labels take few values. */
export type Metrics = {
  readonly count: (name: string, labels?: MetricLabels, by?: number) => void;
  /** A duration in seconds. */
  readonly observe: (name: string, seconds: number, labels?: MetricLabels) => void;
  /** Read on each scrape. */
  readonly gauge: (name: string, read: () => number | Promise<number>, labels?: MetricLabels) => void;
};
export const Metrics = token<Metrics>('Metrics');
