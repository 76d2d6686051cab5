import type { Account } from '#application/people/ports/profile-desk.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { REGISTRATION_WAYS_SAID } from '#words/people/corporate-registration.ts';

/** Or the registration's outcome. [S2.12-09] [S2.12-10] */
export const registrationWay = ({ corporate }: Account, locale: Locale): string =>
  REGISTRATION_WAYS_SAID[corporate === null ? 'begin' : 'lookAfter'][locale];
