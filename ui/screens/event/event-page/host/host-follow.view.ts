import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, lazy, useContext, useState } from 'react';
import { corporateIdFromSlug } from '#domain/people/public-name.ts';
import { NeedAreaContext } from '#ui/bindings/need-area-context.ts';

export type HostPlace = 'BESIDE' | 'BELOW';

type Follow = ComponentType<{ readonly corporateId: number; readonly quiet?: boolean }>;

/** Of the page's two places for its organiser, one is in sight. */
export const useIsInSight = (place: HostPlace): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true }) === (place === 'BESIDE');

/** `corporateId` null: there is nobody to follow. Loads the words of people. */
export function useHostToFollow(slug: string) {
  const need = useContext(NeedAreaContext);
  const [Follow] = useState(() =>
    lazy(async (): Promise<{ readonly default: Follow }> => {
      const [{ FollowButton }] = await Promise.all([
        import('#ui/screens/people/public-page/FollowButton.tsx'),
        need('people'),
      ]);
      return { default: FollowButton };
    }),
  );
  return { Follow, corporateId: corporateIdFromSlug(slug) };
}
