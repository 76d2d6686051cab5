import { Trans } from '@lingui/react/macro';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '#ui/theme/color-scheme.ts';
import { Ticked } from './Ticked.tsx';

export const SchemeItems = () => {
  const { mode, setMode } = useColorScheme();
  const choices = [
    { value: 'light', icon: <LightModeOutlined fontSize="small" />, label: <Trans>Light</Trans> },
    { value: 'dark', icon: <DarkModeOutlined fontSize="small" />, label: <Trans>Dark</Trans> },
    { value: 'system', icon: <SettingsBrightnessOutlined fontSize="small" />, label: <Trans>Same as device</Trans> },
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
