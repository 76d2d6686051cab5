import { styled } from '@mui/material/styles';

/** The page's measure: at most 1240 px of content, with a gutter that grows with the screen. */
export const Container = styled('div')({
  '--gutter': 'clamp(16px, 4vw, 40px)',
  width: '100%',
  maxWidth: 1320,
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
