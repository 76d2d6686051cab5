import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { HandCoinsIcon } from '#ui/icons/hand-coins.gen.ts';
import { isRefundable } from './refund-order.view.ts';

type RefundOrderButtonProps = {
  readonly order: DeskOrder;
  readonly onRefund: (order: DeskOrder) => void;
};

/** Shown where the order can be refunded; the server decides again. */
export const RefundOrderButton = ({ order, onRefund }: RefundOrderButtonProps) => {
  const { t } = useLingui();
  if (!isRefundable(order)) return null;
  const label = t`Refund order ${order.orderNumber}`;
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => onRefund(order)}>
        <HandCoinsIcon small />
      </IconButton>
    </Tooltip>
  );
};
