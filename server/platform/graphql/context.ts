import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';
import type { RateSubject } from '#server/platform/http/rate-limiter.ts';
import type { Loaders } from './loaders.ts';

/** What a resolver may know of the request it answers. */
export type RequestContext = {
  readonly viewer: PermissionViewer;
  /** The viewer's account; null for nobody. */
  readonly accountId: AccountId | null;
  readonly locale: Locale;
  readonly now: Instant;
  /** Header Idempotency-Key, at most 100 characters. */
  readonly idempotencyKey: string | null;
  /**
   * Who is counted by rate limits: the viewer's account, or the network address that asks; what a proxy says of it only
   * when trusted.
   */
  readonly counted: RateSubject;
  /** The header Cookie: who waits before a sale proves it there. */
  readonly cookie?: string | undefined;
  /** Resolves a use case or a port from the composition root. */
  readonly use: <T>(token: Token<T>) => T;
  /** The public catalogue as this viewer is answered from it. */
  readonly reads: CatalogueReads;
  readonly loaders: Loaders;
  /** What the viewer may do with an event; loaded once per request and event, empty for one that does not exist. */
  readonly eventAbilities: (eventId: number) => Promise<ReadonlySet<EventAbility>>;
};
