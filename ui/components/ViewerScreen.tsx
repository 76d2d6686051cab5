import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import type { ViewerData } from '#ui/bindings/viewer-loader.ts';
import { EmptyState } from './EmptyState.tsx';

type ViewerScreenProps<T> = {
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
};

/** With the sign-in dialog over the skeleton when signed out. */
export function ViewerScreen<T>({ skeleton, children }: ViewerScreenProps<T>) {
  const found = useLoaderData() as ViewerData<T>;
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const { revalidate } = useRevalidator();
  const account = session.kind === 'SIGNED_IN' ? session.account.id : null;
  const loadedFor = found.kind === 'READY' || found.kind === 'FORBIDDEN' ? found.accountId : null;
  const missing = found.kind === 'SIGNED_OUT';

  useEffect(() => {
    if (missing) void requireSignIn({ closeable: true });
  }, [missing, requireSignIn]);
  // The account changed since the data was loaded.
  useEffect(() => {
    if (account !== null && (missing || (loadedFor !== null && loadedFor !== account))) void revalidate();
  }, [account, missing, loadedFor, revalidate]);

  if (account !== null && loadedFor !== null && loadedFor !== account) return skeleton;
  if (found.kind === 'READY' && session.kind !== 'SIGNED_OUT') return children(found.data);
  if (found.kind === 'FORBIDDEN') {
    return (
      <EmptyState
        title={<Trans>Your account doesn’t have access to this page</Trans>}
        text={<Trans>If another account of yours has access, sign out and sign in with it.</Trans>}
        action={
          <Button component={Link} to="/" variant="contained">
            <Trans>Back to home</Trans>
          </Button>
        }
      />
    );
  }
  if (found.kind === 'SIGNED_OUT' || session.kind === 'SIGNED_OUT') {
    return (
      <EmptyState
        title={<Trans>Sign in to see this page</Trans>}
        text={<Trans>New to Vemoi? Signing in with your email also creates your account.</Trans>}
        action={
          <Button variant="contained" onClick={() => void requireSignIn()}>
            <Trans>Sign in</Trans>
          </Button>
        }
        behind={skeleton}
      />
    );
  }
  return skeleton;
}
