import type { Locale } from '#domain/kernel/locale/locale.ts';

export type Said = Readonly<Record<Locale, string>>;

export const said = (en: string, vi: string): Said => ({ en, vi });
