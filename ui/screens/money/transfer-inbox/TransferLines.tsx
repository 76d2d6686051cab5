import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { showMoney } from '#ui/screens/event/desk/figures.view.ts';
import { NarrowList } from '#ui/screens/event/desk/NarrowList.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { StateChip } from './StateChip.tsx';
import { BANK_ZONE, type InboxTransfer } from './transfer-inbox.view.ts';

type TransferLinesProps = {
  readonly transfers: readonly InboxTransfer[];
  readonly onOpen: (transfer: InboxTransfer) => void;
};

export const TransferLines = ({ transfers, onOpen }: TransferLinesProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <NarrowList aria-label={t`Incoming transfers`}>
      {transfers.map((transfer) => (
        <li key={transfer.id}>
          <ButtonBase
            onClick={() => onOpen(transfer)}
            sx={{
              width: '100%',
              px: 2,
              py: 1.5,
              display: 'flex',
              gap: 1.5,
              justifyContent: 'space-between',
              alignItems: 'flex-start',
              textAlign: 'left',
              borderRadius: 0,
            }}
          >
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography variant="subtitle2" component="span" className="tabular" sx={{ display: 'block' }}>
                {showMoney(transfer.amount, locale)}
              </Typography>
              <Typography
                variant="caption"
                color="textSecondary"
                component="span"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {transfer.content}
                <br />
                {showMoment(transfer.receivedAt, locale, BANK_ZONE)}
              </Typography>
            </Box>
            <StateChip state={transfer.state} />
          </ButtonBase>
        </li>
      ))}
    </NarrowList>
  );
};
