import { useLingui } from '@lingui/react/macro';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { DeskOrder } from '#application/report/ports/sales-desk.ts';
import { CheckIcon } from '#ui/icons/check.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import type { OnAnswer } from './answer-orders.view.ts';

export const AnswerOrderButtons = ({ order, onAnswer }: { readonly order: DeskOrder; readonly onAnswer: OnAnswer }) => {
  const { t } = useLingui();
  if (order.status !== 'REQUIRED_APPROVAL') return null;
  const approve = t`Approve order ${order.orderNumber}`;
  const decline = t`Decline order ${order.orderNumber}`;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Tooltip title={approve}>
        <IconButton aria-label={approve} color="success" onClick={() => onAnswer([order], 'APPROVE')}>
          <CheckIcon small />
        </IconButton>
      </Tooltip>
      <Tooltip title={decline}>
        <IconButton aria-label={decline} color="error" onClick={() => onAnswer([order], 'DECLINE')}>
          <XIcon small />
        </IconButton>
      </Tooltip>
    </span>
  );
};
