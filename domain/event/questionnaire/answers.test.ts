import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersTo, anyForm, someAnswersTo, TICKET_TYPES } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, A_SIGNATURE, FILLED_FORM, QUESTIONS } from '#test/builders/a-form.ts';
import { answerKey, defaultAnswers, fieldOfKey } from './answers.ts';
import { ANSWER_LONGEST, type AnswerProblem, checkAnswers, readAnswer } from './check-answers.ts';
import { askedFields } from './conditions.ts';
import { type FormField, questionsForTicket, questionsForTickets } from './form.ts';

const { company, lunch, topics, size, signature } = QUESTIONS;

describe('questions', () => {
  it('restricted to a ticket type are asked for it only [S3-39]', () => {
    const asked = (ticketTypeId: string) => questionsForTicket(A_FORM, ticketTypeId).map((field) => field.label);
    expect(asked('vip')).toEqual(['Company', 'Lunch', 'Topics', 'Shirt', 'Signature']);
    expect(asked('standard')).toEqual(['Company', 'Topics', 'Shirt', 'Signature']);
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...TICKET_TYPES), (form, ticketTypeId) => {
        for (const field of form.fields) {
          const asked = questionsForTicket(form, ticketTypeId);
          const isOfTicket = field.ticketTypeIds === null || field.ticketTypeIds.includes(ticketTypeId);
          const canBeMet = field.askedIf === undefined || asked.some(({ id }) => id === field.askedIf?.fieldId);
          expect(asked.includes(field)).toBe(isOfTicket && canBeMet);
        }
      }),
    );
  });

  it('of a shared form include those of any ticket', () => {
    fc.assert(
      fc.property(anyForm, fc.array(fc.constantFrom(...TICKET_TYPES)), (form, tickets) => {
        const apart = new Set(tickets.flatMap((ticket) => questionsForTicket(form, ticket)));
        expect(questionsForTickets(form, tickets)).toEqual(form.fields.filter((field) => apart.has(field)));
      }),
    );
  });
});

