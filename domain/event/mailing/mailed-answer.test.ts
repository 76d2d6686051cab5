import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { checkAnswers } from '../questionnaire/check-answers.ts';
import { isChoosing } from '../questionnaire/conditions.ts';
import type { Form } from '../questionnaire/form.ts';
import { choicesMade, holdTickets, readMailedAnswer } from './mailed-answer.ts';
import { MAILING_AUDIENCES } from './mailing.ts';

const { company, lunch, topics, size } = QUESTIONS;
const FIRST: Form = { version: 1, fields: [company, lunch, topics, size] };
const RENAMED: Form = {
  version: 2,
  fields: [{ ...size, label: 'T-shirt', options: [{ id: 41, text: 'Medium' }] }],
};
const MEDIUM = { fieldId: size.id, optionId: 41 };

describe('a mailing by answer', () => {
  it('is for holders of tickets, whose answers there are', () => {
    expect(MAILING_AUDIENCES.filter(holdTickets)).toEqual(['TICKET_HOLDERS', 'NOT_CHECKED_IN']);
    const wrong = { ok: false, refusal: { code: 'INVALID_INPUT', field: 'answer', problem: { kind: 'MALFORMED' } } };
    for (const audience of MAILING_AUDIENCES) {
      const read = readMailedAnswer({ audience, answer: MEDIUM }, [FIRST]);
      expect(read).toEqual(holdTickets(audience) ? { ok: true, value: expect.anything() } : wrong);
      expect(readMailedAnswer({ audience, answer: null }, [])).toEqual({ ok: true, value: null });
    }
    for (const answer of [
      { fieldId: size.id, optionId: 99 },
      { fieldId: company.id, optionId: 41 },
      { fieldId: 99, optionId: 41 },
    ])
      expect(readMailedAnswer({ audience: 'TICKET_HOLDERS', answer }, [FIRST])).toEqual(wrong);
  });

  it('is called by the newest words of the question and its option', () => {
    const read = (versions: readonly Form[]) =>
      readMailedAnswer({ audience: 'TICKET_HOLDERS', answer: MEDIUM }, versions);
    expect(read([FIRST, RENAMED])).toEqual({ ok: true, value: { ...MEDIUM, question: 'T-shirt', option: 'Medium' } });
    expect(read([FIRST, { version: 2, fields: [] }])).toMatchObject({ value: { question: 'Shirt', option: 'M' } });
  });

  it('finds answers to any version, by what was written then', () => {
    expect(choicesMade([FIRST, RENAMED], MEDIUM)).toEqual({
      key: 'field_4',
      choices: { '1': 'M', '2': 'Medium' },
    });
    expect(choicesMade([FIRST], { fieldId: lunch.id, optionId: 21 })).toEqual({
      key: 'field_2',
      choices: { '1': 21 },
    });
  });

  it('reaches each who answered a question by exactly the options they chose', () => {
    const answered = anyForm.chain((form) => fc.tuple(fc.constant(form), answersTo(form.fields)));
    fc.assert(
      fc.property(answered, ([form, given]) => {
        const kept = checkAnswers(
          form.fields.map((field) => ({ ...field, required: false })),
          given,
        );
        expect(kept.ok).toBe(true);
        if (!kept.ok) return;
        for (const field of form.fields.filter(isChoosing)) {
          const answer = kept.value[`field_${field.id}`];
          const reached = field.options.filter(({ id: optionId }) => {
            const { key, choices } = choicesMade([form], { fieldId: field.id, optionId });
            return [kept.value[key] ?? []].flat().includes(choices[form.version] ?? '');
          });
          expect(reached).toHaveLength(answer === undefined ? 0 : [answer].flat().length);
        }
      }),
    );
  });
});
