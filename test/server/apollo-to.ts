import { makeFailureNotices } from '#adapters/device/platform/subject-failure-notices.ts';
import { makeApolloTransport } from '#adapters/graphql/platform/apollo-transport.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';

export const apolloTo = (url: string, token: () => string | null): GraphqlTransport =>
  makeApolloTransport({
    url: `${url}/graphql`,
    fetch,
    failures: makeFailureNotices(),
    locale: () => 'vi',
    nextTask: async () => undefined,
    tokens: { current: async () => token(), replace: async () => null },
  });
