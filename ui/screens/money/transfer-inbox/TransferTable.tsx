import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { StateChip } from './StateChip.tsx';
import { BANK_ZONE, type InboxTransfer } from './transfer-inbox.view.ts';

type TransferTableProps = {
  readonly transfers: readonly InboxTransfer[];
  readonly loading: boolean;
  readonly onOpen: (transfer: InboxTransfer) => void;
};

export const TransferTable = ({ transfers, loading, onOpen }: TransferTableProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <WideTable label={t`Incoming transfers`} loading={loading}>
      <TableHead>
        <TableRow>
          <TableCell>
            <Trans>Received</Trans>
          </TableCell>
          <TableCell align="right">
            <Trans>Amount</Trans>
          </TableCell>
          <TableCell>
            <Trans>Message</Trans>
          </TableCell>
          <TableCell>
            <Trans>Status</Trans>
          </TableCell>
          <TableCell>
            <Trans>Order</Trans>
          </TableCell>
          <TableCell>
            <span className="visually-hidden">
              <Trans>Details</Trans>
            </span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {transfers.map((transfer) => (
          <TableRow key={transfer.id} hover>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {showMoment(transfer.receivedAt, locale, BANK_ZONE)}
            </TableCell>
            <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              {showMoney(transfer.amount, locale)}
            </TableCell>
            <TableCell sx={{ minWidth: 200, maxWidth: 360 }}>
              <Typography
                variant="body2"
                component="span"
                sx={{
                  overflowWrap: 'anywhere',
                  display: '-webkit-box',
                  WebkitLineClamp: 2,
                  WebkitBoxOrient: 'vertical',
                  overflow: 'hidden',
                }}
              >
                {transfer.content}
              </Typography>
            </TableCell>
            <TableCell>
              <StateChip state={transfer.state} />
            </TableCell>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {transfer.orderNumber ?? '–'}
            </TableCell>
            <TableCell align="right">
              <Button
                size="small"
                sx={{ minHeight: 44 }}
                color="inherit"
                onClick={() => onOpen(transfer)}
                aria-label={t`Details of transfer ${transfer.bankReference}`}
              >
                <Trans>Details</Trans>
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
};
