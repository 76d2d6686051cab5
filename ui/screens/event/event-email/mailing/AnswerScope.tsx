import { Trans, useLingui } from '@lingui/react/macro';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type AnswerChoice, firstAnswerTo, mayGoByTicket } from './mailed-answer.view.ts';
import type { MailingScope } from './mailing.view.ts';

const ANY = '';

type AnswerScopeProps = {
  readonly scope: MailingScope;
  readonly choices: readonly AnswerChoice[];
  readonly onChoose: (part: Pick<MailingScope, 'answer'>) => void;
};

/** Two fields of the choice of recipients: a question, then one of its answers. */
export const AnswerScope = ({ scope, choices, onChoose }: AnswerScopeProps) => {
  const { t } = useLingui();
  if (choices.length === 0 || !mayGoByTicket(scope)) return null;
  const { answer } = scope;
  const on = choices.find(({ id }) => id === answer?.fieldId);
  return (
    <>
      <TextField
        select
        name="question"
        label={t`Question`}
        value={on === undefined ? ANY : String(on.id)}
        onChange={({ target }) =>
          onChoose({ answer: firstAnswerTo(choices.find(({ id }) => String(id) === target.value)) })
        }
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value={ANY}>
          <Trans>Whatever they answered</Trans>
        </MenuItem>
        {choices.map(({ id, label }) => (
          <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal' }}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {on === undefined || answer === null ? null : (
        <TextField
          select
          name="answer"
          label={t`Answer`}
          value={String(answer.optionId)}
          onChange={({ target }) => onChoose({ answer: { fieldId: on.id, optionId: Number(target.value) } })}
        >
          {on.options.map(({ id, text }) => (
            <MenuItem key={id} value={String(id)} sx={{ whiteSpace: 'normal' }}>
              {text}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
};
