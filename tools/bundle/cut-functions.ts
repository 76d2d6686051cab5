import { parseAst } from 'vite';
import type { CutOut } from './left-out.ts';

type Node = { readonly type: string; readonly start: number; readonly end: number };
type Named = Node & { readonly id: { readonly name: string } | null; readonly body: Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const isNamed = (node: Node): node is Named => node.type === 'FunctionDeclaration';

function* functionsIn(node: Node): Generator<Named> {
  if (isNamed(node)) yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* functionsIn(child);
}

/** Throws for a name or text that the code does not have exactly once: the package has changed. */
export function cutFunctions(code: string, { functions, never }: Pick<CutOut, 'functions' | 'never'>): string {
  const all = [...functionsIn(parseAst(code))];
  const bodies = Object.entries(functions).map(([name, body]) => {
    const [found, ...more] = all.filter(({ id }) => id?.name === name);
    if (found === undefined || more.length > 0) throw new Error(`Not exactly once: ${name}`);
    return { ...found.body, text: `{ ${body} }` };
  });
  const conditions = never.map((text) => {
    const start = code.indexOf(text);
    if (start === -1 || code.includes(text, start + 1)) throw new Error(`Not exactly once: ${text}`);
    return { start, end: start, text: 'if (false) ' };
  });
  const cuts = [...bodies, ...conditions]
    .toSorted((one, other) => other.start - one.start)
    .filter(({ start }) => !bodies.some((body) => body.start < start && start < body.end));
  return cuts.reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code);
}
