import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { TextField } from '#ui/components/TextField.tsx';
import { cityOf } from '#ui/screens/event/event-form/form-figures.view.ts';
import { type OfferTimeFields, type OfferTrouble, troubleAt, type WrittenOffer } from './event-promotions.view.ts';

type OfferFieldsProps = {
  readonly offer: WrittenOffer;
  readonly onOffer: (offer: WrittenOffer) => void;
  readonly timezone: string;
  readonly quantityLabel: string;
  readonly trouble: OfferTrouble | null;
  readonly times: OfferTimeFields;
};

export const OFFER_FIELDS: readonly string[] = ['percent_off', 'amount_off', 'begin_at', 'end_at', 'quantity'];

export const OfferFields = ({ offer, onOffer, timezone, quantityLabel, trouble, times }: OfferFieldsProps) => {
  const { t } = useLingui();
  const set = (part: Partial<WrittenOffer>) => onOffer({ ...offer, ...part });
  return (
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
        {...troubleAt(trouble, 'percent_off', 'amount_off')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DateTimeField
          name="begin"
          label={t`From (optional, ${cityOf(timezone)} time)`}
          value={offer.begin}
          onValue={(begin) => set({ begin })}
          inputRef={times.begin}
          {...troubleAt(trouble, 'begin_at')}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DateTimeField
          name="end"
          label={t`Until (optional)`}
          value={offer.end}
          onValue={(end) => set({ end })}
          inputRef={times.end}
          min={offer.begin}
          {...troubleAt(trouble, 'end_at')}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <TextField
          name="quantity"
          label={quantityLabel}
          value={offer.quantity}
          autoComplete="off"
          onChange={({ target }) => set({ quantity: target.value })}
          {...troubleAt(trouble, 'quantity')}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      </Box>
    </Box>
  );
};
