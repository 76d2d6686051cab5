import { Trans } from '@lingui/react/macro';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { MoonIcon } from '#ui/icons/moon.gen.ts';
import { SunIcon } from '#ui/icons/sun.gen.ts';
import { SunMoonIcon } from '#ui/icons/sun-moon.gen.ts';
import { useColorScheme } from '#ui/theme/color-scheme.ts';
import { Ticked } from './Ticked.tsx';

export const SchemeItems = () => {
  const { mode, setMode } = useColorScheme();
  const choices = [
    { value: 'light', icon: <SunIcon small />, label: <Trans>Light</Trans> },
    { value: 'dark', icon: <MoonIcon small />, label: <Trans>Dark</Trans> },
    { value: 'system', icon: <SunMoonIcon small />, label: <Trans>Same as device</Trans> },
  ] as const;
  return (
    <>
      {choices.map(({ value, icon, label }) => (
        <MenuItem key={value} role="menuitemradio" aria-checked={mode === value} onClick={() => setMode(value)}>
          <ListItemIcon>{icon}</ListItemIcon>
          <Ticked on={mode === value}>{label}</Ticked>
        </MenuItem>
      ))}
    </>
  );
};
