/**
 * The door is always dark and its answers are seen from the corner of an eye: these colours follow no scheme. Each pair
 * was measured to AA.
 */
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
