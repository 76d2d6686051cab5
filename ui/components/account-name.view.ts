import type { Account } from '#application/ports/profile-desk.ts';
import { initials } from '#domain/text/initials.ts';

/** How a person is called, family name first as in Vietnamese; without a name, by the username. */
export function displayName(account: Account): string {
  const name = [account.lastName, account.firstName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? account.username : name;
}

export const accountInitials = (account: Account): string => initials(displayName(account));
