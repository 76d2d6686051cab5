import { Outlet } from 'react-router';
import { useRestoreSession } from '#ui/bindings/use-restore-session.ts';

/** What happens around every screen: who sits here is found out. */
export const PageFrame = () => {
  useRestoreSession();
  return <Outlet />;
};
