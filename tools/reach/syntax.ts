/** A node of the syntax tree, read by shape: the parser's own types name every kind of node, and few matter here. */
export type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export const nodeOf = (value: unknown): Node | null => (isNode(value) ? value : null);
export const nodesOf = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

export function textOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (typeof value['name'] === 'string') return value['name'];
  return typeof value['value'] === 'string' ? value['value'] : '';
}

/** No reference to a binding. */
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

/** Without names that refer to nothing. */
export function childrenOf(node: Node): readonly Node[] {
  const naming = node['computed'] === true ? undefined : NAMING_KEYS[node.type];
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === naming) return [];
    return isNode(value) ? [value] : nodesOf(value);
  });
}
