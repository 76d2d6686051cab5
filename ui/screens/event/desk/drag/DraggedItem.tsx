import { styled } from '@mui/material/styles';

/** An entry of a list that is put in order: a line says where it would land. */
export const DraggedItem = styled('li')(({ theme }) => ({
  position: 'relative',
  borderRadius: 16,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '&[data-dragged]': { zIndex: 1, boxShadow: '0 12px 32px -12px rgb(20 19 23 / 0.45)' },
  '&[data-drop]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    height: 4,
    borderRadius: 2,
    background: theme.vars.palette.primary.main,
  },
  '&[data-drop="before"]::before': { top: -10 },
  '&[data-drop="after"]::before': { bottom: -10 },
}));
