import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { readAtDoor } from '#server/door/api/at-door.ts';
import { makeEventAbilitiesOf } from '#server/event/api/event-abilities-of.ts';
import { CachedReads, type CatalogueReads, ExactReads } from '#server/event/ports/catalogue-reads.ts';
import type { RateSubject } from '#server/platform/http/rate-limiter.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import type { RequestContext } from './context.ts';
import { type Loaders, makeLoaders } from './loaders.ts';

export type RequestFacts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly viewer: PermissionViewer;
  readonly locale: Locale;
  readonly now: Instant;
  readonly idempotencyKey: string | null;
  readonly counted: RateSubject;
  readonly address?: (() => string) | undefined;
  readonly eventKeys?: readonly string[];
  readonly authorization?: string | undefined;
  readonly cookie?: string | undefined;
  readonly gateKey?: string | undefined;
  /** Overrides the reads chosen by viewer. */
  readonly reads?: CatalogueReads;
};

/** Loaders are created on first use; most requests need none. */
class LoadingContext implements RequestContext {
  readonly use: RequestContext['use'];
  readonly viewer: PermissionViewer;
  readonly accountId: RequestContext['accountId'];
  readonly locale: Locale;
  readonly now: Instant;
  readonly idempotencyKey: string | null;
  readonly counted: RateSubject;
  readonly address: RequestContext['address'];
  readonly eventKeys: readonly string[];
  readonly authorization: string | undefined;
  readonly cookie: string | undefined;
  readonly reads: CatalogueReads;
  readonly #gateKey: string | undefined;
  #doors: Map<number, ReturnType<RequestContext['atDoor']>> | undefined;
  #loaders: Loaders | undefined;
  #eventAbilities: RequestContext['eventAbilities'] | undefined;

  constructor({
    use,
    viewer,
    locale,
    now,
    idempotencyKey,
    counted,
    address,
    eventKeys,
    authorization,
    cookie,
    gateKey,
    reads,
  }: RequestFacts) {
    this.use = use;
    this.viewer = viewer;
    this.accountId = viewer.kind === 'account' ? viewer.accountId : null;
    this.locale = locale;
    this.now = now;
    this.idempotencyKey = idempotencyKey;
    this.counted = counted;
    this.address = address;
    this.eventKeys = eventKeys ?? [];
    this.authorization = authorization;
    this.cookie = cookie;
    this.#gateKey = gateKey;
    // Anonymous viewers read from the cache; an account may have just changed what it reads.
    this.reads = reads ?? use(viewer.kind === 'anonymous' ? CachedReads : ExactReads);
  }

  get loaders(): Loaders {
    this.#loaders ??= makeLoaders(this);
    return this.#loaders;
  }

  eventAbilities(eventId: number): ReturnType<RequestContext['eventAbilities']> {
    this.#eventAbilities ??= makeEventAbilitiesOf(
      { viewer: this.viewer, eventKeys: this.eventKeys, keyring: () => this.use(Keyring) },
      this.loaders,
    );
    return this.#eventAbilities(eventId);
  }

  atDoor(eventId: number): ReturnType<RequestContext['atDoor']> {
    this.#doors ??= new Map();
    const known = this.#doors.get(eventId);
    if (known !== undefined) return known;
    const asking = {
      use: this.use,
      viewer: this.viewer,
      gateKey: this.#gateKey,
      eventAbilities: (id: number) => this.eventAbilities(id),
    };
    const read = readAtDoor(asking, eventId);
    this.#doors.set(eventId, read);
    return read;
  }
}

export const makeRequestContext = (facts: RequestFacts): RequestContext => new LoadingContext(facts);
