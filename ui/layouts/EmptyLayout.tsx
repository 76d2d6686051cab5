import { Outlet } from 'react-router';

export const EmptyLayout = () => (
  <main id="content">
    <Outlet />
  </main>
);
