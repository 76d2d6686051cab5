import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** A small picture or icon that carries the mood. */
  readonly picture?: ReactNode;
  /** What stood here before, kept visible and out of reach. */
  readonly behind?: ReactNode;
};

/** An empty place says what would fill it and offers the next step. */
export const EmptyState = ({ title, text, action, picture, behind }: EmptyStateProps) => (
  <>
    <Box sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.5, px: 2, py: { xs: 6, md: 9 }, maxWidth: 520, mx: 'auto' }}>
      {picture === undefined ? null : <Box aria-hidden>{picture}</Box>}
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {text === undefined ? null : <Typography color="textSecondary">{text}</Typography>}
      {action === undefined ? null : <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
    {behind === undefined ? null : (
      <Box aria-hidden inert sx={{ opacity: 0.5 }}>
        {behind}
      </Box>
    )}
  </>
);
