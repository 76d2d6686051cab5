import { parseAst } from 'rolldown/parseAst';
import { childrenOf, type Node, nodeOf, nodesOf, textOf } from './syntax.ts';

export type Foreign = { readonly specifier: string; readonly name: string };
export type Mentions = { readonly names: ReadonlySet<string>; readonly foreign: readonly Foreign[] };
export type ModuleShape = {
  readonly declarations: ReadonlyMap<string, Mentions>;
  readonly imports: ReadonlyMap<string, Foreign>;
  readonly exports: ReadonlyMap<string, string | Foreign>;
  readonly starExports: readonly string[];
  /** Modules that are loaded with this one. */
  readonly loads: readonly string[];
  readonly effects: Mentions;
};

type Collected = { readonly names: Set<string>; readonly foreign: Foreign[] };

const isPattern = (value: Node): boolean => /Pattern$|^RestElement$|^Property$|^Identifier$/.test(value.type);
const namesOfPattern = (pattern: Node): readonly string[] => {
  if (pattern.type === 'Identifier') return [textOf(pattern)];
  return ['properties', 'elements', 'argument', 'left', 'value'].flatMap((key) => {
    const inner = nodeOf(pattern[key]);
    if (inner !== null) return isPattern(inner) ? namesOfPattern(inner) : [];
    return nodesOf(pattern[key]).flatMap(namesOfPattern);
  });
};

const isMetaUrl = (value: Node | undefined): boolean =>
  value?.type === 'MemberExpression' && nodeOf(value['object'])?.type === 'MetaProperty';

/** `.then((m) => m.x)`, `(await import()).x` and `const { x } = await import()`. */
function membersOf(parameter: Node, body: unknown): readonly string[] {
  if (parameter.type === 'ObjectPattern')
    return nodesOf(parameter['properties']).map((property) => textOf(property['key']) || '*');
  const asked = new Set<string>();
  const seek = (node: Node, parent: Node | null): void => {
    if (node.type === 'Identifier' && textOf(node) === textOf(parameter))
      asked.add(
        parent?.type === 'MemberExpression' && parent['object'] === node && parent['computed'] !== true
          ? textOf(parent['property'])
          : '*',
      );
    for (const child of childrenOf(node)) seek(child, node);
  };
  const inside = nodeOf(body);
  if (inside !== null) seek(inside, null);
  return [...asked];
}

/** '*' where that is not plain. */
function importedMembers(parents: readonly Node[]): readonly string[] {
  const [parent, grandparent, above] = parents;
  if (parent?.type === 'MemberExpression' && textOf(parent['property']) === 'then') {
    const [callback] = nodesOf(grandparent?.['arguments']);
    const [parameter] = nodesOf(callback?.['params']);
    return parameter === undefined ? ['*'] : membersOf(parameter, callback?.['body']);
  }
  if (parent?.type !== 'AwaitExpression') return ['*'];
  const user = grandparent?.type === 'ParenthesizedExpression' ? above : grandparent;
  if (user?.type === 'MemberExpression') return [textOf(user['property'])];
  const pattern = nodeOf(user?.['id']);
  return user?.type === 'VariableDeclarator' && pattern?.type === 'ObjectPattern' ? membersOf(pattern, null) : ['*'];
}

/** Shadowed names count as mentioned: too much is found reached, never too little. */
function collect(node: Node, into: Collected, imports: ReadonlyMap<string, Foreign>, parents: readonly Node[]): void {
  const [parent] = parents;
  const specifier = textOf(node['source']);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    const name = textOf(node);
    const imported = imports.get(name);
    const object = parent?.['object'] ?? parent?.['left'];
    const member = textOf(parent?.['property'] ?? parent?.['right']);
    if (imported?.name === '*' && object === node && parent?.['computed'] !== true && member !== '')
      into.foreign.push({ specifier: imported.specifier, name: member });
    else into.names.add(name);
  } else if (node.type === 'ImportExpression' && specifier !== '')
    for (const name of importedMembers(parents)) into.foreign.push({ specifier, name });
  else if (node.type === 'TSImportType' && specifier !== '')
    into.foreign.push({ specifier, name: textOf(node['qualifier']) || '*' });
  else if (node.type === 'NewExpression' && textOf(node['callee']) === 'URL') {
    const [path, base] = nodesOf(node['arguments']);
    if (isMetaUrl(base)) into.foreign.push({ specifier: textOf(path), name: '*' });
  }
  for (const child of childrenOf(node)) collect(child, into, imports, [node, ...parents.slice(0, 2)]);
}

export function readModuleShape(source: string, path: string): ModuleShape {
  const program = parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path) as unknown as Node;
  const statements = nodesOf(program['body']);
  const imports = new Map<string, Foreign>();
  const exports = new Map<string, string | Foreign>();
  const declarations = new Map<string, Collected>();
  const starExports: string[] = [];
  const loads: string[] = [];
  const effects: Collected = { names: new Set(), foreign: [] };

  for (const statement of statements.filter(({ type }) => type === 'ImportDeclaration')) {
    const specifier = textOf(statement['source']);
    if (statement['importKind'] !== 'type') loads.push(specifier);
    for (const one of nodesOf(statement['specifiers'])) {
      const name = one.type === 'ImportSpecifier' ? textOf(one['imported']) : 'default';
      imports.set(textOf(one['local']), { specifier, name: one.type === 'ImportNamespaceSpecifier' ? '*' : name });
    }
  }

  const declare = (name: string, node: Node): void => {
    const known = declarations.get(name) ?? { names: new Set(), foreign: [] };
    declarations.set(name, known);
    collect(node, known, imports, []);
  };
  const declared = (statement: Node): readonly string[] => {
    if (statement.type === 'VariableDeclaration')
      return nodesOf(statement['declarations']).flatMap((one) => {
        const id = nodeOf(one['id']);
        const names = id === null ? [] : namesOfPattern(id);
        for (const name of names) declare(name, one);
        return names;
      });
    const name = textOf(statement['id']);
    if (name === '' || !/Declaration$/.test(statement.type)) return [];
    declare(name, statement);
    return [name];
  };

  for (const statement of statements) {
    const specifier = textOf(statement['source']);
    const inner = nodeOf(statement['declaration']);
    if (statement.type === 'ImportDeclaration') continue;
    if (statement.type === 'ExportAllDeclaration') {
      loads.push(specifier);
      const exported = textOf(statement['exported']);
      if (exported === '') starExports.push(specifier);
      else exports.set(exported, { specifier, name: '*' });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      declare('default', statement);
      exports.set('default', 'default');
    } else if (statement.type === 'ExportNamedDeclaration' && inner !== null)
      for (const name of declared(inner)) exports.set(name, name);
    else if (statement.type === 'ExportNamedDeclaration') {
      if (specifier !== '') loads.push(specifier);
      for (const one of nodesOf(statement['specifiers'])) {
        const local = textOf(one['local']);
        exports.set(textOf(one['exported']), specifier === '' ? local : { specifier, name: local });
      }
    } else if (declared(statement).length === 0) collect(statement, effects, imports, []);
  }
  return { declarations, imports, exports, starExports, loads, effects };
}
