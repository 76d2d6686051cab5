import { Suspense } from 'react';
import { type HostPlace, useHostToFollow } from './host-follow.view.ts';

export function HostFollow({ slug, place }: { readonly slug: string; readonly place: HostPlace }) {
  const { Follow, corporateId } = useHostToFollow(slug, place);
  // Its own boundary: what suspends before it was shown forgets which part it asked for.
  return corporateId === null ? null : (
    <Suspense fallback={null}>
      <Follow corporateId={corporateId} quiet />
    </Suspense>
  );
}
