import InputAdornment from '@mui/material/InputAdornment';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { Field, type FieldProps } from './Field.tsx';
import { groupedDigits } from './form-figures.view.ts';

type NumberFieldProps = Pick<FieldProps, 'name' | 'label' | 'required' | 'placeholder' | 'helperText'> & {
  readonly digits: string;
  readonly onDigits: (digits: string) => void;
  /** An amount in dong. */
  readonly money?: boolean;
};

/** A whole number: digits only, grouped while they are typed. */
export const NumberField = ({ digits, onDigits, money = false, ...field }: NumberFieldProps) => (
  <Field
    {...field}
    value={groupedDigits(digits, useLocale())}
    onValue={(text) => onDigits(text.replaceAll(/\D/g, ''))}
    slotProps={{
      ...(money ? { input: { endAdornment: <InputAdornment position="end">đ</InputAdornment> } } : {}),
      htmlInput: { inputMode: 'numeric', autoComplete: 'off', className: 'tabular' },
    }}
  />
);
