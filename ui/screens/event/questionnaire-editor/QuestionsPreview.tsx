import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormField } from '#domain/event/questionnaire/form.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { leadTo } from '#ui/screens/event/questionnaire-form/lead-to.view.ts';
import { QuestionField } from '#ui/screens/event/questionnaire-form/QuestionField.tsx';
import { problemOf, wrongFormSentence } from '#ui/screens/event/questionnaire-form/questionnaire.view.ts';
import type { Question } from './questions.view.ts';
import { askedOf, namedFields } from './questions-preview.view.ts';
import { useTriedAnswers } from './use-tried-answers.ts';

type Props = {
  readonly questions: readonly Question[];
  readonly tickets: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
};

/** The guest's own form with the questions as they are written now, saved or not. */
export function QuestionsPreview({ questions, tickets, onClose }: Props) {
  const { t } = useLingui();
  const [ticketId, setTicketId] = useState(tickets[0]?.id ?? null);
  const selectId = useId();
  const names = { question: (at: number) => t`Question ${at}`, option: (at: number) => t`Option ${at}` };
  const asked = askedOf(namedFields(questions, names), ticketId);
  return (
    <Dialog open onClose={onClose} aria-labelledby="questions-preview" maxWidth="sm" fullWidth>
      <DialogTitle id="questions-preview">
        <Trans>Preview of the questions</Trans>
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, alignContent: 'start', '&&': { pt: 1 } }}>
        <Typography color="textSecondary">
          <Trans>Guests see this form when they register. Nothing you enter here is saved.</Trans>
        </Typography>
        {tickets.length > 1 && (
          <FormControl variant="outlined">
            <InputLabel htmlFor={selectId}>
              <Trans>Ticket</Trans>
            </InputLabel>
            <NativeSelect
              input={<OutlinedInput />}
              value={ticketId ?? ''}
              inputProps={{ id: selectId }}
              onChange={(event) => setTicketId(event.target.value)}
            >
              {tickets.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          </FormControl>
        )}
        {asked.length === 0 ? (
          <Typography>
            <Trans>Guests with this ticket are asked no questions.</Trans>
          </Typography>
        ) : (
          <TriedForm key={ticketId} asked={asked} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
        {asked.length > 0 && (
          <Button variant="contained" type="submit" form="tried-questions">
            <Trans>Check answers</Trans>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function TriedForm({ asked }: { readonly asked: readonly FormField[] }) {
  const locale = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const { shown, answers, wrong, complete, checks, answer, check } = useTriedAnswers(asked);
  useEffect(() => (checks === 0 ? undefined : leadTo(form)), [checks]);
  return (
    <form
      id="tried-questions"
      ref={form}
      noValidate
      aria-labelledby="questions-preview"
      style={{ display: 'grid', gap: 24 }}
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      {wrong.length > 0 && <Alert severity="error">{wrongFormSentence(wrong, locale)}</Alert>}
      {shown.map((field) => (
        <QuestionField
          key={field.id}
          field={field}
          answers={answers}
          problem={problemOf(wrong, field, locale)}
          onAnswer={answer}
        />
      ))}
      {complete && (
        <Alert severity="success">
          <Trans>A guest could register with these answers.</Trans>
        </Alert>
      )}
    </form>
  );
}
