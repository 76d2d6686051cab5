import { type Observable, Subject } from 'rxjs';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import { SessionDesk } from '#application/people/ports/session-desk.ts';
import { SessionMark } from '#application/people/ports/session-mark.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import {
  type AccessGrant,
  isSessionOver,
  isTokenUsable,
  type SessionState,
  SIGNED_OUT,
  sessionAfter,
} from '#domain/people/session-state.ts';

/** In memory only. One tab renews at a time and shares the token with the others. */
export type TokenKeeper = AccessToken & {
  readonly adopt: (grant: AccessGrant) => void;
  readonly forget: () => void;
  /** Drops the token but keeps the mark that allows renewal: the session may still exist. */
  readonly setAside: () => void;
  readonly mayReturn: () => boolean;
  /** The server ended the session (elsewhere, or after token reuse). */
  readonly lost$: Observable<void>;
};

export const TokenKeeper = defineUseCase(
  'TokenKeeper',
  { desk: SessionDesk, clock: Clock, tabs: TabCoordinator, mark: SessionMark },
  ({ desk, clock, tabs, mark }): TokenKeeper => {
    let session: SessionState = SIGNED_OUT;
    let renewal: Promise<string | null> | null = null;
    const lost = new Subject<void>();

    const take = (fresh: AccessGrant): void => {
      session = sessionAfter({ kind: 'TOKEN_SAVED', grant: fresh });
      mark.set(fresh.expiresAt);
    };
    const drop = (): void => {
      session = sessionAfter({ kind: 'TOKEN_REMOVED' });
      mark.clear();
    };
    tabs.news$.subscribe((news) => {
      if (news.kind === 'RENEWED')
        session = sessionAfter({
          kind: 'TOKEN_SAVED',
          grant: { accessToken: news.accessToken, expiresAt: instant(news.expiresAt) },
        });
      if (news.kind === 'SIGNED_OUT') session = sessionAfter({ kind: 'TOKEN_REMOVED' });
    });

    const usable = (refusedToken: string | null): string | null =>
      session.kind === 'SIGNED_IN' && isTokenUsable(session.grant, refusedToken, clock.now())
        ? session.grant.accessToken
        : null;

    const renew = (refusedToken: string | null): Promise<string | null> =>
      tabs.alone('vemoi-session', async () => {
        // Another tab may have renewed it.
        const already = usable(refusedToken);
        if (already !== null) return already;
        const answer = await desk.renew();
        if (answer.ok) {
          take(answer.value);
          tabs.tell({ kind: 'RENEWED', accessToken: answer.value.accessToken, expiresAt: answer.value.expiresAt });
          return answer.value.accessToken;
        }
        if (!isSessionOver(answer.refusal)) return null;
        drop();
        lost.next();
        return null;
      });

    const obtain = (refusedToken: string | null): Promise<string | null> => {
      if (session.kind === 'SIGNED_OUT' && !mark.isSet()) return Promise.resolve(null);
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
      setAside: () => {
        session = sessionAfter({ kind: 'TOKEN_REMOVED' });
      },
      mayReturn: mark.isSet,
      lost$: lost,
    };
  },
);
