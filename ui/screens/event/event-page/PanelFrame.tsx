import { styled } from '#ui/theme/styled.ts';

export const PanelFrame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 'clamp(18px, 2.6vw, 26px)',
  borderRadius: 20,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 18px 48px -36px rgb(20 19 23 / 0.55)',
}));
