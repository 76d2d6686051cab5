import { token } from '#domain/kernel/token.ts';

export type MetricLabels = Readonly<Record<string, string>>;

/**
 * Numbers for operators, read at /metrics. Names are Prometheus names without the prefix `vemoi_`; labels take few
 * values.
 */
export type Metrics = {
  readonly count: (name: string, labels?: MetricLabels, by?: number) => void;
  /** Seconds that something took. */
  readonly observe: (name: string, seconds: number, labels?: MetricLabels) => void;
  /** A number that is read when somebody asks. */
  readonly gauge: (name: string, read: () => number | Promise<number>, labels?: MetricLabels) => void;
};
export const Metrics = token<Metrics>('Metrics');
