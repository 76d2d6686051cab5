import { parseAst } from 'rolldown/parseAst';

/** A name that another module exports; '*' is all of them. */
export type Foreign = { readonly specifier: string; readonly name: string };
/** What a piece of code mentions: names of its own module, and other modules' exports that it names in place. */
export type Mentions = { readonly names: ReadonlySet<string>; readonly foreign: readonly Foreign[] };
/** One module's top level. A type and a value of the same name are one declaration. */
export type ModuleShape = {
  readonly declarations: ReadonlyMap<string, Mentions>;
  readonly imports: ReadonlyMap<string, Foreign>;
  /** Exported names: one of its own declarations or imports, or a name passed on from elsewhere. */
  readonly exports: ReadonlyMap<string, string | Foreign>;
  readonly starExports: readonly string[];
  /** Modules that are loaded with this one. */
  readonly loads: readonly string[];
  /** What its statements mention when it is loaded. */
  readonly effects: Mentions;
};

type Node = { readonly type: string; readonly [key: string]: unknown };
type Collected = { readonly names: Set<string>; readonly foreign: Foreign[] };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const isPattern = (value: Node): boolean => /Pattern$|^RestElement$|^Property$|^Identifier$/.test(value.type);
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const text = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (typeof value['name'] === 'string') return value['name'];
  return typeof value['value'] === 'string' ? value['value'] : '';
};

/** Names of properties, attributes and labels: no reference to a binding. */
const NAMING_KEYS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  PropertyDefinition: 'key',
  MethodDefinition: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  JSXAttribute: 'name',
  JSXMemberExpression: 'property',
  TSQualifiedName: 'right',
};

const namesOfPattern = (pattern: Node): readonly string[] => {
  if (pattern.type === 'Identifier') return [text(pattern)];
  return ['properties', 'elements', 'argument', 'left', 'value'].flatMap((key) => {
    const inner = pattern[key];
    if (isNode(inner)) return isPattern(inner) ? namesOfPattern(inner) : [];
    return nodes(inner).flatMap(namesOfPattern);
  });
};

const isMetaUrl = (value: Node | undefined): boolean =>
  value?.type === 'MemberExpression' && isNode(value['object']) && value['object'].type === 'MetaProperty';

/** The members that `import()` is asked for: `.then((m) => m.x)`, `(await import()).x` and `const { x } = await import()`. */
function membersOf(parameter: Node, body: unknown): readonly string[] {
  if (parameter.type === 'ObjectPattern')
    return nodes(parameter['properties']).map((property) => text(property['key']) || '*');
  const asked = new Set<string>();
  const seek = (node: Node, parent: Node | null): void => {
    if (node.type === 'Identifier' && text(node) === text(parameter))
      asked.add(
        parent?.type === 'MemberExpression' && parent['object'] === node && parent['computed'] !== true
          ? text(parent['property'])
          : '*',
      );
    for (const child of childrenOf(node)) seek(child, node);
  };
  if (isNode(body)) seek(body, null);
  return [...asked];
}

function childrenOf(node: Node): readonly Node[] {
  const naming = node['computed'] === true ? undefined : NAMING_KEYS[node.type];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === naming) return [];
    return isNode(value) ? [value] : nodes(value);
  });
}

/** Which members of a dynamic import its surroundings use; '*' where that is not plain to see. */
function importedMembers(parents: readonly Node[]): readonly string[] {
  const [parent, grandparent, above] = parents;
  if (parent?.type === 'MemberExpression' && text(parent['property']) === 'then') {
    const [callback] = nodes(grandparent?.['arguments']);
    const [parameter] = nodes(callback?.['params']);
    return parameter === undefined ? ['*'] : membersOf(parameter, callback?.['body']);
  }
  if (parent?.type !== 'AwaitExpression') return ['*'];
  const user = grandparent?.type === 'ParenthesizedExpression' ? above : grandparent;
  if (user?.type === 'MemberExpression') return [text(user['property'])];
  const pattern = user?.['id'];
  return user?.type === 'VariableDeclarator' && isNode(pattern) && pattern.type === 'ObjectPattern'
    ? membersOf(pattern, null)
    : ['*'];
}

