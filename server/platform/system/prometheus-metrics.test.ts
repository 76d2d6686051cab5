import { expect, it } from 'vitest';
import { makePrometheusMetrics } from './prometheus-metrics.ts';

it('counts, measures and reads gauges in the text format of Prometheus', async () => {
  const metrics = makePrometheusMetrics();
  metrics.count('jobs_total', { outcome: 'done' });
  metrics.count('jobs_total', { outcome: 'done' }, 2);
  metrics.observe('seconds', 0.02);
  metrics.observe('seconds', 60);
  metrics.gauge('waiting', () => Promise.resolve(4), { lane: 'a"b' });
  metrics.gauge('broken', () => Promise.reject(new Error('away')));
  const lines = (await metrics.read()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'vemoi_jobs_total{outcome="done"} 3',
      'vemoi_seconds_bucket{le="0.01"} 0',
      'vemoi_seconds_bucket{le="0.025"} 1',
      'vemoi_seconds_bucket{le="+Inf"} 2',
      'vemoi_seconds_count 2',
      'vemoi_waiting{lane="a\\"b"} 4',
      'vemoi_broken NaN',
    ]),
  );
});
