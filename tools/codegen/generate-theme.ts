import { wholeTheme } from '#ui/theme/whole-theme.ts';

type Values = { readonly [key: string]: unknown };

/** Everything that is no function and not made by one. */
const DATA = [
  'palette',
  'opacity',
  'shape',
  'shadows',
  'zIndex',
  'typography',
  'mixins',
  'motion',
  'direction',
  'cssVarPrefix',
] as const;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const cssOf = (rules: Values): string =>
  Object.entries(rules)
    .map(([name, value]) =>
      isValues(value)
        ? `${name}{${cssOf(value)}}`
        : `${name.replace(/[A-Z]/g, (letter) => (name.startsWith('--') ? letter : `-${letter.toLowerCase()}`))}:${value};`,
    )
    .join('');

/** The theme as data: what needs no working out in a browser (ui/theme/theme.ts). */
export function themeDataText(): string {
  const { breakpoints, transitions } = wholeTheme;
  const data = {
    ...Object.fromEntries(DATA.map((key) => [key, wholeTheme[key as keyof typeof wholeTheme]])),
    breakpoints: { values: breakpoints.values },
    transitions: { easing: transitions.easing, duration: transitions.duration },
  };
  return `export const themeData = ${JSON.stringify(data, null, 2)};\n`;
}

/** Both colour schemes as variables: the same for every page, so that they travel once, and not inside each. */
export const themeStylesheet = (): string => `${wholeTheme.generateStyleSheets().map(cssOf).join('\n')}\n`;
