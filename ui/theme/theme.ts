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
    /** Our own tones; each is a CSS variable: `theme.vars.palette.tone.gold`. */
    tone: Record<keyof typeof light, string>;
  }
  interface PaletteOptions {
    tone?: Record<keyof typeof light, string>;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/**
 * `palette.primary.main` → `var(--v-palette-primary-main)`: the values stand in the stylesheet, once for each scheme.
 */
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

/**
 * whole-theme.ts as it was worked out when types were generated, with the few functions that Material's parts and ours
 * call: what makes a theme out of settings weighs 8 kB, which no phone has to load. That both are the same is shown by
 * theme.test.ts.
 */
export const theme = {
  ...rest,
  components: componentStyles,
  palette,
  opacity,
  shape,
  shadows,
  zIndex,
  vars: variablesOf({ palette, opacity, shape, shadows, zIndex }, '--v'),
  // That there are two is what is asked of it; their colours are variables.
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
  // It has more functions than these, for those who make themes.
} as unknown as Theme;

/** What each part is given when nothing is said. */
export const partDefaults = componentStyles as ComponentProps<typeof DefaultPropsProvider>['value'];
