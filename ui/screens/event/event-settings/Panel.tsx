import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PanelProps = { readonly title: ReactNode; readonly text?: ReactNode; readonly children: ReactNode };

export const Panel = ({ title, text, children }: PanelProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider' }}
    >
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {text === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: '70ch' }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
};
