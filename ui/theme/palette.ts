/**
 * Vietnamese lacquerware: vermilion, gold leaf, jade, ink, eggshell. Every text pair was measured to WCAG AA in both
 * schemes (palette.test.ts).
 */
export const light = {
  ink: '#1B1A1F',
  ash: '#5E5963',
  paper: '#FBF8F2',
  sunken: '#F3EEE4',
  card: '#FFFFFF',
  hairline: '#E4DDD0',
  outline: '#8C8490',
  vermilion: '#B8321F',
  vermilionDeep: '#962616',
  onVermilion: '#FFFFFF',
  vermilionWash: '#FBEAE5',
  gold: '#C9922B',
  goldWash: '#FBF1DC',
  onGoldWash: '#6B4A0B',
  jade: '#1C6E5D',
  jadeDeep: '#13564A',
  jadeWash: '#E2F1EC',
  clay: '#9A4A0F',
  clayWash: '#FBEDDF',
  sky: '#27588F',
  skyWash: '#E6EFF9',
  danger: '#A3161C',
  dangerWash: '#FBE7E6',
} as const;

export type Palette = { readonly [Name in keyof typeof light]: string };

export const dark: Palette = {
  ink: '#F3EFE7',
  ash: '#B4ADB8',
  paper: '#141317',
  sunken: '#0E0D10',
  card: '#1D1B21',
  hairline: '#34313A',
  outline: '#7D7684',
  vermilion: '#FF8A73',
  vermilionDeep: '#FFA592',
  onVermilion: '#33100A',
  vermilionWash: '#3A1C17',
  gold: '#E0B154',
  goldWash: '#352A14',
  onGoldWash: '#F3D596',
  jade: '#6FCBB5',
  jadeDeep: '#93DBCA',
  jadeWash: '#15302A',
  clay: '#F0A868',
  clayWash: '#38260F',
  sky: '#8FBDF2',
  skyWash: '#182A3F',
  danger: '#FF8B8B',
  dangerWash: '#3E191B',
};
