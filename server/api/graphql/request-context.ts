import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/permission/viewer.ts';
import type { Locale } from '#domain/text/locale.ts';
import { type CatalogueReads, ExactReads, RememberedReads } from '#server/application/ports/catalogue-reads.ts';
import type { RequestContext } from './context.ts';
import { makeEventAbilitiesOf } from './event-abilities-of.ts';
import { makeLoaders } from './loaders.ts';

export type RequestFacts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly viewer: PermissionViewer;
  readonly locale: Locale;
  readonly now: Instant;
  readonly idempotencyKey: string | null;
  readonly address: string;
  readonly cookie?: string | undefined;
  /** Instead of those that the viewer is answered from. */
  readonly reads?: CatalogueReads;
};

/** Everything a resolver may know of one request; what it loads is loaded once. */
export function makeRequestContext(facts: RequestFacts): RequestContext {
  const { use, viewer } = facts;
  // A crowd of nobody in particular is answered from memory; who has an account may have just changed what it looks at.
  const reads = facts.reads ?? use(viewer.kind === 'anonymous' ? RememberedReads : ExactReads);
  const loaders = makeLoaders({ use, viewer, reads });
  return { ...facts, reads, loaders, eventAbilities: makeEventAbilitiesOf(facts.viewer, loaders) };
}
