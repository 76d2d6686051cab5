import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { QUESTIONS } from '#test/builders/a-form.ts';
import { type Answers, answerKey } from './answers.ts';
import { checkAnswers, checkForms } from './check-answers.ts';
import { checkForm } from './check-form.ts';
import { askedFields, choicesMeeting, conditionProblems } from './conditions.ts';
import type { FormField } from './form.ts';

const { company, lunch, topics, size } = QUESTIONS;
const everyone = { ...lunch, ticketTypeIds: null };
const onLunch = (...optionIds: number[]) => ({ fieldId: lunch.id, optionIds });
const askedIds = (fields: readonly FormField[], given: Answers) => askedFields(fields, given).map(({ id }) => id);

const anyFilled = anyForm.chain((form) =>
  fc.tuple(
    fc.constant(form.fields),
    answersTo(form.fields),
    fc.array(fc.constantFrom(...form.fields.map(({ id }) => answerKey(id)), 'field_0'), { maxLength: 4 }),
  ),
);
const filled = anyFilled.map(([fields, answers, left]) => ({
  fields,
  answers: Object.fromEntries(Object.entries(answers).filter(([key]) => !left.includes(key))),
}));

describe('a question with a condition', () => {
  it.each<[string, FormField, Answers, boolean]>([
    ['a radio by the option’s id', { ...size, askedIf: onLunch(21) }, { field_2: '21' }, true],
    ['another option of the radio', { ...size, askedIf: onLunch(21) }, { field_2: '22' }, false],
    ['one of several options', { ...size, askedIf: onLunch(21, 22) }, { field_2: '22' }, true],
    ['no answer', { ...size, askedIf: onLunch(21) }, {}, false],
    [
      'a checkbox with one of the options among others',
      { ...size, askedIf: { fieldId: topics.id, optionIds: [32] } },
      { field_3: ['AI', 'Cloud'] },
      true,
    ],
    [
      'a checkbox without any of them',
      { ...size, askedIf: { fieldId: topics.id, optionIds: [32] } },
      { field_3: ['AI', 'Data'] },
      false,
    ],
  ])('on %s is asked: %s', (_what, field, given, isAsked) => {
    expect(askedIds([everyone, topics, field], given).includes(field.id)).toBe(isAsked);
  });

  it('on a dropdown is met by the text of the option', () => {
    const field = { ...company, askedIf: { fieldId: size.id, optionIds: [42] } };
    expect(askedIds([size, field], { field_4: 'L' })).toEqual([4, 1]);
    expect(askedIds([size, field], { field_4: 'M' })).toEqual([4]);
  });

  it('is not met by an unanswered question, whatever an option is called', () => {
    const strange = { ...size, options: [{ id: 41, text: 'undefined' }] };
    expect(askedIds([strange, { ...company, askedIf: { fieldId: 4, optionIds: [41] } }], {})).toEqual([4]);
  });

  it('is neither required nor kept while its condition is not met', () => {
    const fields = [everyone, { ...company, askedIf: onLunch(21) }];
    expect(checkAnswers(fields, { field_2: '22', field_1: 'Vemoi' })).toEqual({ ok: true, value: { field_2: 22 } });
    expect(checkAnswers(fields, { field_2: '21' })).toEqual({
      ok: false,
      refusal: [{ fieldId: 1, problem: 'REQUIRED' }],
    });
  });

  it('is not asked behind one that is not asked, though that was answered before', () => {
    const second = { ...size, askedIf: onLunch(21) };
    const third = { ...company, askedIf: { fieldId: size.id, optionIds: [42] } };
    const given = { field_4: 'L', field_1: 'Vemoi' };
    expect(askedIds([everyone, second, third], { ...given, field_2: '21' })).toEqual([2, 4, 1]);
    expect(askedIds([everyone, second, third], { ...given, field_2: '22' })).toEqual([2]);
  });

  it('on a question for other tickets is asked for nobody else, also in a shared form', () => {
    const form = { version: 1, fields: [lunch, { ...company, askedIf: onLunch(21) }] };
    const shared = { form, formPerTicket: false, ticketTypeIds: ['standard', 'vip'] };
    expect(checkForms({ ...shared, given: [{ field_2: '21', field_1: 'Vemoi' }] })).toEqual({
      ok: true,
      value: [{}, { field_2: 21, field_1: 'Vemoi' }],
    });
  });

  it('is asked exactly if the question before it is asked and answered so', () => {
    fc.assert(
      fc.property(filled, ({ fields, answers }) => {
        const asked = askedFields(fields, answers);
        for (const field of fields) {
          const { askedIf } = field;
          const on = asked.find(({ id }) => id === askedIf?.fieldId);
          const given = [answers[answerKey(askedIf?.fieldId ?? 0)] ?? []].flat();
          const isMet =
            askedIf === undefined ||
            (on !== undefined && choicesMeeting(on, askedIf).some((choice) => given.includes(String(choice))));
          expect(asked.includes(field)).toBe(isMet);
        }
        expect(asked).toEqual(fields.filter((field) => asked.includes(field)));
      }),
    );
  });

  it('is decided the same by what is kept of the answers', () => {
    fc.assert(
      fc.property(filled, ({ fields, answers }) => {
        const optional = fields.map((field) => ({ ...field, required: false }));
        const kept = checkAnswers(optional, answers);
        expect(kept).toMatchObject({ ok: true });
        if (kept.ok) expect(askedFields(optional, kept.value)).toEqual(askedFields(optional, answers));
      }),
    );
  });
});

describe('a condition', () => {
  it.each<[string, FormField[], string]>([
    ['a removed question', [{ ...company, askedIf: onLunch(21) }], 'CONDITION_QUESTION_MISSING'],
    ['a later question', [{ ...company, askedIf: onLunch(21) }, everyone], 'CONDITION_QUESTION_MISSING'],
    ['itself', [{ ...everyone, askedIf: onLunch(21) }], 'CONDITION_QUESTION_MISSING'],
    [
      'a question without options',
      [company, { ...size, askedIf: { fieldId: 1, optionIds: [] } }],
      'CONDITION_QUESTION_MISSING',
    ],
    ['no answer', [everyone, { ...company, askedIf: onLunch() }], 'CONDITION_OPTION_MISSING'],
    ['a removed answer', [everyone, { ...company, askedIf: onLunch(21, 29) }], 'CONDITION_OPTION_MISSING'],
    [
      'a question for other tickets',
      [lunch, { ...company, ticketTypeIds: ['online'], askedIf: onLunch(21) }],
      'CONDITION_NEVER_MET',
    ],
    [
      'a question that other tickets reach only by its own condition',
      [
        lunch,
        { ...size, askedIf: onLunch(21) },
        { ...company, ticketTypeIds: ['online'], askedIf: { fieldId: size.id, optionIds: [41] } },
      ],
      'CONDITION_NEVER_MET',
    ],
  ])('on %s is refused', (_what, fields, kind) => {
    const checked = checkForm(fields);
    expect(checked).toMatchObject({ ok: false, refusal: { kind } });
    expect([...conditionProblems(fields).values()]).toEqual([kind]);
  });

  it('can be met by somebody in every form that is stored', () => {
    fc.assert(
      fc.property(anyForm, ({ fields }) => {
        expect(conditionProblems(fields).size).toBe(0);
        for (const { askedIf } of fields) {
          const on = fields.find(({ id }) => id === askedIf?.fieldId);
          if (askedIf !== undefined && on !== undefined) expect(choicesMeeting(on, askedIf)).not.toEqual([]);
        }
      }),
    );
  });
});
