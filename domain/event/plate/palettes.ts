/** Five lacquer colours from the background up; `light` and `dark` are for highlights and shadows. */
export type Palette = {
  readonly ground: string;
  readonly dark: string;
  readonly main: string;
  readonly second: string;
  readonly light: string;
};

export const palettes = {
  vermilion: { ground: '#b8321f', dark: '#4a0f12', main: '#d9532f', second: '#e9a13b', light: '#fbe6c4' },
  sunrise: { ground: '#f3c391', dark: '#7a2a2c', main: '#e07a4a', second: '#f2dcb3', light: '#fff6e6' },
  jade: { ground: '#1c6e5d', dark: '#0b2f2b', main: '#2f9a80', second: '#d8b45a', light: '#e9f2df' },
  night: { ground: '#1b1a2e', dark: '#0d0c18', main: '#453a78', second: '#c9922b', light: '#f1e3c0' },
  plum: { ground: '#5b2148', dark: '#260d24', main: '#93386a', second: '#e6a9a0', light: '#f8e6dc' },
  river: { ground: '#22506f', dark: '#0e2436', main: '#3f83a3', second: '#e3b778', light: '#edf3ee' },
  gold: { ground: '#c9922b', dark: '#5a3410', main: '#e2b556', second: '#9e2f1c', light: '#fdf3d7' },
  moss: { ground: '#5f6b35', dark: '#232a14', main: '#8b9a4c', second: '#e5c276', light: '#f5f0d8' },
  clay: { ground: '#a65a3c', dark: '#3d1b14', main: '#cd8359', second: '#f0cfa0', light: '#fbf0e0' },
  ink: { ground: '#2a2830', dark: '#121116', main: '#57525f', second: '#b8321f', light: '#efe6d6' },
} as const satisfies Readonly<Record<string, Palette>>;

export type PaletteName = keyof typeof palettes;
