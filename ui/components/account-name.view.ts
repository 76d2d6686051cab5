import type { Account } from '#application/people/ports/profile-desk.ts';
import { fullName, initials } from '#domain/kernel/names/person-name.ts';

export const displayName = (account: Account): string => fullName(account) || account.username;

export const accountInitials = (account: Account): string => initials(displayName(account));
