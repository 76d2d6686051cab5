import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type CardProps = { readonly title: ReactNode; readonly text?: ReactNode; readonly children: ReactNode };

export const Card = ({ title, text, children }: CardProps) => {
  const id = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={id}
      variant="outlined"
      sx={{ p: { xs: 2, md: 3 }, borderRadius: '16px', borderColor: 'divider', display: 'grid', gap: 2, minWidth: 0 }}
    >
      <div>
        <Typography id={id} variant="h4" component="h2">
          {title}
        </Typography>
        {text === undefined ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
};
