import type { Locale } from '#domain/kernel/locale/locale.ts';

/** One sentence in both languages. */
export type Said = Readonly<Record<Locale, string>>;

export const said = (en: string, vi: string): Said => ({ en, vi });
