import { z } from 'zod';

const Place = z.object({ line: z.number().optional() });
const Range = z.object({ start: Place });
const FileCoverage = z.object({
  statementMap: z.record(z.string(), Range),
  s: z.record(z.string(), z.number()),
  branchMap: z.record(z.string(), z.object({ loc: Range, locations: z.array(Range) })),
  b: z.record(z.string(), z.array(z.number())),
});
export const CoverageReport = z.record(z.string(), FileCoverage);

export type Reached = { readonly reached: number; readonly all: number; readonly missed: readonly string[] };
export type RulebookCoverage = { readonly lines: Reached; readonly branches: Reached };

/** A default branch that calls never() exists for the compiler and cannot run. */
const CANNOT_HAPPEN = /\bnever\(/;

type Point = { readonly file: string; readonly line: number; readonly count: number };

function told(points: readonly Point[]): Reached {
  const missed = points.filter(({ count }) => count === 0).map(({ file, line }) => `${file}:${line}`);
  return { reached: points.length - missed.length, all: points.length, missed };
}

/** Without default branches that cannot run. `lineOf` counts from 1. */
export function rulebookCoverage(
  report: z.infer<typeof CoverageReport>,
  lineOf: (file: string, line: number) => string,
): RulebookCoverage {
  const counts = ({ file, line }: Point): boolean =>
    !CANNOT_HAPPEN.test(lineOf(file, line)) && !CANNOT_HAPPEN.test(defaultAfter(file, line));
  const defaultAfter = (file: string, line: number): string =>
    /^\s*default:/.test(lineOf(file, line)) ? lineOf(file, line + 1) : '';

  const lines = Object.entries(report).flatMap(([file, { statementMap, s }]) => {
    const byLine = new Map<number, number>();
    for (const [id, { start }] of Object.entries(statementMap)) {
      const line = start.line ?? 0;
      byLine.set(line, Math.max(byLine.get(line) ?? 0, s[id] ?? 0));
    }
    return [...byLine].map(([line, count]) => ({ file, line, count }));
  });
  const branches = Object.entries(report).flatMap(([file, { branchMap, b }]) =>
    Object.entries(branchMap).flatMap(([id, { loc, locations }]) =>
      locations.map(({ start }, way) => ({ file, line: start.line ?? loc.start.line ?? 0, count: b[id]?.[way] ?? 0 })),
    ),
  );
  return { lines: told(lines.filter(counts)), branches: told(branches.filter(counts)) };
}
