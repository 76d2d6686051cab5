import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { type RequireSignIn, SignInContext } from '#ui/bindings/sign-in-context.ts';
import { useKnownSession, useNamed } from './sign-in.view.ts';

// Few visitors sign in, so the dialog is not part of the first load.
const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }));

type Opened = {
  readonly closeable: boolean;
  readonly email: string;
  readonly goOnTo: string | null;
  readonly act: string | null;
};

/** All callers waiting for sign-in get the same answer. */
export const SignInProvider = ({ children }: { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const waiting = useRef<((account: Account | null) => void)[]>([]);
  const known = useKnownSession();
  const named = useNamed();

  const require = useCallback<RequireSignIn>(
    async (wish = {}) => {
      const session = await known();
      if (session.kind === 'SIGNED_IN') return named(session.account);
      const closeable = wish.closeable ?? true;
      setOpened((before) => ({
        closeable: closeable && (before?.closeable ?? true),
        email: wish.email ?? before?.email ?? '',
        goOnTo: wish.goOnTo ?? before?.goOnTo ?? null,
        act: wish.act ?? before?.act ?? null,
      }));
      const account = await new Promise<Account | null>((resolve) => waiting.current.push(resolve));
      return account === null ? null : named(account);
    },
    [known, named],
  );
  const settle = useCallback((account: Account | null) => {
    setOpened(null);
    for (const resolve of waiting.current.splice(0)) resolve(account);
  }, []);

  return (
    <SignInContext value={require}>
      {children}
      <Suspense fallback={null}>
        {opened === null ? null : <SignInDialog {...opened} onSignedIn={settle} onClose={() => settle(null)} />}
      </Suspense>
    </SignInContext>
  );
};
