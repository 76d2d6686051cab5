import type { TestOutcome } from '../test/test-results.ts';
import { tagsIn } from './tagged-tests.ts';

export type Requirement = {
  readonly id: string;
  readonly section: string;
  readonly area: string;
  readonly kind: string;
  readonly text: string;
};
/** What a test says of a row that its title names: it shows it, it tests code that has no caller yet, or it cannot. */
export type Finding =
  | { readonly kind: 'COUNTS' }
  | { readonly kind: 'WAITS' }
  | { readonly kind: 'FAULT'; readonly why: string };
export type Evidence = (row: Requirement, test: TestOutcome) => Finding;
export type Coverage = {
  readonly covered: readonly Requirement[];
  readonly open: readonly Requirement[];
  /** Open rows whose rule is tested and has no caller in the product yet. */
  readonly waiting: readonly Requirement[];
  readonly faults: readonly string[];
};

const MOST_IN_A_TITLE = 3;

/** Covered: a test that names the row passed and counts, and none failed. At most three ids in a title. */
export function coverage(rows: readonly Requirement[], tests: readonly TestOutcome[], evidence: Evidence): Coverage {
  const known = new Map(rows.map((row) => [row.id, row]));
  const [passed, failed, waits] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const faults = new Set<string>();
  for (const test of tests) {
    const ids = [...new Set(tagsIn(test.title))];
    if (ids.length > MOST_IN_A_TITLE) faults.add(`${ids.length} ids in one title: ${test.title}`);
    for (const id of ids) {
      const row = known.get(id);
      if (row === undefined) {
        faults.add(`${id} is not a row of the checklist: ${test.title}`);
        continue;
      }
      const finding = evidence(row, test);
      if (!test.passed) failed.add(id);
      else if (finding.kind === 'FAULT') faults.add(`${id}: ${finding.why}: ${test.file}`);
      else if (finding.kind === 'WAITS') waits.add(id);
      else if (ids.length <= MOST_IN_A_TITLE) passed.add(id);
    }
  }
  const isCovered = ({ id }: Requirement) => passed.has(id) && !failed.has(id);
  const open = rows.filter((row) => !isCovered(row));
  return {
    covered: rows.filter(isCovered),
    open,
    waiting: open.filter(({ id }) => waits.has(id)),
    faults: [...faults],
  };
}
