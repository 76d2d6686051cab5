import type { GraphqlTransport } from './graphql-transport.ts';

/** A transport that is fetched when it is first used. */
export function makeLazyTransport(load: () => Promise<GraphqlTransport>): GraphqlTransport {
  let loading: Promise<GraphqlTransport> | null = null;
  return async (document, variables, options) => {
    loading ??= load().catch((error: unknown) => {
      // A lost connection must not stick: the next request tries again.
      loading = null;
      throw error;
    });
    return (await loading)(document, variables, options);
  };
}
