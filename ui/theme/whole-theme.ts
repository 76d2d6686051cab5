import { createTheme, type Shadows } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme.ts';
import { componentStyles } from './component-styles.ts';
import { dark, light, type Palette } from './palette.ts';

const FONT =
  "'Be Vietnam Pro', 'Be Vietnam Pro Fallback', 'Be Vietnam Pro Roboto', 'Be Vietnam Pro DejaVu', " +
  'system-ui, sans-serif';

const paletteOf = (tone: Palette) => ({
  primary: { main: tone.vermilion, dark: tone.vermilionDeep, light: tone.vermilion, contrastText: tone.onVermilion },
  secondary: { main: tone.ink, dark: tone.ink, light: tone.ash, contrastText: tone.paper },
  success: { main: tone.jade, dark: tone.jadeDeep, light: tone.jade, contrastText: tone.card },
  warning: { main: tone.clay, dark: tone.clay, light: tone.clay, contrastText: tone.card },
  error: { main: tone.danger, dark: tone.danger, light: tone.danger, contrastText: tone.card },
  info: { main: tone.sky, dark: tone.sky, light: tone.sky, contrastText: tone.card },
  text: { primary: tone.ink, secondary: tone.ash, disabled: tone.outline },
  background: { default: tone.paper, paper: tone.card },
  divider: tone.hairline,
  action: { disabled: tone.ash, disabledBackground: tone.sunken },
  tone: { ...tone },
});

/** At code generation only; pages use theme.ts. Both schemes are CSS variables, so nothing flashes. */
export const wholeTheme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE, cssVarPrefix: 'v' },
  colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
  // 768 px is where a phone ends. [S9]
  breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1080, xl: 1440 } },
  shape: { borderRadius: 12 },
  // No shadows: MUI's 25 steps must not reach the page.
  shadows: Array.from({ length: 25 }, () => 'none') as unknown as Shadows,
  typography: {
    fontFamily: FONT,
    fontWeightRegular: 400,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    // Vietnamese stacks two marks on a letter (ễ, ộ): headings need the line height.
    h1: {
      fontWeight: 800,
      fontSize: 'clamp(2rem, 1.3rem + 2.9vw, 3.5rem)',
      lineHeight: 1.14,
      letterSpacing: '-0.03em',
      textWrap: 'balance',
    },
    h2: {
      fontWeight: 800,
      fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2.125rem)',
      lineHeight: 1.22,
      letterSpacing: '-0.022em',
      textWrap: 'balance',
    },
    h3: { fontWeight: 600, fontSize: '1.375rem', lineHeight: 1.3, letterSpacing: '-0.014em' },
    h4: { fontWeight: 600, fontSize: '1.125rem', lineHeight: 1.4, letterSpacing: '-0.008em' },
    h5: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
    h6: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.5 },
    subtitle1: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
    subtitle2: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
    overline: {
      fontWeight: 600,
      fontSize: '0.75rem',
      lineHeight: 1.5,
      letterSpacing: '0.08em',
      textTransform: 'uppercase',
    },
    button: { fontWeight: 600, fontSize: '0.9375rem', lineHeight: 1.4, textTransform: 'none' },
  },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 150,
      short: 180,
      standard: 200,
      complex: 250,
      enteringScreen: 220,
      leavingScreen: 160,
    },
  },
  components: componentStyles,
});
