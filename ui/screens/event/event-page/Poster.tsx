import { styled } from '#ui/theme/styled.ts';

/** Tinted with the hue of the picture, so that text keeps its contrast (ui/theme/tint.test.ts). */
export const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  paddingBlock: 'clamp(16px, 4vw, 48px) 64px',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 0,
    height: 'min(720px, 100%)',
    zIndex: -1,
    background: `linear-gradient(to bottom, oklch(var(--tint-lightness) var(--tint-chroma) var(--tint-hue, 78)),
      ${theme.vars.palette.background.default})`,
  },
  [theme.breakpoints.down('md')]: { paddingBlock: 0 },
  '@media print': { paddingBlock: 0, '&::before': { display: 'none' } },
}));

export const Poster = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 'clamp(24px, 4.5vw, 72px)',
  alignItems: 'start',
  // The header's width.
  maxWidth: 1320,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 40px)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 0, gap: 24 },
}));

export const CoverColumn = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 96,
  display: 'grid',
  gap: 24,
  [theme.breakpoints.down('md')]: { position: 'static' },
}));

export const WordsColumn = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  minWidth: 0,
  [theme.breakpoints.down('md')]: { paddingInline: 16 },
}));
