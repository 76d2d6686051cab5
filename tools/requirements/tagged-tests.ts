import { parseAst } from 'rolldown/parseAst';
import { type Foreign, readModuleShape } from '../reach/module-shape.ts';
import { childrenOf, type Node, nodeOf, nodesOf, textOf } from '../reach/syntax.ts';

export type TestCode = {
  readonly names: ReadonlySet<string>;
  /** Its own components, or props handed to the product's, instead of a page as it is bound. */
  readonly writesJsx: boolean;
  /** Menus learn from a route's handle which screens there are. */
  readonly setsHandle: boolean;
  readonly given: ReadonlySet<string>;
};
type TaggedTest = TestCode & { readonly tags: ReadonlySet<string> };
export type TestFile = {
  readonly tests: readonly TaggedTest[];
  readonly whole: TestCode;
  readonly imports: ReadonlyMap<string, Foreign>;
};

const TAG = /\[(S\d+(?:\.\d+)?-\d+)\]/g;
export const tagsIn = (text: string): readonly string[] => [...text.matchAll(TAG)].flatMap(([, id]) => id ?? []);

function stringOf(node: Node): string {
  if (node.type === 'Literal') return textOf(node);
  if (node.type !== 'TemplateElement') return '';
  const { raw } = node['value'] as { readonly raw: string };
  return raw;
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** `it` of `it(...)`, `it.each(...)(...)` and `` it.each`...`(...) ``. */
export function rootOf(call: Node): string {
  const inner = nodeOf(call['callee']) ?? nodeOf(call['object']) ?? nodeOf(call['tag']);
  return inner === null ? textOf(call) : rootOf(inner);
}

/** A plain element, such as `<p>Elsewhere</p>`, which marks another page. */
const isPlaceholder = (element: Node): boolean =>
  /^[a-z]/.test(textOf(element['name'])) && nodesOf(element['attributes']).length === 0;

function contentsOf(start: Node, declared: ReadonlyMap<string, Node>): TaggedTest {
  const [tags, names, given] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let writesJsx = false;
  let setsHandle = false;
  const look = (node: Node): void =>
    walk(node, (one) => {
      for (const tag of tagsIn(stringOf(one))) tags.add(tag);
      if (one.type === 'JSXOpeningElement' && !isPlaceholder(one)) writesJsx = true;
      if (one.type === 'Property' && textOf(one['key']) === 'handle') setsHandle = true;
      if (one.type === 'CallExpression' && textOf(one['callee']) === 'given')
        given.add(textOf(nodesOf(one['arguments'])[0]));
      const name = one.type === 'Identifier' || one.type === 'JSXIdentifier' ? textOf(one) : '';
      if (name === '' || names.has(name)) return;
      names.add(name);
      const own = declared.get(name);
      if (own !== undefined) look(own);
    });
  look(start);
  return { tags, names, writesJsx, setsHandle, given };
}

export function readTestFile(source: string, path: string): TestFile {
  const program = parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path) as unknown as Node;
  const declared = new Map<string, Node>();
  for (const statement of nodesOf(program['body'])) {
    const inner = nodeOf(statement['declaration']) ?? statement;
    for (const one of inner.type === 'VariableDeclaration' ? nodesOf(inner['declarations']) : [inner])
      if (textOf(one['id']) !== '') declared.set(textOf(one['id']), one);
  }
  const tests: TaggedTest[] = [];
  const visit = (node: Node, outer: readonly string[]): void => {
    const root = node.type === 'CallExpression' ? rootOf(node) : '';
    if (root === 'it' || root === 'test') {
      const contents = contentsOf(node, declared);
      tests.push({ ...contents, tags: new Set([...outer, ...contents.tags]) });
    } else if (root === 'describe') {
      const titles = nodesOf(node['arguments']).flatMap((argument) => tagsIn(stringOf(argument)));
      for (const child of childrenOf(node)) visit(child, [...outer, ...titles]);
    } else for (const child of childrenOf(node)) visit(child, outer);
  };
  visit(program, []);
  return { tests, whole: contentsOf(program, new Map()), imports: readModuleShape(source, path).imports };
}
