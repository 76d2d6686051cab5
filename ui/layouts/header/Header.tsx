import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useDevice } from '#ui/bindings/use-device.ts';
import { useRequireSignIn } from '#ui/bindings/use-require-sign-in.ts';
import { useSearch } from '#ui/bindings/use-search.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { BrandMark } from '#ui/components/BrandMark.tsx';
import { MenuIcon } from '#ui/icons/menu.gen.ts';
import { Container } from '#ui/layouts/Container.tsx';
import { paths } from '#ui/routes/paths.ts';
import { styled } from '#ui/theme/styled.ts';
import { AccountActions } from './AccountActions.tsx';
import { DeskButton } from './DeskButton.tsx';
import { isAccountant, useAdminPages } from './header.view.ts';
import { SearchBox } from './SearchBox.tsx';

// Few visitors open a menu, so they load on demand.
const loadMainMenu = () => import('./MainMenu.tsx');
const loadAdminMenu = () => import('./AdminMenu.tsx');
const MainMenu = lazy(async () => ({ default: (await loadMainMenu()).MainMenu }));
const AdminMenu = lazy(async () => ({ default: (await loadAdminMenu()).AdminMenu }));

type OpenMenu = { readonly kind: 'MAIN' | 'ADMIN'; readonly anchor: HTMLElement };

/** [S2.4] */
export const Header = () => {
  const { t } = useLingui();
  const session = useSession();
  const requireSignIn = useRequireSignIn();
  const { clear } = useSearch();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const account = session.kind === 'SIGNED_IN' ? session.account : null;
  const adminPages = useAdminPages(account);
  const { phone } = useDevice();

  const create = (): void => {
    // [S2.4-06] [S2.4-07]
    if (pathname === paths.create()) window.location.reload();
    else void navigate(paths.create(), { replace: true });
  };

  return (
    <Bar className="no-print">
      <Row as={Container}>
        <Logo to={paths.home()} aria-label={t`Vemoi, home`} onClick={clear}>
          <BrandMark size={34} />
          <span>Vemoi</span>
        </Logo>
        <SearchBox />
        <Spread />
        <Nav aria-label={t`Main`}>
          <DeskButton component={Link} to={paths.discovery()} variant="text" color="secondary" onClick={clear}>
            <Trans>Explore</Trans>
          </DeskButton>
          {account === null ? null : (
            <AccountActions
              account={account}
              onCreate={create}
              manage={
                adminPages.length === 0
                  ? null
                  : {
                      isOpen: menu?.kind === 'ADMIN',
                      onPrepare: () => void loadAdminMenu(),
                      onOpen: (anchor) => setMenu({ kind: 'ADMIN', anchor }),
                    }
              }
            />
          )}
          {session.kind === 'SIGNED_OUT' ? (
            <Button
              variant="contained"
              size="small"
              sx={{ minHeight: 44, px: { xs: 2, md: 2.5 } }}
              onClick={() => void requireSignIn()}
            >
              <Trans>Sign in</Trans>
            </Button>
          ) : null}
          {session.kind === 'UNKNOWN' ? <Waiting aria-hidden /> : null}
          <IconButton
            aria-label={t`Menu`}
            aria-haspopup="menu"
            aria-expanded={menu?.kind === 'MAIN'}
            onPointerEnter={() => void loadMainMenu()}
            onClick={(event) => setMenu({ kind: 'MAIN', anchor: event.currentTarget })}
            sx={{ color: 'text.primary' }}
          >
            <MenuIcon />
          </IconButton>
        </Nav>
      </Row>
      <Suspense fallback={null}>
        {menu?.kind === 'MAIN' ? (
          <MainMenu
            anchor={menu.anchor}
            account={account}
            adminPages={phone ? adminPages : []}
            onCreate={create}
            onClose={() => setMenu(null)}
          />
        ) : null}
        {menu?.kind === 'ADMIN' ? (
          <AdminMenu
            anchor={menu.anchor}
            pages={adminPages}
            accountant={isAccountant(account)}
            onClose={() => setMenu(null)}
          />
        ) : null}
      </Suspense>
    </Bar>
  );
};

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.vars.zIndex.appBar,
  height: 'var(--header-height)',
  display: 'grid',
  alignItems: 'center',
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.background.default} 82%, transparent)`,
  backdropFilter: 'saturate(1.6) blur(14px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // The open search replaces its neighbours.
  '@media (max-width: 1079.98px)': { '&:has(form[data-expanded]) nav > :not(:last-child)': { display: 'none' } },
  '@media (max-width: 767.98px)': { '&:has(form[data-expanded]) > a span': { display: 'none' } },
  '@media (max-width: 374.98px)': { '&:has(form[data-expanded]) > a': { display: 'none' } },
  '@media (max-width: 339.98px)': { '&:has(form[data-expanded]) > nav': { display: 'none' } },
});

const Logo = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  fontWeight: 800,
  fontSize: '1.3125rem',
  letterSpacing: '-0.035em',
  '@media (max-width: 359.98px)': { '& span': { display: 'none' } },
}));

const Spread = styled('div')({ flex: 1 });

const Nav = styled('nav')({ display: 'flex', alignItems: 'center', gap: 4 });

/** Reserves the button's place until the session is known. */
const Waiting = styled('span')({ width: 92, height: 44 });
