import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LinkTabs } from '#ui/components/LinkTabs.tsx';
import { isOwners, type PublicTab, tabAddress } from './public-tab.view.ts';

const words: Readonly<Record<PublicTab, ReactNode>> = {
  UPCOMING: <Trans>Upcoming Events</Trans>,
  PAST: <Trans>Past Events</Trans>,
  TICKET: <Trans>My Tickets</Trans>,
  LIKES: <Trans>Likes</Trans>,
  REWARDS: <Trans>Rewards</Trans>,
  ACCOUNT: <Trans>My Account</Trans>,
};

type PageTabsProps = { readonly path: string; readonly tab: PublicTab; readonly isOwn: boolean };

export const PageTabs = ({ path, tab, isOwn }: PageTabsProps) => {
  const { t } = useLingui();
  const shown = (Object.keys(words) as PublicTab[]).filter((one) => isOwn || one === tab || !isOwners(one));
  return (
    <LinkTabs
      label={t`Page sections`}
      current={tab}
      tabs={shown.map((one) => ({ key: one, to: tabAddress(path, one), words: words[one] }))}
    />
  );
};
