import { readFileSync } from 'node:fs';
import { makeProgram } from '../reach/product.ts';
import { type ProductReach, readProductReach } from '../reach/product-reach.ts';
import { type Reached, reach } from '../reach/reach.ts';
import type { Evidence, Finding } from './coverage.ts';
import { readTestFile, type TestCode, type TestFile } from './tagged-tests.ts';

const RENDER_PAGE = 'test/rendered/render-page.tsx';
/** The product's own frame, and a way to put use cases into it. */
const RENDERING = [RENDER_PAGE, 'test/rendered/with-use-cases.tsx'];
/** In its own process, or as a separate one. */
const SERVERS = [
  ['test/server/start-test-app.ts', 'startTestApp'],
  ['server/main/start-app.ts', 'startApp'],
  ['server/main/run-server.ts', 'runServer'],
] as const;
const SERVER_PROCESS = 'test/server/server-process.ts';

const COUNTS: Finding = { kind: 'COUNTS' };
const WAITS: Finding = { kind: 'WAITS' };
const fault = (why: string): Finding => ({ kind: 'FAULT', why });

const remembered = <Value>(make: (file: string) => Value): ((file: string) => Value) => {
  const known = new Map<string, Value>();
  return (file) => {
    if (!known.has(file)) known.set(file, make(file));
    return known.get(file) as Value;
  };
};

export function makeEvidence(product: ProductReach = readProductReach()): Evidence {
  const everything = makeProgram(() => true);
  const unreached = new Map(product.files.map((file) => [file.file, new Set(file.unreached)]));
  const read = remembered((file): TestFile => readTestFile(readFileSync(file, 'utf8'), file));
  const usedBy = remembered((file): Reached => reach([file], everything));

  const isReached = (file: string, name: string): boolean =>
    unreached.get(file)?.has(name) === false || product.reached.isReached(file, name);

  const isOverTheWire = remembered((file) => {
    const used = usedBy(file);
    return used.files.has(SERVER_PROCESS) || SERVERS.some(([server, name]) => used.isReached(server, name));
  });

  /** All of the file where titles are put together. */
  function testsOf(file: string, id: string): readonly TestCode[] {
    const { tests, whole } = read(file);
    const tagged = tests.filter(({ tags }) => tags.has(id));
    return tagged.length > 0 ? tagged : [whole];
  }

  /** Null when it shows the product's pages. */
  function madeUpIn(file: string, { names, writesJsx, setsHandle, given }: TestCode): string | null {
    if (writesJsx) return 'it renders elements of its own';
    if (setsHandle) return 'it hands in its own screens';
    for (const [local, { specifier, name }] of read(file).imports) {
      const source = names.has(local) ? everything.resolve(specifier, file) : null;
      if (source === null || product.reached.isReached(source, name)) continue;
      if (source.startsWith('ui/')) return `the product does not render ${name} of ${source}`;
      if (given.has(local)) return `the product does not use ${name} of ${source}`;
    }
    return null;
  }

  function madeUp(file: string, id: string): string | null {
    const used = usedBy(file);
    if (!used.isReached(RENDER_PAGE, 'renderPage')) return 'it does not render a page';
    const shared = [...used.files].filter((part) => part.startsWith('test/rendered/') && !RENDERING.includes(part));
    const inShared = shared.map((part) => madeUpIn(part, read(part).whole)).find((why) => why !== null);
    if (inShared !== undefined) return inShared;
    const found = testsOf(file, id).map((code) => madeUpIn(file, code));
    return found.includes(null) ? null : (found[0] ?? null);
  }

  /** Whether the tests of a file that name a row use only what the product reaches of their subject. */
  function testsReachedCode(file: string, id: string): boolean {
    const { imports } = read(file);
    const subject = file.replace(/(?:\.postgres)?\.test\.tsx?$/, '.ts');
    const ours = [...imports].flatMap(([local, { specifier, name }]) => {
      const source = everything.resolve(specifier, file);
      return source !== null && /^(?:domain|words|application|adapters|server|ui)\//.test(source)
        ? [{ local, source, name }]
        : [];
    });
    return testsOf(file, id).some(({ names }) => {
      const used = ours.filter(({ local }) => names.has(local));
      const own = used.filter(({ source }) => source === subject);
      const tested = own.length > 0 ? own : used;
      return tested.length > 0 && tested.every(({ source, name }) => isReached(source, name));
    });
  }

  return (row, { kind, file }) => {
    if (kind === 'journey') return COUNTS;
    const why = kind === 'rendered' ? madeUp(file, row.id) : null;
    if (kind === 'rendered' && why !== null) return fault(why);
    switch (row.kind) {
      case 'ui':
        return kind === 'rendered' ? COUNTS : fault('a ui row needs a journey or a rendered page');
      case 'wire':
        return kind === 'server' && isOverTheWire(file) ? COUNTS : fault('a wire row needs a test over the wire');
      default:
        if (kind === 'rendered' || (kind === 'server' && isOverTheWire(file))) return COUNTS;
        return testsReachedCode(file, row.id) ? COUNTS : WAITS;
    }
  };
}
