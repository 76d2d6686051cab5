import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useToast } from '#ui/bindings/use-toast.ts';
import { PlusIcon } from '#ui/icons/plus.gen.ts';
import { movedTo } from '#ui/screens/event/desk/drag/drag-order.view.ts';
import { keepFocusIn } from '#ui/screens/event/desk/drag/keep-focus-in.ts';
import { useDragOrder } from '#ui/screens/event/desk/drag/use-drag-order.ts';
import { OthersQuestionsNote } from './OthersQuestionsNote.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { QuestionsPreview } from './QuestionsPreview.tsx';
import { questionsBefore } from './question-condition.view.ts';
import { focusIn, type Question, questionRow } from './questions.view.ts';
import { useQuestions } from './use-questions.ts';

/** The form is saved as a whole, as a new version. [S1-31] */
export function QuestionEditor({ event, form }: { readonly event: DeskEvent; readonly form: Form }) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const asking = useQuestions(event.id, form);
  const { questions } = asking;
  const toMend = asking.toMend.join(', ');
  const tickets = event.sessions.flatMap((session) => session.ticketTypes.map(({ id, name }) => ({ id, name })));
  const [previewed, setPreviewed] = useState(false);
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    asking.set(movedTo(questions, from, to));
    setSaid(t`Question ${from + 1} is now question ${to + 1}`);
  };
  const step = (at: number, to: number) => {
    move(at, to);
    const question = questions[at];
    if (question !== undefined) keepFocusIn(questionRow(question.id));
  };
  const drag = useDragOrder(move);
  const change = (question: Question) => {
    for (const number of asking.change(question))
      toast.info(t`Question ${number} no longer depends on the answer you removed`);
  };
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
      <Box component="ol" ref={drag.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            number={at + 1}
            problem={asking.problemOf(question)}
            locale={locale}
            freshId={asking.freshId}
            tickets={tickets}
            earlier={questionsBefore(questions, at)}
            conditionProblem={asking.conditionProblemOf(question)}
            onChange={change}
            onRemove={() => asking.remove(question)}
            drag={drag}
            onUp={at === 0 ? null : () => step(at, at - 1)}
            onDown={at + 1 === questions.length ? null : () => step(at, at + 1)}
          />
        ))}
      </Box>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {asking.toMend.length > 0 && (
        <Alert severity="warning" role="status">
          <Plural
            value={asking.toMend.length}
            one={`Check when to ask question ${toMend} before you save.`}
            other={`Check when to ask questions ${toMend} before you save.`}
          />
        </Alert>
      )}
      {asking.others !== null && <OthersQuestionsNote others={asking.others} onTakeTheirs={asking.takeTheirs} />}
      {asking.failure !== null && <Alert severity="error">{asking.failure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button variant="outlined" startIcon={<PlusIcon />} onClick={() => focusIn(questionRow(asking.add()))}>
          <Trans>Add question</Trans>
        </Button>
        {questions.length > 0 && (
          <Button variant="outlined" color="secondary" onClick={() => setPreviewed(true)}>
            <Trans>Preview</Trans>
          </Button>
        )}
        <Button variant="contained" onClick={() => void save()} disabled={!asking.changed} loading={asking.busy}>
          <Trans>Save questions</Trans>
        </Button>
      </Box>
      {previewed && <QuestionsPreview questions={questions} tickets={tickets} onClose={() => setPreviewed(false)} />}
    </Box>
  );
}
