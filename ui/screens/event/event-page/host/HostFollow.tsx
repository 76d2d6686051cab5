import { Suspense } from 'react';
import { useHostToFollow } from './host-follow.view.ts';

export function HostFollow({ slug }: { readonly slug: string }) {
  const { Follow, corporateId } = useHostToFollow(slug);
  // Its own boundary: what suspends before it was shown forgets which part it asked for.
  return corporateId === null ? null : (
    <Suspense fallback={null}>
      <Follow corporateId={corporateId} quiet />
    </Suspense>
  );
}
