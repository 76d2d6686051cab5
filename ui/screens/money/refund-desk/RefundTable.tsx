import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { WideTable } from '#ui/screens/event/desk/WideTable.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { RefundStateChip } from './RefundStateChip.tsx';
import { BANK_ZONE, isPayable, providerOf, type RefundToPay } from './refund-desk.view.ts';

type RefundTableProps = {
  readonly refunds: readonly RefundToPay[];
  readonly chosen: ReadonlySet<string>;
  readonly loading: boolean;
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void;
  readonly onOpen: (refund: RefundToPay) => void;
};

export const RefundTable = ({ refunds, chosen, loading, onChoose, onOpen }: RefundTableProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const payable = refunds.filter(isPayable).map(({ id }) => id);
  const all = payable.length > 0 && payable.every((id) => chosen.has(id));
  return (
    <WideTable label={t`Refunds to pay`} loading={loading}>
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={all}
              indeterminate={!all && payable.some((id) => chosen.has(id))}
              disabled={payable.length === 0}
              onChange={(_, checked) => onChoose(payable, checked)}
              slotProps={{ input: { 'aria-label': t`Select all that can be paid` } }}
            />
          </TableCell>
          <TableCell>
            <Trans>Order</Trans>
          </TableCell>
          <TableCell align="right">
            <Trans>Amount</Trans>
          </TableCell>
          <TableCell>
            <Trans>Account</Trans>
          </TableCell>
          <TableCell>
            <Trans>Status</Trans>
          </TableCell>
          <TableCell>
            <Trans>Due</Trans>
          </TableCell>
          <TableCell>
            <span className="visually-hidden">
              <Trans>Details</Trans>
            </span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {refunds.map((refund) => (
          <TableRow key={refund.id} hover>
            <TableCell padding="checkbox">
              <Checkbox
                checked={chosen.has(refund.id)}
                disabled={!isPayable(refund)}
                onChange={(_, checked) => onChoose([refund.id], checked)}
                slotProps={{ input: { 'aria-label': t`Select the refund of order ${refund.orderNumber}` } }}
              />
            </TableCell>
            <TableCell sx={{ minWidth: 160, maxWidth: 260 }}>
              <Typography variant="body2" component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
                {refund.eventName}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="span" sx={{ overflowWrap: 'anywhere' }}>
                <span className="tabular">{refund.orderNumber}</span> · {refund.buyerName || refund.buyerEmail}
              </Typography>
            </TableCell>
            <TableCell align="right" className="tabular" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              {showMoney(refund.amount, locale)}
            </TableCell>
            <TableCell sx={{ minWidth: 150 }}>
              {refund.account === null ? (
                (providerOf(refund, locale) ?? '–')
              ) : (
                <>
                  <Typography variant="body2" component="span" className="tabular" sx={{ display: 'block' }}>
                    {refund.account.number}
                  </Typography>
                  <Typography variant="caption" color="textSecondary" component="span">
                    {refund.account.bankName} · {refund.account.holder}
                  </Typography>
                </>
              )}
            </TableCell>
            <TableCell>
              <RefundStateChip refund={refund} />
            </TableCell>
            <TableCell className="tabular" sx={{ whiteSpace: 'nowrap' }}>
              {showMoment(refund.dueAt, locale, BANK_ZONE)}
            </TableCell>
            <TableCell align="right">
              <Button
                size="small"
                sx={{ minHeight: 44 }}
                color="inherit"
                onClick={() => onOpen(refund)}
                aria-label={t`Details of the refund of order ${refund.orderNumber}`}
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
