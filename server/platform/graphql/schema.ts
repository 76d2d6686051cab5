import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  isAbstractType,
  isSpecifiedScalarType,
} from 'graphql';
import { declaredAccess } from './root-field.ts';
import { equipScalar } from './scalars.ts';
import type { Resolvers } from './schema.gen.ts';

const SERVER = join(import.meta.dirname, '../..');

function schemaText(): string {
  return globSync('**/*.graphql', { cwd: SERVER })
    .sort()
    .map((file) => readFileSync(join(SERVER, file), 'utf8'))
    .join('\n');
}

type FieldResolvers = Readonly<Record<string, unknown>>;

function attach(schema: GraphQLSchema, resolvers: Resolvers): void {
  for (const [typeName, fields] of Object.entries(resolvers as Readonly<Record<string, FieldResolvers>>)) {
    const type = schema.getType(typeName);
    if (type !== undefined && isAbstractType(type) && typeof fields['__resolveType'] === 'function') {
      type.resolveType = fields['__resolveType'] as NonNullable<typeof type.resolveType>;
      continue;
    }
    if (!(type instanceof GraphQLObjectType))
      throw new Error(`Resolvers are given for ${typeName}, which is no object type of the schema`);
    const known = type.getFields();
    for (const [name, resolve] of Object.entries(fields)) {
      const field = known[name];
      if (field === undefined)
        throw new Error(`A resolver is given for ${typeName}.${name}, which the schema does not have`);
      if (typeof resolve !== 'function') throw new Error(`The resolver of ${typeName}.${name} is not a function`);
      if (field.resolve !== undefined) throw new Error(`${typeName}.${name} has two resolvers`);
      field.resolve = resolve as NonNullable<typeof field.resolve>;
    }
  }
}

export const rootFields = (schema: GraphQLSchema): { readonly name: string; readonly resolve: unknown }[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type === undefined || type === null
      ? []
      : Object.values(type.getFields()).map((field) => ({
          name: `${type.name}.${field.name}`,
          resolve: field.resolve,
        })),
  );

const unfinishedRootFields = (schema: GraphQLSchema): string[] =>
  rootFields(schema)
    .filter(({ resolve }) => typeof resolve !== 'function' || declaredAccess(resolve) === undefined)
    .map(({ name }) => name);

/** Throws for a root field without a `rootField` resolver, which would answer nothing, or everyone. */
export function makeSchema(areas: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(schemaText());
  for (const type of Object.values(schema.getTypeMap()))
    if (type instanceof GraphQLScalarType && !isSpecifiedScalarType(type)) equipScalar(type);
  for (const resolvers of areas) attach(schema, resolvers);
  const unfinished = unfinishedRootFields(schema);
  if (unfinished.length > 0)
    throw new Error(`These root fields have no resolver made by rootField: ${unfinished.join(', ')}`);
  return schema;
}
