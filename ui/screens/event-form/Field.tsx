import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { fieldId, useEventForm } from './event-form.view.ts';
import { useProblemWords } from './use-problem-words.tsx';

type FieldProps = Omit<TextFieldProps, 'name' | 'onChange' | 'value' | 'error' | 'id'> & {
  /** The field's path in the form: its problem is shown here. */
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
};

/** A labelled control that shows its own problem. */
export const Field = ({ name, value, onValue, helperText, ...rest }: FieldProps) => {
  const { problemOf } = useEventForm();
  const words = useProblemWords();
  const problem = problemOf(name);
  return (
    <TextField
      {...rest}
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
