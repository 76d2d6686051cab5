import { useState } from 'react';
import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import { checkForm, type FormProblem } from '#domain/event/questionnaire/check-form.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { FORM_PROBLEMS_SAID } from '#words/event/form-fields.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';
import { fieldOf, freshId, newQuestion, type Question, questionOf } from './questions.view.ts';

/** [S1-31] */
export function useQuestions(eventId: number, first: Form) {
  const keep = useUseCase(KeepQuestionnaire);
  const locale = useLocale();
  const [version, setVersion] = useState(first.version);
  const [questions, setQuestions] = useState<readonly Question[]>(() => first.fields.map(questionOf));
  const [changed, setChanged] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const set = (next: readonly Question[]): void => {
    setQuestions(next);
    setChanged(true);
    setProblem(null);
    setFailure(null);
  };

  /** Answers whether the form was stored. */
  async function save(): Promise<boolean> {
    const checked = checkForm(questions.map(fieldOf));
    if (!checked.ok) {
      setProblem(checked.refusal);
      return false;
    }
    setBusy(true);
    setFailure(null);
    const saved = await keep.save(eventId, checked.value).catch(() => null);
    setBusy(false);
    if (saved?.ok !== true) {
      setFailure(saved === null ? bugSentence(locale) : refusalSentence(saved.refusal, locale));
      return false;
    }
    setVersion(saved.value.version);
    setQuestions(saved.value.fields.map(questionOf));
    setChanged(false);
    return true;
  }

  return {
    questions,
    changed,
    busy,
    failure,
    problemOf: (question: Question): string | null =>
      problem?.fieldId === question.id ? FORM_PROBLEMS_SAID[problem.kind][locale] : null,
    freshId: () => freshId(version, questions),
    set,
    change: (question: Question) => set(questions.map((one) => (one.id === question.id ? question : one))),
    add: () => set([...questions, newQuestion(freshId(version, questions))]),
    remove: (question: Question) => set(questions.filter((one) => one.id !== question.id)),
    save,
  };
}
