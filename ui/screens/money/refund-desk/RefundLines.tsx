import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { RefundStateChip } from './RefundStateChip.tsx';
import { isPayable, type RefundToPay } from './refund-desk.view.ts';

type RefundLinesProps = {
  readonly refunds: readonly RefundToPay[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], chosen: boolean) => void;
  readonly onOpen: (refund: RefundToPay) => void;
};

export const RefundLines = ({ refunds, chosen, onChoose, onOpen }: RefundLinesProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <NarrowList aria-label={t`Refunds to pay`}>
      {refunds.map((refund) => (
        <Box component="li" key={refund.id} sx={{ display: 'flex', alignItems: 'center' }}>
          <Checkbox
            checked={chosen.has(refund.id)}
            disabled={!isPayable(refund)}
            onChange={(_, checked) => onChoose([refund.id], checked)}
            slotProps={{ input: { 'aria-label': t`Select the refund of order ${refund.orderNumber}` } }}
            sx={{ ml: 0.5 }}
          />
          <ButtonBase
            onClick={() => onOpen(refund)}
            sx={{
              flex: 1,
              minWidth: 0,
              py: 1.5,
              pr: 2,
              display: 'grid',
              gap: 0.5,
              textAlign: 'left',
              justifyItems: 'start',
              borderRadius: 0,
            }}
          >
            <Typography variant="subtitle2" component="span" className="tabular">
              {showMoney(refund.amount, locale)}
            </Typography>
            <Typography
              variant="caption"
              color="textSecondary"
              component="span"
              sx={{ overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {refund.orderNumber} · {refund.eventName}
              {refund.account === null ? null : (
                <>
                  <br />
                  {refund.account.bankName} · {refund.account.number}
                </>
              )}
            </Typography>
            <RefundStateChip refund={refund} />
          </ButtonBase>
        </Box>
      ))}
    </NarrowList>
  );
};
