import { makeProgram } from './product.ts';
import { readProductReach } from './product-reach.ts';
import { type Reached, reach } from './reach.ts';
import { waitingFaults } from './waiting.ts';

const { files, waiting } = readProductReach();
const everything = makeProgram(() => true);
const byTest = new Map<string, Reached>();

function reachedBy(test: string): Reached {
  const known = byTest.get(test) ?? reach([test], everything);
  byTest.set(test, known);
  return known;
}

const faults = waitingFaults(files, waiting, (test, file, name) => reachedBy(test).isReached(file, name));
const exported = files.reduce((sum, { unreached, reached }) => sum + unreached.length + reached.length, 0);
const unreached = files.reduce((sum, file) => sum + file.unreached.length, 0);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${exported} exports in ${files.length} files, ${unreached} of them without a caller yet\n`);
if (faults.length > 0) process.exitCode = 1;
