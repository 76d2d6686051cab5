import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** How our operations travel: over Apollo in the browser, in process on the server. Adapters are built from it. */
export const Transport: Token<GraphqlTransport> = token('GraphqlTransport');
