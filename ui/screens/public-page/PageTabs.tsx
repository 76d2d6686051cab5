import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentInSight } from '#ui/bindings/use-current-in-sight.ts';
import { styled } from '#ui/theme/styled.ts';
import { isOwners, type PublicTab, tabAddress } from './public-tab.view.ts';

const words: Readonly<Record<PublicTab, ReactNode>> = {
  UPCOMING: <Trans>Upcoming Events</Trans>,
  PAST: <Trans>Past Events</Trans>,
  TICKET: <Trans>My Tickets</Trans>,
  LIKES: <Trans>Likes</Trans>,
  ACCOUNT: <Trans>My Account</Trans>,
};

type PageTabsProps = { readonly path: string; readonly tab: PublicTab; readonly isOwn: boolean };

/** Each part of the page has an address: links, which work before any script and can be sent to a friend. */
export const PageTabs = ({ path, tab, isOwn }: PageTabsProps) => {
  const { t } = useLingui();
  const shown = (Object.keys(words) as PublicTab[]).filter((one) => isOwn || one === tab || !isOwners(one));
  const row = useCurrentInSight<HTMLElement>(tab);
  return (
    <Row ref={row} aria-label={t`Parts of this page`}>
      {shown.map((one) => (
        <Tab key={one} to={tabAddress(path, one)} aria-current={one === tab ? 'page' : undefined} preventScrollReset>
          {words[one]}
        </Tab>
      ))}
    </Row>
  );
};

const Row = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down('md')]: { marginInline: 'calc(-1 * var(--gutter))', paddingInline: 'var(--gutter)' },
}));

const Tab = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  paddingInline: 12,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.text.primary, borderBottomColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 8 },
}));
