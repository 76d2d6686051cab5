import type { Account } from '#application/people/ports/profile-desk.ts';
import { SignOut } from '#application/people/sign-out.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Signs out and asks who continues, with the address filled in where it is known. Null: nobody signed in. */
export function useOtherAccount(): (email?: string) => Promise<Account | null> {
  const signOut = useUseCase(SignOut);
  const requireSignIn = useRequireSignIn();
  return async (email) => {
    await signOut();
    return requireSignIn(email === undefined ? {} : { email });
  };
}
