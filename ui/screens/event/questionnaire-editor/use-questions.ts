import { useState } from 'react';
import { KeepQuestionnaire } from '#application/event/keep-questionnaire.ts';
import { checkForm, type FormProblem } from '#domain/event/questionnaire/check-form.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { RowChange, Sides } from '#domain/kernel/merge-edits.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { FORM_PROBLEMS_SAID } from '#words/event/form-fields.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';
import { conditionSentence, conditionsToMend, withChanged } from './question-condition.view.ts';
import { fieldOf, freshId, mergedQuestions, newQuestion, type Question, questionOf } from './questions.view.ts';

/** What somebody else saved while the questions were open. */
export type OthersQuestions = { readonly by: string | null; readonly changes: readonly RowChange<Question>[] };

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
  const [read, setRead] = useState<readonly Question[]>(() => first.fields.map(questionOf));
  const [others, setOthers] = useState<OthersQuestions | null>(null);
  const [sides, setSides] = useState<Sides<readonly Question[]> | null>(null);

  const conditions = conditionsToMend(questions);

  const set = (next: readonly Question[]): void => {
    setQuestions(next);
    setChanged(true);
    setProblem(null);
    setFailure(null);
  };

  /** Reads what somebody else saved, and keeps what is written here. */
  async function meet(by: string | null): Promise<boolean> {
    const now = await keep.read(eventId).catch(() => null);
    if (now?.ok !== true) return false;
    const form = now.value ?? { version: 0, fields: [] };
    const theirs = form.fields.map(questionOf);
    const met = { seen: read, mine: questions, theirs };
    const { merged, changes } = mergedQuestions(met, form.version, 'MINE');
    setVersion(form.version);
    setRead(theirs);
    setQuestions(merged);
    setSides(met);
    setOthers({ by, changes });
    return true;
  }

  function takeTheirs(): void {
    if (others === null || sides === null) return;
    setQuestions(mergedQuestions(sides, version, 'THEIRS').merged);
    setOthers({ by: others.by, changes: others.changes.map((change) => ({ ...change, conflict: false })) });
  }

  /** Answers whether the form was stored. */
  async function save(): Promise<boolean> {
    const checked = checkForm(questions.map(fieldOf));
    if (!checked.ok) {
      setProblem(checked.refusal);
      return false;
    }
    setBusy(true);
    setFailure(null);
    const saved = await keep.save(eventId, checked.value, version).catch(() => null);
    const stale = saved?.ok === false && saved.refusal.code === 'STALE' ? saved.refusal : null;
    const met = stale !== null && (await meet(stale.by));
    setBusy(false);
    if (met) return false;
    if (saved?.ok !== true) {
      setFailure(saved === null ? bugSentence(locale) : refusalSentence(saved.refusal, locale));
      return false;
    }
    setVersion(saved.value.version);
    setQuestions(saved.value.fields.map(questionOf));
    setRead(saved.value.fields.map(questionOf));
    setOthers(null);
    setChanged(false);
    return true;
  }

  return {
    questions,
    changed,
    busy,
    failure,
    problemOf: (question: Question): string | null =>
      problem?.fieldId === question.id && problem.kind !== conditions.get(question.id)
        ? FORM_PROBLEMS_SAID[problem.kind][locale]
        : null,
    conditionProblemOf: (question: Question): string | null => {
      const found = conditions.get(question.id);
      return found === undefined ? null : conditionSentence(found, locale);
    },
    /** The numbers of the questions whose conditions cannot be kept. */
    toMend: questions.flatMap(({ id }, at) => (conditions.has(id) ? [at + 1] : [])),
    freshId: () => freshId(version, questions),
    set,
    /** Answers the numbers of the questions whose conditions lost an answer by it. */
    change: (question: Question): readonly number[] => {
      const { changed: next, mended } = withChanged(questions, question);
      set(next);
      return mended;
    },
    /** Answers the new question's id. */
    add: (): number => {
      const id = freshId(version, questions);
      set([...questions, newQuestion(id)]);
      return id;
    },
    remove: (question: Question) => set(questions.filter((one) => one.id !== question.id)),
    save,
    others,
    takeTheirs,
  };
}
