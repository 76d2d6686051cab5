import type { Measured, Size } from './scale-figures.ts';

/** At a hundred times the size: the height of its trees, and luck. */
const MOST_GROWTH = 3;
/** Below this many pages growth means nothing. */
const SMALL = 200;

const pagesOf = ({ plans }: Measured): number => plans.reduce((sum, plan) => sum + plan.pages, 0);
const rowsOf = ({ plans }: Measured): number => plans.reduce((sum, plan) => sum + plan.rows, 0);
const shown = (value: number): string => (value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));

function wayOf({ plans }: Measured): string {
  const dearest = plans.toSorted((one, other) => other.pages - one.pages)[0];
  if (dearest === undefined) return '';
  return [...dearest.indexes, ...dearest.readWhole.map((table) => `all of ${table}`)].join(', ');
}

const at = (size: Size, name: string): Measured | undefined => size.measured.find(({ step }) => step.name === name);

/** Steps that touch more the more the database holds, although nothing they are about grew. */
export function grows(sizes: readonly Size[]): readonly string[] {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return [];
  return last.measured
    .filter((measured) => {
      const before = at(first, measured.step.name);
      const pages = pagesOf(measured);
      return (
        measured.step.growsWith === undefined &&
        before !== undefined &&
        pages > SMALL &&
        pages > MOST_GROWTH * pagesOf(before)
      );
    })
    .map(({ step }) => step.name);
}

export function printScale(sizes: readonly Size[]): void {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return;
  const growing = new Set(grows(sizes));
  const columns = [
    ...sizes.map(({ orders }) => `ms at ${shown(orders)}`),
    'ratio',
    ...sizes.map(({ orders }) => `pages at ${shown(orders)}`),
    'ratio',
    'rows',
  ];
  process.stdout.write(`\n${'step'.padEnd(62)}${columns.map((column) => column.padStart(20)).join('')}  by\n`);
  for (const measured of last.measured) {
    const each = sizes.map((size) => at(size, measured.step.name));
    const cells = [
      ...each.map((one) => (one === undefined ? '' : shown(one.ms))),
      each[0] === undefined ? '' : shown(measured.ms / each[0].ms),
      ...each.map((one) => (one === undefined ? '' : shown(pagesOf(one)))),
      each[0] === undefined ? '' : shown(pagesOf(measured) / Math.max(1, pagesOf(each[0]))),
      shown(rowsOf(measured)),
    ];
    const mark = growing.has(measured.step.name)
      ? ' GROWS'
      : measured.step.growsWith === undefined
        ? ''
        : ` (with ${measured.step.growsWith})`;
    process.stdout.write(
      `${(measured.step.name + mark).padEnd(62)}${cells.map((cell) => cell.padStart(20)).join('')}  ${wayOf(measured)}\n`,
    );
  }
}
