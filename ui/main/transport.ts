import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Apollo in the browser, in process on the server. */
export const Transport: Token<GraphqlTransport> = token('GraphqlTransport');
