import { Trans, useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { TextField } from '#ui/components/TextField.tsx';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { XIcon } from '#ui/icons/x.gen.ts';
import type { Question } from './questions.view.ts';
import { focusIn, longest, optionRow, withChosen, withoutOption } from './questions.view.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'end',
  '& > .MuiFormControl-root': { flex: '1 1 200px' },
  '& > button': { marginLeft: 'auto' },
});
const Rows = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', '& > div': { width: '100%' } });

type Props = {
  readonly question: Question;
  readonly freshId: () => number;
  readonly onChange: (question: Question) => void;
};

export function OptionRows({ question, freshId, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Rows>
      {question.options.map((option, at) => (
        <Row key={option.id} id={optionRow(option.id)}>
          <TextField
            label={t`Option ${at + 1}`}
            required
            value={option.text}
            onChange={(event) =>
              onChange({
                ...question,
                options: question.options.map((one) =>
                  one.id === option.id ? { ...one, text: event.target.value } : one,
                ),
              })
            }
            slotProps={{ htmlInput: { maxLength: longest.question } }}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={question.chosen.includes(option.id)}
                onChange={() => onChange(withChosen(question, option.id))}
              />
            }
            label={t`Selected by default`}
          />
          <IconButton
            aria-label={t`Remove option ${at + 1}`}
            onClick={() => onChange(withoutOption(question, option.id))}
          >
            <XIcon />
          </IconButton>
        </Row>
      ))}
      <Button
        color="secondary"
        startIcon={<PlusIcon />}
        onClick={() => {
          const id = freshId();
          onChange({ ...question, options: [...question.options, { id, text: '' }] });
          focusIn(optionRow(id));
        }}
      >
        <Trans>Add option</Trans>
      </Button>
    </Rows>
  );
}
