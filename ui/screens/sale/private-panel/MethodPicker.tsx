import { Trans } from '@lingui/react/macro';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { PaymentMethod } from '#domain/money/payment/payment-method.ts';
import { methodWords } from './method.view.ts';

type Props = {
  /** Under a dialog's title, or last among questions with a label of its own. */
  readonly under: 'TITLE' | 'QUESTIONS';
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethod;
  readonly total: string;
  readonly locale: Locale;
  readonly onChoose: (method: PaymentMethod) => void;
};

/** [S4-42] [S2.10-04] */
export const MethodPicker = ({ under, methods, chosen, total, locale, onChoose }: Props) => (
  <section aria-labelledby="private-method-title">
    {under === 'QUESTIONS' && (
      <FormLabel id="private-method-title" component="h3" sx={{ color: 'text.primary', fontWeight: 600 }}>
        <Trans>Payment method</Trans>
      </FormLabel>
    )}
    <RadioGroup
      value={chosen}
      aria-labelledby="private-method-title"
      onChange={(_, value) => {
        const method = methods.find((one) => one === value);
        if (method !== undefined) onChoose(method);
      }}
    >
      {methods.map((method) => (
        <FormControlLabel key={method} value={method} control={<Radio />} label={methodWords(method, locale)} />
      ))}
    </RadioGroup>
    <Typography sx={{ mt: 1 }}>
      <Trans>Total</Trans>: <b>{total}</b>
    </Typography>
  </section>
);
