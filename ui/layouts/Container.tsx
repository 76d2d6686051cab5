import { styled } from '@mui/material/styles';

export const Container = styled('div')({
  '--gutter': 'clamp(16px, 4vw, 40px)',
  width: '100%',
  maxWidth: 'var(--page-width, 1320px)',
  marginInline: 'auto',
  paddingInline: 'var(--gutter)',
});
