import { GraphQLError, type GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql';

type Numeric = { readonly name: string; readonly most: number; readonly whole: string };

function numeric({
  name,
  most,
  whole,
}: Numeric): Pick<GraphQLScalarType<number, number>, 'serialize' | 'parseValue' | 'parseLiteral'> {
  const parse = (value: unknown): number => {
    if (typeof value !== 'number' || !Number.isInteger(value) || Math.abs(value) > most)
      throw new GraphQLError(`${name} cannot represent a value that is not ${whole}`);
    return value;
  };
  return {
    serialize: (value) => {
      // Our own output: another shape is a bug.
      if (typeof value !== 'number' || !Number.isInteger(value)) throw new Error(`${name} cannot be ${String(value)}`);
      return value;
    },
    parseValue: parse,
    parseLiteral: (node: ValueNode) => (node.kind === Kind.INT ? parse(Number(node.value)) : parse(undefined)),
  };
}

const anything = {
  serialize: (value: unknown) => value,
  parseValue: (value: unknown) => value,
  parseLiteral: (node: ValueNode, variables?: Record<string, unknown> | null) => valueFromASTUntyped(node, variables),
};

// 8.64e15: the last instant that a JavaScript Date can hold.
const behaviours: Readonly<Record<string, Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>>> = {
  Timestamp: numeric({ name: 'Timestamp', most: 8.64e15, whole: 'a whole number of milliseconds' }),
  Dong: numeric({ name: 'Dong', most: Number.MAX_SAFE_INTEGER, whole: 'a whole number of dong within 2^53' }),
  Json: anything,
  Ability: anything,
};

/** Every scalar of shared.graphql must be listed here. */
export function equipScalar(scalar: GraphQLScalarType): void {
  const behaviour = behaviours[scalar.name];
  if (behaviour === undefined) throw new Error(`The scalar ${scalar.name} has no behaviour in scalars.ts`);
  Object.assign(scalar, behaviour);
}
