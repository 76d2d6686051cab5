import { useState } from 'react';
import { type Answers, defaultAnswers } from '#domain/event/questionnaire/answers.ts';
import { checkAnswers, type WrongAnswer } from '#domain/event/questionnaire/check-answers.ts';
import { askedFields } from '#domain/event/questionnaire/conditions.ts';
import type { FormField } from '#domain/event/questionnaire/form.ts';
import { wrongAfter } from '#ui/screens/event/questionnaire-form/questionnaire.view.ts';

/** Answers that the organiser tries, checked as a guest's are. */
export function useTriedAnswers(asked: readonly FormField[]) {
  const [answers, setAnswers] = useState<Answers>(() => defaultAnswers(asked));
  const [wrong, setWrong] = useState<readonly WrongAnswer[]>([]);
  const [complete, setComplete] = useState(false);
  const [checks, setChecks] = useState(0);
  return {
    shown: askedFields(asked, answers),
    answers,
    wrong,
    complete,
    checks,
    answer: (given: Answers) => {
      setWrong(wrongAfter(wrong, asked, answers, given));
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
