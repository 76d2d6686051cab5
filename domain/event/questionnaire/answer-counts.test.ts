import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, anyForm, TICKET_TYPES } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, QUESTIONS } from '#test/builders/a-form.ts';
import { answerCounts, askedWhen, type ChoiceTally, countedFields } from './answer-counts.ts';
import { answerTable } from './answer-table.ts';
import { answerKey, type SubmittedAnswers } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import { type Form, questionsForTicket } from './form.ts';

const { lunch, topics, size } = QUESTIONS;

type Ticket = { readonly ticketTypeId: string; readonly answers: SubmittedAnswers };

/** As a database groups them. */
function tallied(form: Form, all: readonly Ticket[]) {
  const tallies: ChoiceTally[] = [];
  const answered = new Map<number, number>();
  for (const { id } of form.fields)
    for (const { answers } of all) {
      const given = answers[answerKey(id)];
      if (given === undefined) continue;
      answered.set(id, (answered.get(id) ?? 0) + 1);
      for (const choice of typeof given === 'object' ? given : [String(given)])
        tallies.push({ formVersion: form.version, fieldId: id, choice, count: 1 });
    }
  const asked = new Map<number, number>();
  for (const { fieldId, tickets, key, choices } of askedWhen([form])) {
    const met = all.filter(
      ({ ticketTypeId, answers }) =>
        (tickets?.includes(ticketTypeId) ?? true) &&
        (choices?.some((choice) => [answers[key ?? ''] ?? []].flat().includes(choice)) ?? true),
    );
    asked.set(fieldId, met.length);
  }
  return { tallies, answered, asked };
}

const answeredForms = anyForm.chain((form) =>
  fc.record({
    form: fc.constant(form),
    all: fc.array(
      fc.tuple(fc.constantFrom(...TICKET_TYPES), answersTo(form.fields)).map(([ticketTypeId, given]): Ticket => {
        const checked = checkAnswers(questionsForTicket(form, ticketTypeId), given);
        return { ticketTypeId, answers: checked.ok ? checked.value : {} };
      }),
      { maxLength: 6 },
    ),
  }),
);

describe('how often each option was chosen', () => {
  it('and asked is as many times as the table of answers says it', () => {
    fc.assert(
      fc.property(answeredForms, ({ form, all }) => {
        const { tallies, answered, asked } = tallied(form, all);
        const rows = all.map((ticket) => ({ ...ticket, formVersion: form.version }));
        const { columns, rows: cells } = answerTable([form], rows);
        for (const { id, type, options, asked: met } of answerCounts([form], tallies, answered, asked)) {
          const at = columns.findIndex((column) => column.id === id);
          expect(met).toBe(cells.filter((row) => row[at] !== null).length);
          if (type === 'Checkbox') continue;
          for (const { text, count } of options) expect(count).toBe(cells.filter((row) => row[at] === text).length);
        }
      }),
    );
  });

  it('adds up to the answers of a single choice, and is at most their number for several', () => {
    fc.assert(
      fc.property(answeredForms, ({ form, all }) => {
        const { tallies, answered, asked } = tallied(form, all);
        for (const counted of answerCounts([form], tallies, answered, asked)) {
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
          answerCounts([form], [], new Map(), new Map()).map(({ id, options }) => [
            id,
            options.map(({ text }) => text),
          ]),
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
    expect(answerCounts([before, after], tallies, new Map([[size.id, 6]]), new Map([[size.id, 8]]))).toEqual([
      {
        id: size.id,
        label: 'Shirt',
        type: 'Dropdown',
        asked: 8,
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
