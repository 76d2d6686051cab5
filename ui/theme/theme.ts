import type DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type Theme, unstable_createBreakpoints } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme.ts';
import { componentStyles } from './component-styles.ts';
import type { light } from './palette.ts';
import { themeData } from './theme-data.gen.ts';
import { transitionsOf } from './transitions.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** A CSS variable: `theme.vars.palette.tone.gold`. */
    tone: Record<keyof typeof light, string>;
  }
  interface PaletteOptions {
    tone?: Record<keyof typeof light, string>;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/** `palette.primary.main` → `var(--v-palette-primary-main)`. */
function variablesOf(value: unknown, path: string): unknown {
  if (Array.isArray(value)) return value.map((each, index) => variablesOf(each, `${path}-${index}`));
  if (typeof value !== 'object' || value === null) return `var(${path})`;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      UNNAMED.has(key) ? [] : [[key, variablesOf(each, `${path}-${key}`)]],
    ),
  );
}
const UNNAMED: ReadonlySet<string> = new Set(['mode', 'contrastThreshold', 'tonalOffset']);

const { palette, opacity, shape, shadows, zIndex, typography, breakpoints, transitions, ...rest } = themeData;
const percent = (part: number | string): string => `calc(${part} * 100%)`;
const mixed = (color: string, other: string, part: number | string): string =>
  `color-mix(in srgb, ${color}, ${other} ${percent(part)})`;

/** MUI's createTheme weighs 8 kB. Generated from whole-theme.ts; theme.test.ts compares the two. */
export const theme = {
  ...rest,
  components: componentStyles,
  palette,
  opacity,
  shape,
  shadows,
  zIndex,
  vars: variablesOf({ palette, opacity, shape, shadows, zIndex }, '--v'),
  // MUI only checks that both exist; the colours are variables.
  colorSchemes: { light: {}, dark: {} },
  getColorSchemeSelector: (scheme: string) => `[${COLOR_SCHEME_ATTRIBUTE}="${scheme}"] &`,
  applyStyles: (scheme: string, styles: object) => ({ [`*:where([${COLOR_SCHEME_ATTRIBUTE}="${scheme}"]) &`]: styles }),
  breakpoints: unstable_createBreakpoints(breakpoints),
  transitions: transitionsOf(transitions),
  typography: { ...typography, pxToRem: (px: number) => `${px / 16}rem` },
  spacing: (...steps: (number | string)[]) =>
    (steps.length === 0 ? [1] : steps).map((step) => (typeof step === 'number' ? `${8 * step}px` : step)).join(' '),
  alpha: (color: string, part: number | string) =>
    color.startsWith('var(--v-')
      ? `rgba(${color.replace(')', 'Channel)')} / ${typeof part === 'string' ? `calc(${part})` : part})`
      : mixed(color, 'transparent', `(1 - ${part})`),
  lighten: (color: string, part: number | string) => mixed(color, '#fff', part),
  darken: (color: string, part: number | string) => mixed(color, '#000', part),
} as unknown as Theme;

export const partDefaults = componentStyles as ComponentProps<typeof DefaultPropsProvider>['value'];
