import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type ToolButtonProps = {
  readonly label: string;
  readonly active: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

export const ToolButton = ({ label, active, onPress, children }: ToolButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      aria-label={label}
      aria-pressed={active}
      // Keeps the selection in the text while the button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      sx={{
        borderRadius: '10px',
        color: active ? 'tone.link' : 'text.secondary',
        bgcolor: active ? 'tone.vermilionWash' : 'transparent',
        fontWeight: 800,
        fontSize: '0.9375rem',
      }}
    >
      {children}
    </IconButton>
  </Tooltip>
);