describe('answers', () => {
  it('to a text or dropdown are strings under field_{id} [S3-40]', () => {
    expect(answerKey(7)).toBe('field_7');
    expect(checkAnswers([company, size], { field_1: 'Vemoi', field_4: 'L' })).toEqual({
      ok: true,
      value: { field_1: 'Vemoi', field_4: 'L' },
    });
    expect(readAnswer(company, 'x'.repeat(ANSWER_LONGEST)).ok).toBe(true);
    expect([readAnswer(company, 7), readAnswer(size, 42)]).toEqual(Array(2).fill({ ok: false, refusal: 'WRONG_KIND' }));
  });

  it('to a checkbox are option texts, starting with the preselected ones [S3-41]', () => {
    expect(defaultAnswers([topics])).toEqual({ field_3: ['AI', 'Data'] });
    expect(readAnswer(topics, ['Data', 'Cloud'])).toEqual({ ok: true, value: ['Cloud', 'Data'] });
    fc.assert(
      fc.property(anyForm, ({ fields }) => {
        for (const field of fields) {
          if (field.type !== 'Checkbox') continue;
          const preselected = field.options.flatMap((option) => (option.preselect ? [option.text] : []));
          expect(defaultAnswers([field])).toEqual({ [answerKey(field.id)]: preselected });
        }
      }),
    );
  });

  it('to a radio are option ids, as text on the page and as a number on submit [S3-42]', () => {
    expect(defaultAnswers([lunch])).toEqual({ field_2: '22' });
    expect(checkAnswers([lunch], { field_2: '21' })).toEqual({ ok: true, value: { field_2: 21 } });
    expect(readAnswer(lunch, 21)).toEqual({ ok: true, value: 21 });
    expect(defaultAnswers([{ ...lunch, defaultOption: null }])).toEqual({ field_2: '' });
  });

  it('start with a dropdown’s default, and empty for texts and signatures', () => {
    expect(defaultAnswers([size, { ...size, id: 6, defaultOption: 42 }, company, signature])).toEqual({
      field_4: '',
      field_6: 'L',
      field_1: '',
      field_5: '',
    });
  });

  it('to a signature are a PNG data URL or its link [S2.11-25]', () => {
    expect(readAnswer(signature, A_SIGNATURE)).toEqual({ ok: true, value: A_SIGNATURE });
    expect(readAnswer(signature, 'https://files.test/s.png')).toMatchObject({ ok: true });
    for (const link of ['/files/s.png', 'http://files.test/s.png'])
      expect(readAnswer(signature, link)).toEqual({ ok: true, value: link });
    for (const other of [
      'data:image/jpeg;base64,AAAA',
      'data:image/png;base64,',
      'data:image/png;base64,AA AA',
      'data:image/png;base64,AAAA===',
      ' data:image/png;base64,AAAA',
      'Lan',
      'x https://files.test/s.png',
      'https://files.test/s.png?secret=1',
      'https://',
    ]) {
      expect(readAnswer(signature, other), other).toEqual({ ok: false, refusal: 'NOT_A_SIGNATURE' });
    }
  });

  it.each<[string, FormField, unknown, AnswerProblem]>([
    ['a radio id that is no option', lunch, '29', 'NOT_AN_OPTION'],
    ['a radio answer of another shape', lunch, ['21'], 'WRONG_KIND'],
    ['a dropdown text that is no option', size, 'XXL', 'NOT_AN_OPTION'],
    ['a checkbox text that is no option', topics, ['AI', 'Golf'], 'NOT_AN_OPTION'],
    ['a checkbox text twice', topics, ['AI', 'AI'], 'NOT_AN_OPTION'],
    ['a checkbox answer of another shape', topics, 'AI', 'WRONG_KIND'],
    ['a signature of another shape', signature, 5, 'WRONG_KIND'],
    ['a text of another shape', company, ['Vemoi'], 'WRONG_KIND'],
    ['a text that is too long', company, 'x'.repeat(ANSWER_LONGEST + 1), 'TOO_LONG'],
  ])('are refused for %s', (_what, field, given, problem) => {
    expect(readAnswer(field, given)).toEqual({ ok: false, refusal: problem });
  });

  it.each([[undefined], [null], [''], [' \n'], [[]]])(
    'treats %j as empty: refused if required, otherwise left out',
    (given) => {
      for (const field of A_FORM.fields) {
        expect(readAnswer({ ...field, required: true }, given)).toEqual({ ok: false, refusal: 'REQUIRED' });
        expect(checkAnswers([{ ...field, required: false }], { [answerKey(field.id)]: given })).toEqual({
          ok: true,
          value: {},
        });
      }
    },
  );

  it('reports all problems in question order', () => {
    expect(checkAnswers(A_FORM.fields, { field_2: '9', field_4: 'L' })).toEqual({
      ok: false,
      refusal: [
        { fieldId: 1, problem: 'REQUIRED' },
        { fieldId: 2, problem: 'NOT_AN_OPTION' },
        { fieldId: 5, problem: 'REQUIRED' },
      ],
    });
    expect(checkAnswers(A_FORM.fields, FILLED_FORM)).toEqual({ ok: true, value: { ...FILLED_FORM, field_2: 21 } });
  });

  it('submits every required answer, nothing else, and is accepted again by the server', () => {
    fc.assert(
      fc.property(
        anyForm.chain(({ fields }) =>
          fc.tuple(fc.constant(fields), fc.oneof(answersTo(fields), someAnswersTo(fields))),
        ),
        ([fields, given]) => {
          const submitted = checkAnswers(fields, { ...given, field_999: 'not asked' });
          if (submitted.ok) {
            for (const field of askedFields(fields, given))
              if (field.required) expect(submitted.value).toHaveProperty(answerKey(field.id));
            expect(
              Object.keys(submitted.value).every((key) =>
                askedFields(fields, given).some((field) => answerKey(field.id) === key),
              ),
            ).toBe(true);
            expect(checkAnswers(fields, submitted.value)).toEqual(submitted);
          } else expect(submitted.refusal.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('accepts a completely filled form', () => {
    fc.assert(
      fc.property(
        anyForm.chain(({ fields }) => fc.tuple(fc.constant(fields), answersTo(fields))),
        ([fields, given]) => {
          expect(checkAnswers(fields, given)).toMatchObject({ ok: true });
        },
      ),
    );
  });
});

describe('answer key', () => {
  it('an answer key names its question', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fieldId) => {
        expect(fieldOfKey(answerKey(fieldId))).toBe(fieldId);
      }),
    );
  });

  it.each(['', 'field_', 'field_-1', 'field_1x', 'xfield_1', 'metadata', 'field_1234567890'])(
    '%j is no answer key',
    (key) => {
      expect(fieldOfKey(key)).toBe(null);
    },
  );
});
