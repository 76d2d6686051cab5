import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { EventGridSkeleton } from '#ui/components/events/EventGridSkeleton.tsx';
import type { useOwnership } from './face.view.ts';

type OwnersOnlyProps = {
  readonly path: string;
  readonly ownership: ReturnType<typeof useOwnership>;
  readonly children: ReactNode;
};

/** Everybody else is redirected to the public tab. */
export const OwnersOnly = ({ path, ownership, children }: OwnersOnlyProps) => {
  const requireSignIn = useRequireSignIn();
  useEffect(() => {
    if (ownership === 'NOBODY') void requireSignIn();
  }, [ownership, requireSignIn]);

  switch (ownership) {
    case 'OWN':
      return children;
    case 'ANOTHERS':
      return <Navigate to={path} replace />;
    case 'NOBODY':
      return (
        <EmptyState
          title={<Trans>Sign in to see this page</Trans>}
          text={<Trans>Only the owner of this page can see it.</Trans>}
          action={
            <Button variant="contained" onClick={() => void requireSignIn()}>
              <Trans>Sign in</Trans>
            </Button>
          }
          behind={<EventGridSkeleton count={4} />}
        />
      );
    case 'UNKNOWN':
      return <EventGridSkeleton count={4} />;
  }
};
