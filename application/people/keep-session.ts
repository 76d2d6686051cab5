import { BehaviorSubject, type Observable } from 'rxjs';
import { ProfileDesk } from '#application/people/ports/profile-desk.ts';
import { OfflineData } from '#application/platform/ports/offline-data.ts';
import { TabCoordinator } from '#application/platform/ports/tab-coordinator.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { afterProfileFailure, isSessionOver } from '#domain/people/session-state.ts';
import { TokenKeeper } from './keep-access-token.ts';
import { type Session, signedOut, unknownSession } from './session.ts';

/** Who sits at this browser, over time. */
export type SessionKeeper = {
  readonly session$: Observable<Session>;
  readonly now: () => Session;
  /** Asks the server who this is, once; later calls wait for the same answer. */
  readonly known: () => Promise<Session>;
  /** Asks again, after the account or the session changed. */
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
          // This browser may have been somebody else's, who never signed out of it.
          offlineData.forgetOthers(answer.value.id);
          return set({ kind: 'SIGNED_IN', account: answer.value });
        }
        // Answered that this token is nobody's: it is not worth another question.
        const hasToken = answer?.ok !== true;
        if (afterProfileFailure(hasToken, failures) === 'RETRY') continue;
        // The token goes in any case; for good only when the server has refused it (docs/decisions/0027).
        const refused = answer !== null && (answer.ok || isSessionOver(answer.refusal));
        if (refused) tokens.forget();
        else tokens.setAside();
        return set(signedOut);
      }
    };

    const refresh = (): Promise<Session> => {
      const loading = load().catch(() => set(signedOut));
      first = loading;
      // Who could not be asked about is asked about again by whoever wants to know next.
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
      // It was ended elsewhere, perhaps because this browser is somebody else's now: what it kept goes, too.
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
