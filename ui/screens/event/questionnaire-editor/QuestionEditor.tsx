import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { OthersQuestionsNote } from './OthersQuestionsNote.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { focusIn, moved, questionRow } from './questions.view.ts';
import { useQuestions } from './use-questions.ts';

/** The form is saved as a whole, as a new version. [S1-31] */
export function QuestionEditor({ event, form }: { readonly event: DeskEvent; readonly form: Form }) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const asking = useQuestions(event.id, form);
  const { questions } = asking;
  const tickets = event.sessions.flatMap((session) => session.ticketTypes.map(({ id, name }) => ({ id, name })));
  const save = async () => {
    if (await asking.save()) toast.success(t`Questions saved`);
  };
  return (
    <Box component="section" aria-labelledby="questions-title" sx={{ display: 'grid', gap: 2 }}>
      <Typography id="questions-title" variant="h4" component="h2">
        <Trans>Questions</Trans>
      </Typography>
      <Typography color="textSecondary">
        {questions.length === 0 ? (
          <Trans>
            No questions yet. Ask what you need to know about your guests, such as company, meal choice or a signature.
          </Trans>
        ) : (
          <Trans>Everyone who registers answers these. Existing answers keep the questions they were given to.</Trans>
        )}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={at + 1}
            problem={asking.problemOf(question)}
            locale={locale}
            freshId={asking.freshId}
            tickets={tickets}
            onChange={asking.change}
            onRemove={() => asking.remove(question)}
            onUp={at === 0 ? null : () => asking.set(moved(questions, at, -1))}
            onDown={at + 1 === questions.length ? null : () => asking.set(moved(questions, at, 1))}
          />
        ))}
      </Box>
      {asking.others !== null && <OthersQuestionsNote others={asking.others} onTakeTheirs={asking.takeTheirs} />}
      {asking.failure !== null && <Alert severity="error">{asking.failure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => focusIn(questionRow(asking.add()))}>
          <Trans>Add question</Trans>
        </Button>
        <Button variant="contained" onClick={() => void save()} disabled={!asking.changed} loading={asking.busy}>
          <Trans>Save questions</Trans>
        </Button>
      </Box>
    </Box>
  );
}
