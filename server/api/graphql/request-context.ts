import type { Instant } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/permission/viewer.ts';
import type { Locale } from '#domain/text/locale.ts';
import { type CatalogueReads, ExactReads, RememberedReads } from '#server/application/ports/catalogue-reads.ts';
import type { RateSubject } from '../http/rate-limiter.ts';
import type { RequestContext } from './context.ts';
import { makeEventAbilitiesOf } from './event-abilities-of.ts';
import { type Loaders, makeLoaders } from './loaders.ts';

export type RequestFacts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly viewer: PermissionViewer;
  readonly locale: Locale;
  readonly now: Instant;
  readonly idempotencyKey: string | null;
  readonly counted: RateSubject;
  readonly cookie?: string | undefined;
  /** Instead of those that the viewer is answered from. */
  readonly reads?: CatalogueReads;
};

/** Everything a resolver may know of one request; what it loads is loaded once, and most requests load nothing. */
export function makeRequestContext({ use, viewer, locale, now, idempotencyKey, counted, cookie, reads: given }: RequestFacts): RequestContext {
  // A crowd of nobody in particular is answered from memory; who has an account may have just changed what it looks at.
  const reads = given ?? use(viewer.kind === 'anonymous' ? RememberedReads : ExactReads);
  let loaders: Loaders | undefined;
  let eventAbilities: RequestContext['eventAbilities'] | undefined;
  const loadersOfRequest = (): Loaders => {
    loaders ??= makeLoaders({ use, viewer, reads });
    return loaders;
  };
  return {
    use,
    viewer,
    accountId: viewer.kind === 'account' ? viewer.accountId : null,
    locale,
    now,
    idempotencyKey,
    counted,
    cookie,
    reads,
    get loaders() {
      return loadersOfRequest();
    },
    eventAbilities: (eventId) => {
      eventAbilities ??= makeEventAbilitiesOf(viewer, loadersOfRequest());
      return eventAbilities(eventId);
    },
  };
}