/** Everything that a subtree mentions. Shadowed names count as mentioned: too much is found reached, never too little. */
function collect(node: Node, into: Collected, imports: ReadonlyMap<string, Foreign>, parents: readonly Node[]): void {
  const [parent] = parents;
  const specifier = text(node['source']);
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') {
    const name = text(node);
    const imported = imports.get(name);
    const object = parent?.['object'] ?? parent?.['left'];
    const member = text(parent?.['property'] ?? parent?.['right']);
    if (imported?.name === '*' && object === node && parent?.['computed'] !== true && member !== '')
      into.foreign.push({ specifier: imported.specifier, name: member });
    else into.names.add(name);
  } else if (node.type === 'ImportExpression' && specifier !== '')
    for (const name of importedMembers(parents)) into.foreign.push({ specifier, name });
  else if (node.type === 'TSImportType' && specifier !== '')
    into.foreign.push({ specifier, name: text(node['qualifier']) || '*' });
  else if (node.type === 'NewExpression' && text(node['callee']) === 'URL') {
    const [path, base] = nodes(node['arguments']);
    if (isMetaUrl(base)) into.foreign.push({ specifier: text(path), name: '*' });
  }
  for (const child of childrenOf(node)) collect(child, into, imports, [node, ...parents.slice(0, 2)]);
}

/** Reads a module's top level: what it declares, takes from others, and hands on. */
export function readModuleShape(source: string, path: string): ModuleShape {
  const program = parseAst(source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }, path) as unknown as Node;
  const statements = nodes(program['body']);
  const imports = new Map<string, Foreign>();
  const exports = new Map<string, string | Foreign>();
  const declarations = new Map<string, Collected>();
  const starExports: string[] = [];
  const loads: string[] = [];
  const effects: Collected = { names: new Set(), foreign: [] };

  for (const statement of statements.filter(({ type }) => type === 'ImportDeclaration')) {
    const specifier = text(statement['source']);
    if (statement['importKind'] !== 'type') loads.push(specifier);
    for (const one of nodes(statement['specifiers'])) {
      const name = one.type === 'ImportSpecifier' ? text(one['imported']) : 'default';
      imports.set(text(one['local']), { specifier, name: one.type === 'ImportNamespaceSpecifier' ? '*' : name });
    }
  }

  const declare = (name: string, node: Node): void => {
    const known = declarations.get(name) ?? { names: new Set(), foreign: [] };
    declarations.set(name, known);
    collect(node, known, imports, []);
  };
  /** Answers the names that a statement declares; none for one that only does something. */
  const declared = (statement: Node): readonly string[] => {
    if (statement.type === 'VariableDeclaration')
      return nodes(statement['declarations']).flatMap((one) => {
        const names = isNode(one['id']) ? namesOfPattern(one['id']) : [];
        for (const name of names) declare(name, one);
        return names;
      });
    const name = text(statement['id']);
    if (name === '' || !/Declaration$/.test(statement.type)) return [];
    declare(name, statement);
    return [name];
  };

  for (const statement of statements) {
    const specifier = text(statement['source']);
    const inner = statement['declaration'];
    if (statement.type === 'ImportDeclaration') continue;
    if (statement.type === 'ExportAllDeclaration') {
      loads.push(specifier);
      const exported = text(statement['exported']);
      if (exported === '') starExports.push(specifier);
      else exports.set(exported, { specifier, name: '*' });
    } else if (statement.type === 'ExportDefaultDeclaration') {
      declare('default', statement);
      exports.set('default', 'default');
    } else if (statement.type === 'ExportNamedDeclaration' && isNode(inner))
      for (const name of declared(inner)) exports.set(name, name);
    else if (statement.type === 'ExportNamedDeclaration') {
      if (specifier !== '') loads.push(specifier);
      for (const one of nodes(statement['specifiers'])) {
        const local = text(one['local']);
        exports.set(text(one['exported']), specifier === '' ? local : { specifier, name: local });
      }
    } else if (declared(statement).length === 0) collect(statement, effects, imports, []);
  }
  return { declarations, imports, exports, starExports, loads, effects };
}
