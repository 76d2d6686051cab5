export type Look = { readonly width: 390 | 1440; readonly locale: 'en' | 'vi'; readonly scheme: 'light' | 'dark' };

/** Half of the eight combinations: each width meets each language and each scheme, and so do language and scheme. */
const LOOKS: readonly Look[] = [
  { width: 390, locale: 'vi', scheme: 'light' },
  { width: 390, locale: 'en', scheme: 'dark' },
  { width: 1440, locale: 'en', scheme: 'light' },
  { width: 1440, locale: 'vi', scheme: 'dark' },
];

/** The other half. */
const OTHER_LOOKS: readonly Look[] = LOOKS.map(({ width, locale, scheme }) => ({
  width,
  locale,
  scheme: scheme === 'light' ? 'dark' : 'light',
}));

const EVERY_LOOK: readonly Look[] = [...LOOKS, ...OTHER_LOOKS];

/** By the options of the command: four, the other four, or all eight. */
export const looksAsked = (args: readonly string[]): readonly Look[] => {
  if (args.includes('--all-looks')) return EVERY_LOOK;
  return args.includes('--other-half') ? OTHER_LOOKS : LOOKS;
};

export const nameOf = ({ width, locale, scheme }: Look): string => `${width}-${locale}-${scheme}`;

export const lookNamed = (name: string): Look => {
  const found = EVERY_LOOK.find((look) => nameOf(look) === name);
  if (found === undefined) throw new Error(`No look is called ${name}`);
  return found;
};
