import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CheckIcon } from '#ui/icons/check.gen.ts';

export const Ticked = ({ on, children }: { readonly on: boolean; readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{ display: 'flex', flex: 1, alignItems: 'center', justifyContent: 'space-between', fontWeight: on ? 600 : 400 }}
  >
    {children}
    {on ? <CheckIcon small tone="link" /> : null}
  </Box>
);
