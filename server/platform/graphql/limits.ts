import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const MOST_TOKENS = 2_000;
export const LONGEST_QUERY = 20_000;
const MOST_DEPTH = 15;
const MOST_ALIASES = 30;
/** A field costs 1, and anything below a list five times as much. */
const MOST_COST = 5_000;
const LIST_FACTOR = 5;

type Measured = { depth: number; cost: number; aliases: number };

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

/** Follows fragments and stops at a limit, so that a fragment bomb costs nothing. */
function measure(
  selections: SelectionSetNode,
  typeName: string | undefined,
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Measured {
  const total: Measured = { depth: 0, cost: 0, aliases: 0 };
  let spreads = 0;
  const walk = (
    set: SelectionSetNode,
    parent: string | undefined,
    depth: number,
    factor: number,
    open: ReadonlySet<string>,
  ): void => {
    if (total.cost > MOST_COST || depth > MOST_DEPTH + 1) return;
    total.depth = Math.max(total.depth, depth);
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, selection.typeCondition?.name.value ?? parent, depth, factor, open);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        spreads += 1;
        if (spreads > MOST_COST) total.cost = MOST_COST + 1;
        // graphql's own rule refuses cycles.
        if (fragment === undefined || open.has(selection.name.value)) continue;
        walk(
          fragment.selectionSet,
          fragment.typeCondition.name.value,
          depth,
          factor,
          new Set([...open, selection.name.value]),
        );
      } else {
        if (selection.alias !== undefined) total.aliases += 1;
        total.cost += factor;
        const type = parent === undefined ? undefined : schema.getType(parent);
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        const below = field === undefined ? undefined : getNamedType(field.type);
        // Introspection is limited by graphql's MaxIntrospectionDepthRule.
        if (selection.selectionSet === undefined || selection.name.value.startsWith('__')) continue;
        walk(
          selection.selectionSet,
          isCompositeType(below) ? below.name : undefined,
          depth + 1,
          field !== undefined && isList(field.type) ? factor * LIST_FACTOR : factor,
          open,
        );
      }
    }
  };
  walk(selections, typeName, 1, 1, new Set());
  return total;
}

/** One operation per document: the compiled form is cached by text. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    [Kind.DOCUMENT]: (document: DocumentNode) => {
      const fragments = new Map(
        document.definitions.flatMap((definition) =>
          definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
        ),
      );
      const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      if (operations.length !== 1) context.reportError(new GraphQLError('A request has exactly one operation.'));
      for (const operation of operations) {
        const root = context.getSchema().getRootType(operation.operation);
        const { depth, cost, aliases } = measure(operation.selectionSet, root?.name, context.getSchema(), fragments);
        if (depth > MOST_DEPTH)
          context.reportError(new GraphQLError(`The operation is nested deeper than ${MOST_DEPTH}.`));
        if (cost > MOST_COST) context.reportError(new GraphQLError(`The operation costs more than ${MOST_COST}.`));
        if (aliases > MOST_ALIASES)
          context.reportError(new GraphQLError(`The operation has more than ${MOST_ALIASES} aliases.`));
      }
    },
  };
}
