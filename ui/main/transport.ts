import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { type Token, token } from '#domain/kernel/token.ts';

export const Transport: Token<GraphqlTransport> = token('GraphqlTransport');
