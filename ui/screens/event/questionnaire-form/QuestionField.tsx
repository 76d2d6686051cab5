import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { type ReactElement, useId } from 'react';
import type { Answers } from '#domain/event/questionnaire/answers.ts';
import type { FormField } from '#domain/event/questionnaire/form.ts';
import { chosenOptions, longestAnswer, textAnswer, toggled, withAnswer } from './questionnaire.view.ts';
import { SignaturePad } from './SignaturePad.tsx';

const Question = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });
const Label = styled(FormLabel)(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

type Props = {
  readonly field: FormField;
  readonly answers: Answers;
  readonly problem: string | null;
  readonly onAnswer: (answers: Answers) => void;
};

/** [S1-09] [S2.11-24] */
export function QuestionField({ field, answers, problem, onAnswer }: Props) {
  const id = useId();
  const [labelId, textId] = [`${id}-label`, `${id}-text`];
  const invalid = problem !== null;
  const explained = field.description !== null && field.description !== '';
  const described = invalid || explained ? textId : undefined;
  const answer = (given: Answers[string]) => onAnswer(withAnswer(answers, field, given));
  const named = {
    'aria-labelledby': labelId,
    'aria-describedby': described,
    'aria-invalid': invalid,
    'aria-required': field.required,
  };
  return (
    <Question>
      <Label id={labelId} htmlFor={id} required={field.required} error={invalid}>
        {field.label}
      </Label>
      <Input
        field={field}
        answers={answers}
        id={id}
        labelId={labelId}
        named={named}
        textId={textId}
        invalid={invalid}
        onAnswer={answer}
      />
      {described !== undefined && (
        <div id={textId} style={{ overflowWrap: 'anywhere' }}>
          {invalid && (
            <FormHelperText error sx={{ m: 0 }}>
              {problem}
            </FormHelperText>
          )}
          {explained && <FormHelperText sx={{ m: 0, whiteSpace: 'pre-line' }}>{field.description}</FormHelperText>}
        </div>
      )}
    </Question>
  );
}

type InputProps = Pick<Props, 'field' | 'answers'> & {
  readonly id: string;
  readonly labelId: string;
  readonly textId: string;
  readonly invalid: boolean;
  readonly named: {
    readonly 'aria-labelledby': string;
    readonly 'aria-describedby': string | undefined;
    readonly 'aria-invalid': boolean;
    readonly 'aria-required': boolean;
  };
  readonly onAnswer: (answer: Answers[string]) => void;
};

function Input({ field, answers, id, labelId, textId, invalid, named, onAnswer }: InputProps): ReactElement {
  switch (field.type) {
    case 'Text':
      return (
        <OutlinedInput
          id={id}
          multiline
          maxRows={6}
          fullWidth
          error={invalid}
          value={textAnswer(answers, field)}
          onChange={(event) => onAnswer(event.target.value)}
          inputProps={{ maxLength: longestAnswer, ...named }}
        />
      );
    case 'Dropdown':
      return (
        <NativeSelect
          input={<OutlinedInput />}
          fullWidth
          error={invalid}
          value={textAnswer(answers, field)}
          onChange={(event) => onAnswer(event.target.value)}
          inputProps={{ id, ...named }}
        >
          <option value="" />
          {field.options.map((option) => (
            <option key={option.id} value={option.text}>
              {option.text}
            </option>
          ))}
        </NativeSelect>
      );
    case 'Radio':
      return (
        <RadioGroup value={textAnswer(answers, field)} onChange={(_, value) => onAnswer(value)} {...named}>
          {field.options.map((option) => (
            <FormControlLabel key={option.id} value={String(option.id)} control={<Radio />} label={option.text} />
          ))}
        </RadioGroup>
      );
    case 'Checkbox':
      return (
        // No fieldset: a legend cannot be laid out like the other labels.
        <FormGroup role="group" aria-labelledby={labelId} aria-describedby={named['aria-describedby']}>
          {field.options.map((option) => (
            <FormControlLabel
              key={option.id}
              sx={{ display: 'flex' }}
              control={
                <Checkbox
                  checked={chosenOptions(answers, field).includes(option.text)}
                  onChange={() => onAnswer(toggled(chosenOptions(answers, field), option.text))}
                  slotProps={{ input: { 'aria-invalid': invalid } }}
                />
              }
              label={option.text}
            />
          ))}
        </FormGroup>
      );
    case 'E-sign':
      return (
        <SignaturePad
          value={textAnswer(answers, field)}
          label={field.label}
          labelId={labelId}
          describedBy={textId}
          invalid={invalid}
          onSign={onAnswer}
        />
      );
  }
}
