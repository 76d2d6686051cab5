import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type FormBarProps = {
  /** On a phone the bar scrolls with the form, because it is tall enough to cover it. */
  readonly tall?: boolean;
  readonly children: ReactNode;
};

export const FormBar = ({ tall = false, children }: FormBarProps) => (
  <Box
    sx={{
      position: { xs: tall ? 'static' : 'sticky', md: 'sticky' },
      bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 0 },
      zIndex: 2,
      mt: 4,
      mx: { xs: -2, sm: 0 },
      px: { xs: 2, sm: 0 },
      py: 1.5,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
