declare const shape: unique symbol;

/** One operation of our own, as text; tools/codegen writes these beside each `.graphql` file. The types are phantom. */
export type GraphqlDocument<Data, Variables> = {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly text: string;
  readonly [shape]?: (variables: Variables) => Data;
};
