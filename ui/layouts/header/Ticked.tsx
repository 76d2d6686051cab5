import CheckRounded from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const Ticked = ({ on, children }: { readonly on: boolean; readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', fontWeight: on ? 600 : 400 }}
  >
    {children}
    {on ? <CheckRounded fontSize="small" sx={{ color: 'tone.link' }} aria-hidden /> : null}
  </Box>
);
