import { BehaviorSubject, type Observable } from 'rxjs';
import { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { OfflineData } from '#application/platform/ports/offline-data.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { afterProfileFailure, isSessionOver } from '#domain/people/session-state.ts';
import { TokenKeeper } from './keep-access-token.ts';
import { type Session, signedOut, unknownSession } from './session.ts';

export type SessionKeeper = {
  readonly session$: Observable<Session>;
  readonly now: () => Session;
  readonly known: () => Promise<Session>;
  readonly refresh: () => Promise<Session>;
  readonly leave: () => void;
};

export const SessionKeeper = defineUseCase(
  'SessionKeeper',
  { tokens: TokenKeeper, profiles: ProfileDesk, tabs: TabCoordinator, offlineData: OfflineData },
  ({ tokens, profiles, tabs, offlineData }): SessionKeeper => {
    const state = new BehaviorSubject<Session>(unknownSession);
    let first: Promise<Session> | null = null;

    const set = (session: Session): Session => {
      state.next(session);
      return session;
    };

    const load = async (): Promise<Session> => {
      if ((await tokens.current()) === null) return set(signedOut);
      for (let failures = 1; ; failures += 1) {
        const answer = await profiles.profile().catch(() => null);
        if (answer?.ok && answer.value !== null) {
          // The previous user may not have signed out.
          offlineData.forgetOthers(answer.value.id);
          return set({ kind: 'SIGNED_IN', account: answer.value });
        }
        // The server rejected this token: do not ask with it again.
        const hasToken = answer?.ok !== true;
        if (afterProfileFailure(hasToken, failures) === 'RETRY') continue;
        // The token is always dropped; the session only if the server refused it (docs/decisions/0027).
        const refused = answer !== null && (answer.ok || isSessionOver(answer.refusal));
        if (refused) tokens.forget();
        else tokens.setAside();
        return set(signedOut);
      }
    };

    const refresh = (): Promise<Session> => {
      const loading = load().catch(() => set(signedOut));
      first = loading;
      // After a failed request the next caller asks again.
      void loading.then(({ kind }) => {
        if (kind === 'SIGNED_OUT' && tokens.mayReturn() && first === loading) first = null;
      });
      return loading;
    };
    const leave = (): void => {
      tokens.forget();
      first = Promise.resolve(signedOut);
      set(signedOut);
    };

    tokens.lost$.subscribe(() => {
      // Somebody else may use this browser now.
      offlineData.forgetAll();
      if (state.value.kind === 'SIGNED_IN') leave();
    });
    tabs.news$.subscribe((news) => {
      if (news.kind === 'SIGNED_OUT') leave();
      if (news.kind === 'SIGNED_IN') void refresh();
    });

    return { session$: state, now: () => state.value, known: () => first ?? refresh(), refresh, leave };
  },
);
