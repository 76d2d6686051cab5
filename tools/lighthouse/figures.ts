import { z } from 'zod';
import { median } from '../bench/quantile.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MEASURES = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
  bytes: 'total-byte-weight',
} as const;
type Category = (typeof CATEGORIES)[number];
type Measure = keyof typeof MEASURES;

const Score = z.object({ score: z.number().nullable() });
const Report = z.object({
  categories: z.object({ performance: Score, accessibility: Score, 'best-practices': Score, seo: Score }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      displayValue: z.string().optional(),
    }),
  ),
});
const Requests = z.object({
  audits: z.object({
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.object({ resourceType: z.string().optional(), transferSize: z.number() })),
      }),
    }),
  }),
});

/** One page, once. Scores from 0 to 100, times in ms, bytes as they travelled. */
export type Figures = Readonly<Record<Category | Measure | 'script', number>>;

export function figuresOf(report: unknown): Figures & { readonly amiss: readonly string[] } {
  const { categories, audits } = Report.parse(report);
  const items = Requests.parse(report).audits['network-requests'].details.items;
  const measure = (name: Measure): number => audits[MEASURES[name]]?.numericValue ?? Number.NaN;
  const score = (name: Category): number => Math.round((categories[name].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: measure('lcp'),
    cls: measure('cls'),
    tbt: measure('tbt'),
    bytes: measure('bytes'),
    script: items.reduce((sum, item) => sum + (item.resourceType === 'Script' ? item.transferSize : 0), 0),
    amiss: Object.entries(audits).flatMap(([id, audit]) =>
      audit.score === 0 ? [`${id}: ${audit.title} ${audit.displayValue ?? ''}`.trim()] : [],
    ),
  };
}

const NAMES = [...CATEGORIES, 'lcp', 'cls', 'tbt', 'bytes', 'script'] as const;

export function mediansOf(rounds: readonly Figures[]): Figures {
  const of = (name: (typeof NAMES)[number]): number => median(rounds.map((each) => each[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    bytes: of('bytes'),
    script: of('script'),
  };
}

const SCRIPT_BEHIND_A_LINK = 420_000;

/** Scores at least, everything else at most. Lighthouse counts headers too, some 650 bytes a file. */
const LIMITS = {
  least: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 },
  most: { lcp: 2_000, cls: 0.02, script: 230_000, bytes: 1_000_000 },
} as const;

/** A page behind a link of its own brings its forms at once. */
const limitsOf = (unlisted: boolean): Readonly<Record<keyof typeof LIMITS.most, number>> =>
  unlisted ? { ...LIMITS.most, script: SCRIPT_BEHIND_A_LINK } : LIMITS.most;

export function faultsOf(medians: Figures, unlisted = false): readonly string[] {
  const least = Object.entries(LIMITS.least) as [keyof typeof LIMITS.least, number][];
  const most = Object.entries(limitsOf(unlisted)) as [keyof typeof LIMITS.most, number][];
  return [
    ...least.flatMap(([name, limit]) =>
      medians[name] >= limit ? [] : [`${name} ${medians[name]}, at least ${limit}`],
    ),
    ...most.flatMap(([name, limit]) => (medians[name] < limit ? [] : [`${name} ${medians[name]}, less than ${limit}`])),
  ];
}
