import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { usePageConfig } from '#ui/bindings/use-page-config.ts';
import { AccountPicture } from '#ui/components/AccountPicture.tsx';
import { displayName } from '#ui/components/account-name.view.ts';
import { paths } from '#ui/routes/paths.ts';
import { ADMIN_PAGE_NAMES } from './admin-page-names.tsx';
import { type AdminMenuItem, isAccountant, useCorporateWays } from './header.view.ts';
import { LanguageItems } from './LanguageItems.tsx';
import { below, landmark } from './menu-placement.ts';
import { SchemeItems } from './SchemeItems.tsx';
import { SignOutDialog } from './SignOutDialog.tsx';
import { Translations } from './Translations.tsx';

type MainMenuProps = {
  readonly anchor: HTMLElement;
  readonly account: Account | null;
  /** On a phone these are part of the main menu. */
  readonly adminPages: readonly AdminMenuItem[];
  readonly onCreate: () => void;
  readonly onClose: () => void;
};

export const MainMenu = ({ anchor, account, adminPages, onCreate, onClose }: MainMenuProps) => {
  const { t } = useLingui();
  const { thirdParties } = usePageConfig();
  const { corporatePage, mayRegister } = useCorporateWays(account);
  const [leaving, setLeaving] = useState(false);
  if (leaving) return <SignOutDialog onDone={onClose} />;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      {...below}
      slotProps={{
        paper: { ...landmark, 'aria-label': t`Menu`, sx: { width: 288, mt: 1 } },
        list: { 'aria-label': t`Menu` },
      }}
    >
      {account === null ? null : (
        <MenuItem component={Link} to={paths.profile()} onClick={onClose} sx={{ gap: 1.5, py: 1 }}>
          <AccountPicture account={account} size={40} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
              <Trans>My Account</Trans>
            </Typography>
            <Typography variant="subtitle2" component="span" noWrap sx={{ display: 'block' }}>
              {displayName(account)}
            </Typography>
            <Typography variant="caption" component="span" color="textSecondary" noWrap sx={{ display: 'block' }}>
              {account.email}
            </Typography>
          </Box>
        </MenuItem>
      )}
      {account === null ? null : <Divider component="li" sx={{ my: 1 }} />}
      <MenuItem component={Link} to={paths.home()} onClick={onClose}>
        <Trans>Home</Trans>
      </MenuItem>
      <MenuItem component={Link} to={paths.discovery()} onClick={onClose}>
        <Trans>Explore</Trans>
      </MenuItem>
      {account === null
        ? null
        : [
            <MenuItem key="tickets" component={Link} to={paths.profile('?tab=TICKET')} onClick={onClose}>
              <Trans>My Tickets</Trans>
            </MenuItem>,
            corporatePage === null ? null : (
              <MenuItem key="corporate" component={Link} to={corporatePage} onClick={onClose}>
                <Trans>My Corporate page</Trans>
              </MenuItem>
            ),
            <MenuItem key="events" component={Link} to={paths.myEvents()} onClick={onClose}>
              <Trans>Manage Events</Trans>
            </MenuItem>,
            <MenuItem
              key="create"
              onClick={() => {
                onClose();
                onCreate();
              }}
            >
              <Trans>Create An Event</Trans>
            </MenuItem>,
            mayRegister ? (
              <MenuItem key="register" component={Link} to={paths.requestCorporate()} onClick={onClose}>
                <Trans>Corporate Publisher Registration</Trans>
              </MenuItem>
            ) : null,
          ]}
      {account === null || account.secondFactorStep === null ? null : (
        <MenuItem component={Link} to={paths.profile('?tab=ACCOUNT')} onClick={onClose}>
          <Trans>Open admin pages</Trans>
        </MenuItem>
      )}
      {adminPages.length === 0
        ? null
        : [
            <Divider key="before" component="li" sx={{ my: 1 }} />,
            <ListSubheader
              key="admin"
              role="presentation"
              disableSticky
              sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}
            >
              <Trans>Manage</Trans>
              {isAccountant(account) ? (
                <>
                  {' · '}
                  <Trans>Accountant</Trans>
                </>
              ) : null}
            </ListSubheader>,
            ...adminPages.map(({ page, to }) => (
              <MenuItem key={page} component={Link} to={to} onClick={onClose}>
                {ADMIN_PAGE_NAMES[page]}
              </MenuItem>
            )),
          ]}
      <Divider component="li" sx={{ my: 1 }} />
      <LanguageItems onClose={onClose} />
      {thirdParties.translation === null ? null : (
        <Translations languages={thirdParties.translation.languages} onClose={onClose} />
      )}
      <Divider component="li" sx={{ my: 1 }} />
      <SchemeItems />
      {account === null ? null : <Divider component="li" sx={{ my: 1 }} />}
      {account === null ? null : (
        <MenuItem onClick={() => setLeaving(true)}>
          <Trans>Sign Out</Trans>
        </MenuItem>
      )}
    </Menu>
  );
};
