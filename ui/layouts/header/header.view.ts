import { matchPath, useMatches } from 'react-router';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { SignOut } from '#application/people/sign-out.ts';
import { type AdminMenuItem, adminMenu, namesAccountant } from '#domain/permission/admin-menu.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

export const useSignOut = (): SignOut => useUseCase(SignOut);

export type { AdminMenuItem, AdminPage } from '#domain/permission/admin-menu.ts';

/** By the server's abilities; pages without a screen are left out. [S6-27 to S6-34] */
export function useAdminPages(account: Account | null): readonly AdminMenuItem[] {
  const exists = useScreenExists();
  return adminMenu(account?.abilities ?? []).filter(({ to }) => exists(to));
}

/** Whether to name the account's role. */
export const isAccountant = (account: Account | null): boolean => namesAccountant(account?.abilities ?? []);

/** Null and false while there is no such screen. */
export function useCorporateWays(account: Account | null): {
  readonly corporatePage: string | null;
  readonly mayRegister: boolean;
} {
  const exists = useScreenExists();
  const corporate = account?.corporate ?? null;
  const page = corporate?.status === 'APPROVED' ? paths.corporatePage(corporate.slug) : null;
  return {
    corporatePage: page !== null && exists(page) ? page : null,
    mayRegister:
      account !== null &&
      corporate === null &&
      account.abilities.includes('corporate.request') &&
      exists(paths.requestCorporate()),
  };
}

/** The corporate route matches any word, so it does not count. */
function useScreenExists(): (to: string) => boolean {
  const root = useMatches()[0]?.handle as { readonly screens?: readonly string[] } | undefined;
  const screens = (root?.screens ?? []).filter((pattern) => !pattern.startsWith('/:'));
  return (to) => screens.some((pattern) => matchPath(pattern, to.split(/[?#]/)[0] ?? to) !== null);
}
