import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { previewOf, type WrittenOffer } from './event-promotions.view.ts';

type OfferFieldsProps = {
  readonly offer: WrittenOffer;
  readonly onOffer: (offer: WrittenOffer) => void;
  readonly timezone: string;
  /** Of one ticket, for the preview; null: none is chosen. */
  readonly price: Dong | null;
  readonly quantityLabel: string;
};

/** What is taken off, when and how often, with what a buyer would pay. */
export const OfferFields = ({ offer, onOffer, timezone, price, quantityLabel }: OfferFieldsProps) => {
  const { t } = useLingui();
  const locale = useLocale();
  const set = (part: Partial<WrittenOffer>) => onOffer({ ...offer, ...part });
  const preview = price === null ? null : previewOf(offer, price, locale);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <MuiTextField
          select
          label={t`Discount by`}
          value={offer.kind}
          onChange={({ target }) => set({ kind: target.value === 'AMOUNT' ? 'AMOUNT' : 'PERCENT' })}
        >
          <MenuItem value="PERCENT">
            <Trans>Percent</Trans>
          </MenuItem>
          <MenuItem value="AMOUNT">
            <Trans>Amount</Trans>
          </MenuItem>
        </MuiTextField>
        <TextField
          name="value"
          required
          label={offer.kind === 'PERCENT' ? t`Percent off (1 to 100)` : t`Amount off (đ)`}
          value={offer.value}
          autoComplete="off"
          onChange={({ target }) => set({ value: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <DateTimeField
            name="begin"
            label={t`From (optional, ${timezone})`}
            value={offer.begin}
            onValue={(begin) => set({ begin })}
          />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <DateTimeField
            name="end"
            label={t`Until (optional)`}
            value={offer.end}
            onValue={(end) => set({ end })}
            min={offer.begin}
          />
        </Box>
        <TextField
          name="quantity"
          label={quantityLabel}
          value={offer.quantity}
          autoComplete="off"
          onChange={({ target }) => set({ quantity: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
      {preview === null ? null : (
        <Typography role="status">
          <Trans>
            Buyers pay {preview.after} instead of {preview.before} for one ticket.
          </Trans>
        </Typography>
      )}
    </>
  );
};
