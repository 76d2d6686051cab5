import type { TestOutcome } from '../test/test-results.ts';

export type Requirement = {
  readonly id: string;
  readonly section: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
};
export type Coverage = {
  readonly covered: readonly Requirement[];
  readonly open: readonly Requirement[];
  readonly faults: readonly string[];
};

const MOST_IN_A_TITLE = 3;
const tagsOf = (title: string): readonly string[] =>
  [...title.matchAll(/\[(S\d+(?:\.\d+)?-\d+)\]/g)].flatMap(([, id]) => id ?? []);
const ownTitle = (test: TestOutcome): readonly string[] => [...new Set(tagsOf(test.title))];

/**
 * A row is covered when a test that names it passed and none that names it failed. A row of kind ui counts only from a
 * journey or a rendered component; a title with more than three ids, or with an id that is no row, is a fault.
 */
export function coverage(rows: readonly Requirement[], tests: readonly TestOutcome[]): Coverage {
  const known = new Map(rows.map((row) => [row.id, row]));
  const passed = new Set<string>();
  const failed = new Set<string>();
  const faults: string[] = [];
  for (const test of tests) {
    const ids = ownTitle(test);
    if (ids.length > MOST_IN_A_TITLE) faults.push(`${ids.length} ids in one title: ${test.title}`);
    for (const id of ids) {
      const row = known.get(id);
      if (row === undefined) faults.push(`${id} is not a row of the checklist: ${test.title}`);
      else if (row.kind === 'ui' && test.kind !== 'journey' && test.kind !== 'rendered')
        faults.push(`${id} is a ui row and needs a journey or a rendered component: ${test.title}`);
      else if (ids.length <= MOST_IN_A_TITLE) (test.passed ? passed : failed).add(id);
    }
  }
  const isCovered = ({ id }: Requirement) => passed.has(id) && !failed.has(id);
  return { covered: rows.filter(isCovered), open: rows.filter((row) => !isCovered(row)), faults };
}
