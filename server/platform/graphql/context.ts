import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { AtDoor } from '#server/door/ports/at-door.ts';
import type { CatalogueReads } from '#server/event/ports/catalogue-reads.ts';
import type { RateSubject } from '#server/platform/http/rate-limiter.ts';
import type { Loaders } from './loaders.ts';

export type RequestContext = {
  readonly viewer: PermissionViewer;
  /** Null when nobody is signed in. */
  readonly accountId: AccountId | null;
  readonly locale: Locale;
  readonly now: Instant;
  /** Header Idempotency-Key, at most 100 characters. */
  readonly idempotencyKey: string | null;
  /** Whom rate limits count: the account, or the network address (a forwarded one only from a trusted proxy). */
  readonly counted: RateSubject;
  /** A forwarded one only from a trusted proxy. Absent: not from an HTTP request. */
  readonly address?: (() => string) | undefined;
  /** Keys of private events that came with the request. */
  readonly eventKeys: readonly string[];
  /** The Authorization header: names the session. */
  readonly authorization?: string | undefined;
  /** The Cookie header: carries the waiting room's pass. */
  readonly cookie?: string | undefined;
  readonly use: <T>(token: Token<T>) => T;
  readonly reads: CatalogueReads;
  readonly loaders: Loaders;
  /** Loaded once per request and event, empty for a missing event. */
  readonly eventAbilities: (eventId: number) => Promise<ReadonlySet<EventAbility>>;
  /** The viewer, or the gate pass that came with the request. Read once per event. */
  readonly atDoor: (eventId: number) => Promise<Result<AtDoor, Refusal>>;
};
