import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { GripVerticalIcon } from '#ui/icons/grip-vertical.gen.ts';
import type { DragOrder } from './use-drag-order.ts';

const Grip = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: '0 0 auto',
  width: 32,
  height: 44,
  marginInlineStart: -12,
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  // A finger on it drags the row, not the page.
  touchAction: 'none',
  '[data-dragged] &': { cursor: 'grabbing' },
}));

/** For pointers. The arrows beside it are its equal for the keyboard and for screen readers. */
export const DragGrip = ({ drag, at }: { readonly drag: Pick<DragOrder, 'gripProps'>; readonly at: number }) => {
  const { t } = useLingui();
  return (
    <Grip aria-hidden title={t`Drag to reorder`} {...drag.gripProps(at)}>
      <GripVerticalIcon />
    </Grip>
  );
};
