/** The door is always dark, whatever the colour scheme. Each pair was measured to meet WCAG AA. */
export const door = {
  ground: '#0E0D10',
  ink: '#F6F2EA',
  muted: '#B4ADB8',
  line: '#34313A',
  field: '#1D1B21',
  jade: '#135E4E',
  onJade: '#FFFFFF',
  gold: '#E0B154',
  onGold: '#241A05',
  vermilion: '#A32815',
  onVermilion: '#FFFFFF',
} as const;
