import Box from '@mui/material/Box';
import { Outlet } from 'react-router';

/** The page alone, for frames of other sites. */
export const SimpleLayout = () => (
  <Box component="main" id="content">
    <Outlet />
  </Box>
);
