import { Trans, useLingui } from '@lingui/react/macro';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { TextField } from '#ui/components/TextField.tsx';
import { ArrowDownIcon } from '#ui/icons/arrow-down.gen.ts';
import { ArrowUpIcon } from '#ui/icons/arrow-up.gen.ts';
import { Trash2Icon } from '#ui/icons/trash-2.gen.ts';
import { DragGrip } from '#ui/screens/event/desk/drag/DragGrip.tsx';
import { DraggedItem } from '#ui/screens/event/desk/drag/DraggedItem.tsx';
import type { DragOrder } from '#ui/screens/event/desk/drag/use-drag-order.ts';
import { OptionRows } from './OptionRows.tsx';
import { QuestionCondition } from './QuestionCondition.tsx';
import type { questionsBefore } from './question-condition.view.ts';
import type { Question } from './questions.view.ts';
import { fieldTypes, hasOptions, longest, questionRow, toggledTicket, withType } from './questions.view.ts';

const Card = styled(DraggedItem)(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 20,
  '&[data-wrong="true"]': { borderColor: theme.vars.palette.error.main },
}));
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, '& > b': { flex: 1 } });
const Two = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'end',
});

type Props = {
  readonly question: Question;
  readonly number: number;
  readonly problem: string | null;
  readonly earlier: ReturnType<typeof questionsBefore>;
  readonly conditionProblem: string | null;
  readonly locale: Locale;
  readonly freshId: () => number;
  readonly tickets: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (question: Question) => void;
  readonly onRemove: () => void;
  readonly drag: Pick<DragOrder, 'rowProps' | 'gripProps'>;
  /** Null at the ends of the list. */
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
};

/** [S1-31] */
export function QuestionCard({
  question,
  number,
  problem,
  earlier,
  conditionProblem,
  locale,
  freshId,
  tickets,
  onChange,
  onRemove,
  drag,
  onUp,
  onDown,
}: Props) {
  const { t } = useLingui();
  const kindId = useId();
  const { ticketTypeIds } = question;
  return (
    <Card
      id={questionRow(question.id)}
      data-wrong={problem !== null || conditionProblem !== null}
      {...drag.rowProps(number - 1)}
    >
      <Head>
        <DragGrip drag={drag} at={number - 1} />
        <b>
          <Trans>Question {number}</Trans>
        </b>
        <Act label={t`Move question ${number} up`} onPress={onUp}>
          <ArrowUpIcon />
        </Act>
        <Act label={t`Move question ${number} down`} onPress={onDown}>
          <ArrowDownIcon />
        </Act>
        <Act label={t`Remove question ${number}`} onPress={onRemove}>
          <Trash2Icon />
        </Act>
      </Head>
      <TextField
        label={t`Question text`}
        required
        fullWidth
        value={question.label}
        error={problem !== null}
        helperText={problem}
        onChange={(event) => onChange({ ...question, label: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longest.question } }}
      />
      <Two>
        <FormControl variant="outlined">
          <InputLabel htmlFor={kindId}>
            <Trans>Answer type</Trans>
          </InputLabel>
          <NativeSelect
            input={<OutlinedInput />}
            value={question.type}
            inputProps={{ id: kindId }}
            onChange={(event) => {
              const kind = fieldTypes(locale).find(({ type }) => type === event.target.value);
              if (kind !== undefined) onChange(withType(question, kind.type, freshId()));
            }}
          >
            {fieldTypes(locale).map(({ type, words }) => (
              <option key={type} value={type}>
                {words}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        <FormControlLabel
          control={
            <Checkbox
              checked={question.required}
              onChange={() => onChange({ ...question, required: !question.required })}
            />
          }
          label={t`Required`}
        />
      </Two>
      {hasOptions(question) && <OptionRows question={question} freshId={freshId} onChange={onChange} />}
      <QuestionCondition question={question} earlier={earlier} problem={conditionProblem} onChange={onChange} />
      <TextField
        label={t`Help text`}
        fullWidth
        value={question.description}
        onChange={(event) => onChange({ ...question, description: event.target.value })}
        slotProps={{ htmlInput: { maxLength: longest.explanation } }}
      />
      {tickets.length > 1 && (
        <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
          <legend style={{ padding: 0, fontSize: '0.875rem', fontWeight: 600 }}>
            <Trans>Applies to</Trans>
          </legend>
          {tickets.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              control={
                <Checkbox
                  checked={ticketTypeIds === null || ticketTypeIds.includes(id)}
                  onChange={() => onChange({ ...question, ticketTypeIds: toggledTicket(ticketTypeIds, id, tickets) })}
                />
              }
              label={name}
            />
          ))}
        </fieldset>
      )}
    </Card>
  );
}

const Act = ({
  label,
  onPress,
  children,
}: {
  readonly label: string;
  readonly onPress: (() => void) | null;
  readonly children: ReactNode;
}) => (
  <IconButton aria-label={label} disabled={onPress === null} onClick={() => onPress?.()}>
    {children}
  </IconButton>
);
