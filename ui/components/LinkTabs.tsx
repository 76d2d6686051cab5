import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCurrentInSight } from '#ui/bindings/use-current-in-sight.ts';
import { styled } from '#ui/theme/styled.ts';

type LinkTab = { readonly key: string; readonly to: string; readonly words: ReactNode };
type LinkTabsProps = { readonly label: string; readonly current: string; readonly tabs: readonly LinkTab[] };

/** Links rather than ARIA tabs: they work without scripts and can be shared. */
export const LinkTabs = ({ label, current, tabs }: LinkTabsProps) => {
  const row = useCurrentInSight<HTMLElement>(current);
  return (
    <Row ref={row} aria-label={label}>
      {tabs.map(({ key, to, words }) => (
        <Tab key={key} to={to} aria-current={key === current ? 'page' : undefined} preventScrollReset>
          {words}
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
  fontSize: '0.9375rem',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  borderBottom: '3px solid transparent',
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': { color: theme.vars.palette.text.primary, borderBottomColor: theme.vars.palette.text.primary },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 8 },
  [theme.breakpoints.down('sm')]: { paddingInline: 8 },
}));
