import type { GraphqlTransport } from './graphql-transport.ts';

export function makeLazyTransport(load: () => Promise<GraphqlTransport>): GraphqlTransport {
  let loading: Promise<GraphqlTransport> | null = null;
  return async (document, variables, options) => {
    loading ??= load().catch((error: unknown) => {
      // A failed load is not cached.
      loading = null;
      throw error;
    });
    return (await loading)(document, variables, options);
  };
}
