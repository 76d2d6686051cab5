export type Look = { readonly width: 390 | 1440; readonly locale: 'en' | 'vi'; readonly scheme: 'light' | 'dark' };

/** Half of the eight combinations: each width meets each language and each scheme, and so do language and scheme. */
export const LOOKS: readonly Look[] = [
  { width: 390, locale: 'vi', scheme: 'light' },
  { width: 390, locale: 'en', scheme: 'dark' },
  { width: 1440, locale: 'en', scheme: 'light' },
  { width: 1440, locale: 'vi', scheme: 'dark' },
];

/** The other half. */
export const OTHER_LOOKS: readonly Look[] = LOOKS.map(({ width, locale, scheme }) => ({
  width,
  locale,
  scheme: scheme === 'light' ? 'dark' : 'light',
}));

export const nameOf = ({ width, locale, scheme }: Look): string => `${width}-${locale}-${scheme}`;

export const lookNamed = (name: string): Look => {
  const found = [...LOOKS, ...OTHER_LOOKS].find((look) => nameOf(look) === name);
  if (found === undefined) throw new Error(`No look is called ${name}`);
  return found;
};
