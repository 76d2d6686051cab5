import { Outlet } from 'react-router';

/** The page alone, to its edges. */
export const EmptyLayout = () => (
  <main id="content">
    <Outlet />
  </main>
);
