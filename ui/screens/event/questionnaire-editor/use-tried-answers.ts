import { useState } from 'react';
import { type Answers, answerKey, defaultAnswers } from '#domain/event/questionnaire/answers.ts';
import { checkAnswers, type WrongAnswer } from '#domain/event/questionnaire/check-answers.ts';
import type { FormField } from '#domain/event/questionnaire/form.ts';

/** Answers that the organiser tries, checked as a guest's are. */
export function useTriedAnswers(asked: readonly FormField[]) {
  const [answers, setAnswers] = useState<Answers>(() => defaultAnswers(asked));
  const [wrong, setWrong] = useState<readonly WrongAnswer[]>([]);
  const [complete, setComplete] = useState(false);
  const [checks, setChecks] = useState(0);
  return {
    answers,
    wrong,
    complete,
    checks,
    answer: (given: Answers) => {
      setWrong(wrong.filter(({ fieldId }) => given[answerKey(fieldId)] === answers[answerKey(fieldId)]));
      setComplete(false);
      setAnswers(given);
    },
    check: () => {
      const checked = checkAnswers(asked, answers);
      setWrong(checked.ok ? [] : checked.refusal);
      setComplete(checked.ok);
      setChecks(checks + 1);
    },
  };
}
