import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { isDeletable } from './delete-order.view.ts';

/** Shown where the order can be deleted; the server decides again. */
export const DeleteOrderButton = ({
  order,
  onDelete,
}: {
  readonly order: DeskOrder;
  readonly onDelete: (order: DeskOrder) => void;
}) => {
  const { t } = useLingui();
  if (!isDeletable(order)) return null;
  const label = t`Delete order ${order.orderNumber}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => onDelete(order)}>
        <Trash2Icon small />
      </IconButton>
    </Tooltip>
  );
};
