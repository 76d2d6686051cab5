import { parseAst } from 'rolldown/parseAst';
import { childrenOf, type Node, nodeOf, nodesOf, textOf } from '#tools/reach/syntax.ts';
import { rootOf, tagsIn } from '#tools/requirements/tagged-tests.ts';

type Shown = { readonly text: string; readonly language: 'en' | 'vi' };
const LANGUAGES = ['en', 'vi'] as const;
const ROW = 'S1-58';

const inside = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(inside)];
const isCall = (node: Node): boolean => node.type === 'CallExpression';
const literalsIn = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) => (node.type === 'Literal' && textOf(node) !== '' ? [textOf(node)] : []));
const inBoth = (texts: readonly string[]): readonly Shown[] =>
  texts.flatMap((text) => LANGUAGES.map((language) => ({ text, language })));

function shownBy(test: Node): readonly Shown[] {
  const nodes = inside(test);
  const literals = literalsIn(nodes);
  const runsInBoth =
    nodes.some((node) => node.type === 'Identifier' && textOf(node) === 'LANGUAGES') ||
    LANGUAGES.every((language) => literals.includes(language));
  return nodes.filter(isCall).flatMap((call): readonly Shown[] => {
    const given = nodesOf(call['arguments']);
    const texts = literalsIn(given);
    if (textOf(nodeOf(call['callee'])) === 'showsInBothLanguages') return inBoth(texts);
    if (textOf(nodeOf(call['callee'])) !== 'showsIn') return [];
    const [first, ...rest] = given;
    const language = LANGUAGES.find((one) => one === textOf(first) && first?.type === 'Literal');
    if (language !== undefined) return literalsIn(rest).map((text) => ({ text, language }));
    if (!runsInBoth) return [];
    // The texts of a table are its literals.
    return inBoth(rest.every(({ type }) => type === 'Literal') ? texts : literals);
  });
}

/** Which texts the tests of a file show on their screens, in which language: those whose titles name the row. */
export const textsOnScreens = (source: string, path: string): readonly Shown[] =>
  inside(parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path) as unknown as Node)
    .filter((node) => isCall(node) && rootOf(node) === 'it' && literalsIn(nodesOf(node['arguments'])).length > 0)
    .filter((node) => literalsIn(nodesOf(node['arguments'])).some((title) => tagsIn(title).includes(ROW)))
    .flatMap(shownBy);
