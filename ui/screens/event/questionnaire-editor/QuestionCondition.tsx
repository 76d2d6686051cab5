import { Trans, useLingui } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { dependingOn, type questionsBefore, withMeetingOption } from './question-condition.view.ts';
import type { Question } from './questions.view.ts';

const Part = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });
const Answers = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { padding: 0, fontSize: '0.875rem', fontWeight: 600 },
  '& label': { overflowWrap: 'anywhere' },
});

type Props = {
  readonly question: Question;
  readonly earlier: ReturnType<typeof questionsBefore>;
  readonly problem: string | null;
  readonly onChange: (question: Question) => void;
};

/** Whether a question is asked of everyone, or only for certain answers to an earlier one. */
export function QuestionCondition({ question, earlier, problem, onChange }: Props) {
  const { t } = useLingui();
  const [selectId, problemId] = [useId(), useId()];
  const { askedIf } = question;
  if (askedIf === null && earlier.length === 0) return null;
  const on = earlier.find((one) => one.question.id === askedIf?.fieldId);
  const invalid = problem !== null;
  return (
    <Part>
      <FormControl variant="outlined" error={invalid}>
        <InputLabel htmlFor={selectId}>
          <Trans>When to ask</Trans>
        </InputLabel>
        <NativeSelect
          input={<OutlinedInput />}
          value={askedIf === null ? '' : String(askedIf.fieldId)}
          inputProps={{ id: selectId, 'aria-invalid': invalid, 'aria-describedby': invalid ? problemId : undefined }}
          onChange={(event) => {
            const chosen = earlier.find((one) => String(one.question.id) === event.target.value);
            onChange(dependingOn(question, chosen?.question));
          }}
        >
          <option value="">{t`Always`}</option>
          {earlier.map(({ number, question: { id, label } }) => (
            <option key={id} value={String(id)}>
              {label.trim() === '' ? t`Depending on question ${number}` : t`Depending on question ${number}: ${label}`}
            </option>
          ))}
          {askedIf !== null && on === undefined && (
            <option value={String(askedIf.fieldId)}>{t`Depending on another question`}</option>
          )}
        </NativeSelect>
      </FormControl>
      {on !== undefined && (
        <Answers aria-describedby={invalid ? problemId : undefined}>
          <legend>
            <Trans>Ask only after any of these answers</Trans>
          </legend>
          {on.question.options.map(({ id, text }, at) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  checked={askedIf?.optionIds.includes(id) ?? false}
                  onChange={() => onChange(withMeetingOption(question, id))}
                />
              }
              label={text.trim() === '' ? t`Option ${at + 1}` : text}
            />
          ))}
        </Answers>
      )}
      {invalid && (
        <FormHelperText id={problemId} error sx={{ m: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </Part>
  );
}
