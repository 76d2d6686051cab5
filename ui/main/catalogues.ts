import type { Messages } from '@lingui/core';
import type { Locale } from '#domain/text/locale.ts';
import type { Area } from '#ui/routes/area.ts';

/** Each area's words in each language, a chunk of its own. */
export const catalogues: Readonly<Record<Locale, Readonly<Record<Area, () => Promise<{ readonly messages: Messages }>>>>> = {
  en: {
    shell: () => import('../locales/en/shell.po'),
    buying: () => import('../locales/en/buying.po'),
    desk: () => import('../locales/en/desk.po'),
  },
  vi: {
    shell: () => import('../locales/vi/shell.po'),
    buying: () => import('../locales/vi/buying.po'),
    desk: () => import('../locales/vi/desk.po'),
  },
};
