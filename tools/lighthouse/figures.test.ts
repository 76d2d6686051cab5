import { describe, expect, it } from 'vitest';
import { type Figures, faultsOf, figuresOf, mediansOf } from './figures.ts';

const audit = (numericValue: number, score = 1) => ({ title: 'T', score, numericValue });
const report = {
  categories: {
    performance: { score: 0.97 },
    accessibility: { score: 1 },
    'best-practices': { score: 1 },
    seo: { score: 0.92 },
  },
  audits: {
    'largest-contentful-paint': audit(1_400),
    'cumulative-layout-shift': audit(0.001),
    'total-blocking-time': audit(120),
    'total-byte-weight': audit(400_000),
    'meta-description': { title: 'Has a description', score: 0, displayValue: '1 page' },
    'network-requests': {
      title: 'Requests',
      score: 1,
      details: {
        items: [
          { resourceType: 'Script', transferSize: 100_000 },
          { resourceType: 'Image', transferSize: 50_000 },
          { resourceType: 'Script', transferSize: 20_000 },
        ],
      },
    },
  },
};
const good: Figures = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1_400,
  cls: 0,
  tbt: 90,
  bytes: 400_000,
  script: 120_000,
};

describe('what Lighthouse says of a page', () => {
  it('is its scores, its measures, its scripts and what is amiss', () => {
    expect(figuresOf(report)).toEqual({
      ...good,
      seo: 92,
      cls: 0.001,
      tbt: 120,
      amiss: ['meta-description: Has a description 1 page'],
    });
  });

  it('is the middle of its rounds, each figure by itself', () => {
    const rounds = [good, { ...good, performance: 80, lcp: 3_000 }, { ...good, performance: 99, lcp: 1_500 }];
    expect(mediansOf(rounds)).toEqual({ ...good, lcp: 1_500 });
  });

  it.each([
    ['performance', 96],
    ['accessibility', 99],
    ['best-practices', 96],
    ['seo', 92],
    ['lcp', 2_000],
    ['cls', 0.02],
    ['script', 230_000],
    ['bytes', 1_000_000],
  ] as const)('does not hold with %s %d', (name, value) => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf({ ...good, [name]: value })).toHaveLength(1);
  });

  it('may bring forms, and still has a limit, behind a link of its own', () => {
    expect(faultsOf({ ...good, script: 400_000 }, true)).toEqual([]);
    expect(faultsOf({ ...good, script: 420_000 }, true)).toHaveLength(1);
  });
});
