import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

type OfInput =
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'error'
  | 'fullWidth'
  | 'inputRef'
  | 'minRows'
  | 'multiline'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'placeholder'
  | 'required'
  | 'type'
  | 'value';
type TextFieldProps = Pick<OutlinedInputProps, OfInput> & {
  readonly label: ReactNode;
  readonly helperText?: ReactNode;
  readonly slotProps?: {
    readonly htmlInput?: OutlinedInputProps['inputProps'];
    readonly input?: Pick<OutlinedInputProps, 'endAdornment' | 'startAdornment'>;
  };
};

/** Built from MUI's parts: MUI's own TextField pulls in menus and two more variants (18 kB). */
export const TextField = ({
  label,
  helperText,
  slotProps,
  disabled,
  error,
  fullWidth,
  required,
  ...input
}: TextFieldProps) => {
  const id = useId();
  const helps = helperText !== undefined && helperText !== null && helperText !== '';
  return (
    <FormControl
      variant="outlined"
      disabled={disabled ?? false}
      error={error ?? false}
      fullWidth={fullWidth ?? false}
      required={required ?? false}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        fullWidth={fullWidth ?? false}
        inputProps={slotProps?.htmlInput}
        {...(helps ? { 'aria-describedby': `${id}-text` } : {})}
        {...input}
        {...slotProps?.input}
      />
      {helps && <FormHelperText id={`${id}-text`}>{helperText}</FormHelperText>}
    </FormControl>
  );
};
