import { useCallback } from 'react';
import { SessionKeeper } from '#application/people/keep-session.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { SignIn } from '#application/people/sign-in.ts';
import { MINUTE } from '#domain/kernel/instant.ts';
import { parseEmailAddress } from '#domain/people/email-address.ts';
import { CODE_LIFE } from '#domain/people/one-time-code.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { lacksName } from '../complete-name/complete-name.view.ts';

export const useKnownSession = (): SessionKeeper['known'] => useUseCase(SessionKeeper).known;

/** The name dialog asks a new account for it. Null when it signed out instead. */
export function useNamed(): (account: Account) => Promise<Account | null> {
  const { session$ } = useUseCase(SessionKeeper);
  return useCallback(
    async (account) => {
      if (!lacksName(account)) return account;
      const { promise, resolve } = Promise.withResolvers<Account | null>();
      const listening = session$.subscribe((session) => {
        if (session.kind === 'SIGNED_OUT') resolve(null);
        if (session.kind === 'SIGNED_IN' && !lacksName(session.account)) resolve(session.account);
      });
      return promise.finally(() => listening.unsubscribe());
    },
    [session$],
  );
}

export const useSignIn = (): SignIn => useUseCase(SignIn);

export { CODE_DIGITS } from '#domain/people/one-time-code.ts';

export const CODE_MINUTES = CODE_LIFE / MINUTE;

export { readTypedCode as digitsOf } from '#domain/people/one-time-code.ts';

/** The server checks the same. */
export const looksLikeEmail = (text: string): boolean => parseEmailAddress(text).ok;
