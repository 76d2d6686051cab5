import { DateTimeField } from '#ui/components/date-time/DateTimeField.tsx';
import { useEventForm } from './event-form.view.ts';
import { fieldId } from './form-steps.view.ts';
import { useProblemWords } from './use-problem-words.tsx';

type MomentFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
};

export const MomentField = ({ name, ...field }: MomentFieldProps) => {
  const { problemOf } = useEventForm();
  const words = useProblemWords();
  const problem = problemOf(name);
  return (
    <DateTimeField
      {...field}
      required
      id={fieldId(name)}
      name={name}
      error={problem !== undefined}
      helperText={problem === undefined ? null : words(problem)}
    />
  );
};
