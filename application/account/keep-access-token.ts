import { type Observable, Subject } from 'rxjs';
import type { AccessToken } from '#application/ports/access-token.ts';
import type { Clock } from '#application/ports/clock.ts';
import type { AccessGrant, SessionDesk } from '#application/ports/session-desk.ts';
import type { SessionMark } from '#application/ports/session-mark.ts';
import type { TabTurns } from '#application/ports/tab-turns.ts';
import { instant, SECOND } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** Renewed this long before its end, so that no request is on its way with a token that dies on arrival. */
const RENEW_BEFORE = 30 * SECOND;

/** The access token's keeper: memory only, one renewal at a time across tabs, each tab takes over what another renewed. */
export type TokenKeeper = AccessToken & {
  readonly adopt: (grant: AccessGrant) => void;
  readonly forget: () => void;
  /** The session turned out to be over (ended elsewhere, or its family was closed). */
  readonly lost$: Observable<void>;
};
export const TokenKeeper: Token<TokenKeeper> = token('TokenKeeper');

type Ports = { readonly desk: SessionDesk; readonly clock: Clock; readonly tabs: TabTurns; readonly mark: SessionMark };

export function makeTokenKeeper({ desk, clock, tabs, mark }: Ports): TokenKeeper {
  let grant: AccessGrant | null = null;
  let renewal: Promise<string | null> | null = null;
  const lost = new Subject<void>();

  const take = (fresh: AccessGrant): void => {
    grant = fresh;
    mark.set(fresh.expiresAt);
  };
  const drop = (): void => {
    grant = null;
    mark.clear();
  };
  tabs.news$.subscribe((news) => {
    if (news.kind === 'RENEWED') grant = { accessToken: news.accessToken, expiresAt: instant(news.expiresAt) };
    if (news.kind === 'SIGNED_OUT') grant = null;
  });

  const usable = (refusedToken: string | null): string | null =>
    grant !== null && grant.accessToken !== refusedToken && grant.expiresAt - RENEW_BEFORE > clock.now() ? grant.accessToken : null;

  const renew = (refusedToken: string | null): Promise<string | null> =>
    tabs.alone('vemoi-session', async () => {
      // Another tab may have renewed while this one waited for its turn.
      const already = usable(refusedToken);
      if (already !== null) return already;
      const answer = await desk.renew();
      if (answer.ok) {
        take(answer.value);
        tabs.tell({ kind: 'RENEWED', accessToken: answer.value.accessToken, expiresAt: answer.value.expiresAt });
        return answer.value.accessToken;
      }
      // Told to wait is not told to leave: the session still stands.
      if (answer.refusal.code === 'RATE_LIMITED' || answer.refusal.code === 'BUSY') return null;
      drop();
      lost.next();
      return null;
    });

  const obtain = (refusedToken: string | null): Promise<string | null> => {
    if (grant === null && !mark.isSet()) return Promise.resolve(null);
    renewal ??= renew(refusedToken).finally(() => {
      renewal = null;
    });
    return renewal;
  };

  return {
    current: async () => usable(null) ?? obtain(null),
    replace: async (refusedToken) => usable(refusedToken) ?? obtain(refusedToken),
    adopt: take,
    forget: drop,
    lost$: lost,
  };
}
