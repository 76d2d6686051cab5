import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SettingSwitchProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly on: boolean;
  readonly onChange: (next: boolean) => void;
};

export const SettingSwitch = ({ id, title, text, on, onChange }: SettingSwitchProps) => (
  <Paper
    component="label"
    htmlFor={id}
    variant="outlined"
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: 2,
      rowGap: 0.5,
      alignItems: 'center',
      p: { xs: 2, md: 3 },
      borderRadius: '16px',
      borderColor: 'divider',
      cursor: 'pointer',
    }}
  >
    <Typography variant="h4" component="span">
      {title}
    </Typography>
    <Switch
      checked={on}
      onChange={(_, next) => onChange(next)}
      slotProps={{ input: { id, 'aria-describedby': `${id}-text` } }}
    />
    <Typography
      variant="body2"
      color="textSecondary"
      component="span"
      id={`${id}-text`}
      sx={{ gridColumn: { xs: '1 / -1', md: 1 }, maxWidth: '70ch' }}
    >
      {text}
    </Typography>
  </Paper>
);
