import type { MetricLabels, Metrics } from '#server/platform/ports/metrics.ts';

export type ReadableMetrics = Metrics & { readonly read: () => Promise<string> };

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const SPECIAL = /[\\"\n]/;
const quoted = (value: string): string =>
  SPECIAL.test(value) ? value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n') : value;
// Callers that measure every request reuse their labels, so the text is cached.
const texts = new WeakMap<MetricLabels, string>();
function labelled(labels: MetricLabels): string {
  const known = texts.get(labels);
  if (known !== undefined) return known;
  const parts = Object.entries(labels).map(([name, value]) => `${name}="${quoted(value)}"`);
  const text = parts.length === 0 ? '' : `{${parts.join(',')}}`;
  texts.set(labels, text);
  return text;
}

type Histogram = { readonly labels: MetricLabels; readonly counts: number[]; sum: number; total: number };
type Gauge = { readonly labels: MetricLabels; readonly read: () => number | Promise<number> };

const of = <V>(family: Map<string, Map<string, V>>, name: string): Map<string, V> => {
  const known = family.get(name);
  if (known !== undefined) return known;
  const made = new Map<string, V>();
  family.set(name, made);
  return made;
};

/** In Prometheus's text format. */
export function makePrometheusMetrics(): ReadableMetrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, Histogram>>();
  const gauges = new Map<string, Map<string, Gauge>>();

  async function lines(): Promise<string[]> {
    const out: string[] = [];
    for (const [name, series] of counters) {
      out.push(`# TYPE vemoi_${name} counter`);
      for (const [labels, value] of series) out.push(`vemoi_${name}${labels} ${value}`);
    }
    for (const [name, series] of histograms) {
      out.push(`# TYPE vemoi_${name} histogram`);
      for (const { labels, counts, sum, total } of series.values()) {
        let reached = 0;
        BUCKETS.forEach((limit, index) => {
          reached += counts[index] ?? 0;
          out.push(`vemoi_${name}_bucket${labelled({ ...labels, le: String(limit) })} ${reached}`);
        });
        out.push(
          `vemoi_${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${total}`,
          `vemoi_${name}_sum${labelled(labels)} ${sum}`,
          `vemoi_${name}_count${labelled(labels)} ${total}`,
        );
      }
    }
    for (const [name, series] of gauges) {
      out.push(`# TYPE vemoi_${name} gauge`);
      for (const { labels, read } of series.values()) {
        try {
          out.push(`vemoi_${name}${labelled(labels)} ${await read()}`);
        } catch {
          out.push(`vemoi_${name}${labelled(labels)} NaN`);
        }
      }
    }
    return out;
  }

  return {
    count: (name, labels = {}, by = 1) => {
      const series = of(counters, name);
      const key = labelled(labels);
      series.set(key, (series.get(key) ?? 0) + by);
    },
    observe: (name, seconds, labels = {}) => {
      const series = of(histograms, name);
      const key = labelled(labels);
      let histogram = series.get(key);
      if (histogram === undefined) {
        histogram = { labels, counts: BUCKETS.map(() => 0), sum: 0, total: 0 };
        series.set(key, histogram);
      }
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit);
      if (bucket >= 0) histogram.counts[bucket] = (histogram.counts[bucket] ?? 0) + 1;
      histogram.sum += seconds;
      histogram.total += 1;
    },
    gauge: (name, read, labels = {}) => {
      of(gauges, name).set(labelled(labels), { labels, read });
    },
    read: async () => `${(await lines()).join('\n')}\n`,
  };
}
