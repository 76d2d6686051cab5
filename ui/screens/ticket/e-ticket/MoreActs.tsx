import { Trans, useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Link } from 'react-router';
import { EllipsisVerticalIcon } from '#ui/icons/ellipsis-vertical.gen.ts';
import { paths } from '#ui/routes/paths.ts';

export function MoreActs({ slug }: { readonly slug: string }) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t`More actions`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        color="inherit"
        sx={{ flex: '0 0 auto !important', border: 1, borderColor: 'tone.outline', borderRadius: '12px' }}
      >
        <EllipsisVerticalIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            // The menu and its backdrop leave the paper first.
            setTimeout(() => window.print());
          }}
        >
          <Trans>Print</Trans>
        </MenuItem>
        <MenuItem component={Link} to={paths.event(slug)}>
          <Trans>Event page</Trans>
        </MenuItem>
      </Menu>
    </>
  );
}
