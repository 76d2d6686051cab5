import { expect, it } from 'vitest';
import { makePrometheusMetrics } from '#server/platform/system/prometheus-metrics.ts';
import { joinMetrics } from './join-metrics.ts';

it('labels every sample with its node, and names every family once', async () => {
  const texts = await Promise.all(
    [1, 2].map(async (place) => {
      const metrics = makePrometheusMetrics();
      metrics.count('jobs_total', { outcome: 'done' }, place);
      metrics.gauge('waiting', () => place * 10);
      return { place, text: await metrics.read() };
    }),
  );
  expect(joinMetrics(texts)).toBe(
    [
      '# TYPE vemoi_jobs_total counter',
      'vemoi_jobs_total{node="1",outcome="done"} 1',
      'vemoi_jobs_total{node="2",outcome="done"} 2',
      '# TYPE vemoi_waiting gauge',
      'vemoi_waiting{node="1"} 10',
      'vemoi_waiting{node="2"} 20',
      '',
    ].join('\n'),
  );
});
