import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { readonly title: ReactNode; readonly children: ReactNode };

export const PanelWords = ({ title, children }: Props) => (
  <div role="status">
    <Typography id="registration-title" variant="h4" component="h2">
      {title}
    </Typography>
    <Typography color="textSecondary">{children}</Typography>
  </div>
);
