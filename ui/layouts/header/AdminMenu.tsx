import { Trans, useLingui } from '@lingui/react/macro';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router';
import { ADMIN_PAGE_NAMES } from './admin-page-names.tsx';
import type { AdminMenuItem } from './header.view.ts';
import { below, landmark } from './menu-placement.ts';

type AdminMenuProps = {
  readonly anchor: HTMLElement;
  readonly pages: readonly AdminMenuItem[];
  readonly accountant: boolean;
  readonly onClose: () => void;
};

export const AdminMenu = ({ anchor, pages, accountant, onClose }: AdminMenuProps) => {
  const { t } = useLingui();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      {...below}
      slotProps={{ paper: { ...landmark, 'aria-label': t`Manage`, sx: { minWidth: 220, mt: 1 } } }}
    >
      {accountant ? (
        <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5, bgcolor: 'transparent' }}>
          <Trans>Accountant</Trans>
        </ListSubheader>
      ) : null}
      {pages.map(({ page, to }) => (
        <MenuItem key={page} component={Link} to={to} onClick={onClose}>
          {ADMIN_PAGE_NAMES[page]}
        </MenuItem>
      ))}
    </Menu>
  );
};
