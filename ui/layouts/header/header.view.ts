import { matchPath, useMatches } from 'react-router';
import { SignOut } from '#application/account/sign-out.ts';
import type { Account } from '#application/ports/profile-desk.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

export const useSignOut = (): SignOut => useUseCase(SignOut);

export type AdminPage = 'MY_EVENTS' | 'REVENUE' | 'TEAM' | 'FEATURED' | 'ORGANISERS' | 'ACCOUNTANT' | 'TICKET_PORTAL';

const adminPages: readonly { readonly page: AdminPage; readonly to: string; readonly needs: string }[] = [
  { page: 'MY_EVENTS', to: paths.myEvents(), needs: 'admin.menu' },
  { page: 'REVENUE', to: paths.revenueReport(), needs: 'admin.menu' },
  { page: 'TEAM', to: paths.staffs(), needs: 'admin.staffs' },
  { page: 'FEATURED', to: paths.featuredEvents(), needs: 'admin.featured-events' },
  { page: 'ORGANISERS', to: paths.corporates(), needs: 'admin.corporates' },
  { page: 'ACCOUNTANT', to: paths.accountant(), needs: 'admin.accountant' },
  { page: 'TICKET_PORTAL', to: paths.ticketPortal(), needs: 'admin.ticket-portal' },
];

/** The admin menu's items for an account: by the abilities that the server gave it [S6-27 to S6-34]; an item without a screen is not offered. */
export function useAdminPages(account: Account | null): readonly { readonly page: AdminPage; readonly to: string }[] {
  const exists = useScreenExists();
  if (account === null || !account.abilities.includes('admin.menu')) return [];
  return adminPages.filter(({ to, needs }) => account.abilities.includes(needs) && exists(to));
}

/** Whether an address has a screen in this version of the product. */
function useScreenExists(): (to: string) => boolean {
  const root = useMatches()[0]?.handle as { readonly screens?: readonly string[] } | undefined;
  return (to) => (root?.screens ?? []).some((pattern) => matchPath(pattern, to.split(/[?#]/)[0] ?? to) !== null);
}
