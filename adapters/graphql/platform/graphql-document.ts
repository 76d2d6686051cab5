declare const shape: unique symbol;

/** Generated beside each `.graphql` file by tools/codegen. The types are phantom. */
export type GraphqlDocument<Data, Variables> = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  readonly [shape]?: (variables: Variables) => Data;
};
