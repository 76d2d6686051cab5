import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type DoorNoteProps = {
  readonly icon: ReactNode;
  readonly ground: string;
  readonly colour: string;
  readonly children: ReactNode;
};

/** Over the lower edge of the camera's picture. */
export const DoorNote = ({ icon, ground, colour, children }: DoorNoteProps) => (
  <Box
    role="status"
    sx={{
      position: 'absolute',
      insetInline: 12,
      bottom: 12,
      px: 2,
      py: 1.25,
      borderRadius: '12px',
      bgcolor: ground,
      color: colour,
      display: 'flex',
      gap: 1.25,
      alignItems: 'center',
    }}
  >
    {icon}
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {children}
    </Typography>
  </Box>
);
