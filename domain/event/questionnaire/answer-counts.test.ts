import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, QUESTIONS } from '#test/builders/a-form.ts';
import { answerCounts, type ChoiceTally, countedFields } from './answer-counts.ts';
import { answerTable } from './answer-table.ts';
import { type Answers, answerKey } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import type { Form } from './form.ts';

const { lunch, topics, size } = QUESTIONS;

/** As a database groups them. */
function tallied(form: Form, all: readonly Answers[]) {
  const tallies: ChoiceTally[] = [];
  const answered = new Map<number, number>();
  for (const { id } of form.fields)
    for (const answers of all) {
      const given = answers[answerKey(id)];
      if (given === undefined) continue;
      answered.set(id, (answered.get(id) ?? 0) + 1);
      for (const choice of typeof given === 'string' ? [given] : given)
        tallies.push({ formVersion: form.version, fieldId: id, choice, count: 1 });
    }
  return { tallies, answered };
}

const answeredForms = anyForm.chain((form) =>
  fc.record({ form: fc.constant(form), all: fc.array(answersTo(form.fields), { maxLength: 6 }) }),
);

describe('how often each option was chosen', () => {
  it('is as many times as the table of answers names it', () => {
    fc.assert(
      fc.property(answeredForms, ({ form, all }) => {
        const { tallies, answered } = tallied(form, all);
        const rows = all.map((given) => {
          const checked = checkAnswers(form.fields, given);
          return { formVersion: form.version, answers: checked.ok ? checked.value : {} };
        });
        const { columns, rows: cells } = answerTable([form], rows);
        for (const { id, type, options } of answerCounts([form], tallies, answered)) {
          if (type === 'Checkbox') continue;
          const at = columns.findIndex((column) => column.id === id);
          for (const { text, count } of options) expect(count).toBe(cells.filter((row) => row[at] === text).length);
        }
      }),
    );
  });

  it('adds up to the answers of a single choice, and is at most their number for several', () => {
    fc.assert(
      fc.property(answeredForms, ({ form, all }) => {
        const { tallies, answered } = tallied(form, all);
        for (const counted of answerCounts([form], tallies, answered)) {
          const sum = counted.options.reduce((total, { count }) => total + count, 0);
          if (counted.type === 'Checkbox')
            for (const { count } of counted.options) expect(count).toBeLessThanOrEqual(counted.answered);
          else expect(sum).toBe(counted.answered);
        }
      }),
    );
  });

  it('lists every option of the questions that have options, chosen or not', () => {
    fc.assert(
      fc.property(anyForm, (form) => {
        expect(
          answerCounts([form], [], new Map()).map(({ id, options }) => [id, options.map(({ text }) => text)]),
        ).toEqual(countedFields([form]).map(({ id, options }) => [id, options.map(({ text }) => text)]));
      }),
    );
    expect(countedFields([A_FORM]).map(({ id }) => id)).toEqual([lunch.id, topics.id, size.id]);
  });

  it('counts a renamed option under its new words, and a removed one under its last', () => {
    const before: Form = {
      version: 1,
      fields: [
        {
          ...size,
          options: [
            { id: 41, text: 'Medium' },
            { id: 43, text: 'XL' },
          ],
        },
      ],
    };
    const after: Form = { version: 2, fields: [size] };
    const tally = (formVersion: number, choice: string, count: number) => ({
      formVersion,
      fieldId: size.id,
      choice,
      count,
    });
    const tallies = [tally(1, 'Medium', 2), tally(1, 'XL', 1), tally(2, 'M', 3), tally(2, 'Medium', 9)];
    expect(answerCounts([before, after], tallies, new Map([[size.id, 6]]))).toEqual([
      {
        id: size.id,
        label: 'Shirt',
        type: 'Dropdown',
        answered: 6,
        options: [
          { text: 'M', count: 5 },
          { text: 'L', count: 0 },
          { text: 'XL', count: 1 },
        ],
      },
    ]);
  });
});
