import type { Locale } from './locale.ts';

export type LanguageHabits = {
  /** The browser's languages, the preferred one first. */
  readonly languages: readonly string[];
  /** The language was chosen on this device. */
  readonly chosen: boolean;
  /** The hint was shown before. */
  readonly hinted: boolean;
};

const prefersVietnamese = (languages: readonly string[]): boolean =>
  languages.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => tag === 'vi' || tag === 'en') === 'vi';

/** Whether an English page offers its Vietnamese twin: once, to a browser that prefers Vietnamese. [D27] */
export const offersVietnamese = (page: Locale, { languages, chosen, hinted }: LanguageHabits): boolean =>
  page === 'en' && !chosen && !hinted && prefersVietnamese(languages);
