import { wholeTheme } from '#ui/theme/whole-theme.ts';

type Values = { readonly [key: string]: unknown };

/** The serialisable part of a value: no functions. */
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

/** What `theme.vars` (ui/theme/theme.ts) names; every page carries the stylesheet, so nothing else is in it. */
const NAMED = /^--v-(palette|opacity|shape|zIndex)-/;
/** Colours of Material's parts that no screen has. */
const OF_ABSENT_PARTS =
  /^--v-palette-(AppBar|Avatar|FilledInput|Slider|SnackbarContent|SpeedDialAction|StepConnector|StepContent)-/;
const isCarried = (name: string): boolean =>
  !name.startsWith('--v-') || (NAMED.test(name) && !OF_ABSENT_PARTS.test(name));

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const cssOf = (rules: Values): string =>
  Object.entries(rules)
    .filter(([name]) => isCarried(name))
    .map(([name, value]) =>
      isValues(value)
        ? `${name}{${cssOf(value)}}`
        : `${name.replace(/[A-Z]/g, (letter) => (name.startsWith('--') ? letter : `-${letter.toLowerCase()}`))}:${value};`,
    )
    .join('');

export function themeDataText(): string {
  const { breakpoints, transitions } = wholeTheme;
  const data = {
    ...Object.fromEntries(DATA.map((key) => [key, wholeTheme[key as keyof typeof wholeTheme]])),
    breakpoints: { values: breakpoints.values },
    transitions: { easing: transitions.easing, duration: transitions.duration },
  };
  return `export const themeData = ${JSON.stringify(data, null, 2)};\n`;
}

/** Both colour schemes as CSS variables, in one file that every page shares. */
export const themeStylesheet = (): string => `${wholeTheme.generateStyleSheets().map(cssOf).join('\n')}\n`;
