/**
 * What resolvers hand to the fields of a type, where that is not the type itself: tools/codegen reads this list.
 * Key: type of the schema; value: module and type, as graphql-codegen writes them.
 */
export const mappers: Readonly<Record<string, string>> = {};
