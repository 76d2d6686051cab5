import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEventForm } from './event-form.view.ts';
import { fieldId } from './form-steps.view.ts';
import { useProblemWords } from './use-problem-words.tsx';

export type FieldProps = Omit<TextFieldProps, 'name' | 'onChange' | 'value' | 'error' | 'id'> & {
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
};

/** Required fields carry no star; the others say '(optional)'. */
export const Field = ({ name, value, onValue, helperText, required = false, slotProps, ...rest }: FieldProps) => {
  const { problemOf } = useEventForm();
  const words = useProblemWords();
  const problem = problemOf(name);
  return (
    <TextField
      {...rest}
      slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-required': required || undefined } }}
      fullWidth
      id={fieldId(name)}
      name={name}
      value={value}
      error={problem !== undefined}
      helperText={problem === undefined ? helperText : words(problem)}
      onChange={(event) => onValue(event.target.value)}
    />
  );
};
