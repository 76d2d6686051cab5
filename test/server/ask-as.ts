import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { CatalogueWorld } from './catalogue-world.ts';

export const askAs = (world: Pick<CatalogueWorld, 'ask'>, viewer: PermissionViewer): GraphqlTransport =>
  (async (document: { readonly text: string }, variables: unknown, options?: { readonly idempotencyKey?: string }) => {
    const key = options?.idempotencyKey;
    const { data, refusals } = await world.ask(document.text, {
      as: viewer,
      variables: JSON.parse(JSON.stringify(variables)) as Record<string, unknown>,
      ...(key === undefined ? {} : { key }),
    });
    return refusals[0] === undefined ? ok(data) : refused(refusals[0] as Refusal);
  }) as GraphqlTransport;
