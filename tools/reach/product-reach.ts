import { readFileSync } from 'node:fs';
import { ENTRIES, measuredFiles, productProgram } from './product.ts';
import { type Reached, reach } from './reach.ts';
import { type FileReach, readWaiting, type Waiting } from './waiting.ts';

const WAITING_LIST = 'docs/waiting.tsv';

/** Tests walk through unions' lists and transition tables so that no member is left out. */
const isTable = (file: string, name: string): boolean => file.startsWith('domain/') && /^[A-Z][A-Z_]*$/.test(name);

export type ProductReach = {
  readonly reached: Reached;
  readonly files: readonly FileReach[];
  readonly waiting: readonly Waiting[];
};

export function readProductReach(): ProductReach {
  const program = productProgram();
  const reached = reach(ENTRIES, program);
  const files = measuredFiles().map((file) => {
    const names = [...(program.shapeOf(file)?.exports.keys() ?? [])];
    const isReached = (name: string) => reached.isReached(file, name);
    const used = names.some(isReached);
    const unreached = names.filter((name) => !isReached(name) && !(used && isTable(file, name)));
    return { file, unreached, reached: names.filter((name) => !unreached.includes(name)) };
  });
  return { reached, files, waiting: readWaiting(readFileSync(WAITING_LIST, 'utf8')) };
}
