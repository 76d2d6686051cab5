import Box from '@mui/material/Box';
import { Outlet } from 'react-router';

/** Header, page, footer, and the bar at the bottom of a phone. */
export const HomeLayout = () => (
  <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
    <Box component="main" id="content" sx={{ flex: 1 }}>
      <Outlet />
    </Box>
  </Box>
);
