import { Suspense } from 'react';
import { useOwnStanding } from './own-registration.view.ts';

/** In the browser only: the page itself is rendered for everybody. */
export function OwnRegistration({ eventId }: { readonly eventId: number }) {
  const { Standing, accountId } = useOwnStanding();
  if (accountId === null) return null;
  return (
    <Suspense fallback={null}>
      <Standing eventId={eventId} accountId={accountId} />
    </Suspense>
  );
}
