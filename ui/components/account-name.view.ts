import type { Account } from '#application/people/ports/profile-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName, initials } from '#domain/kernel/names/person-name.ts';

export const displayName = (account: Account, locale: Locale): string => fullName(account, locale) || account.username;

export const accountInitials = (account: Account, locale: Locale): string => initials(displayName(account, locale));
