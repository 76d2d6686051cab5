import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilledForms } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, FILLED_FORM } from '#test/builders/a-form.ts';
import { answerKey } from './answers.ts';
import { checkForms } from './check-answers.ts';
import { askedFields } from './conditions.ts';
import { questionsForTicket } from './form.ts';

const perTicket = { form: A_FORM, formPerTicket: true, ticketTypeIds: ['standard', 'vip'] };
const once = { ...perTicket, formPerTicket: false };
const { field_2: _lunch, ...standard } = FILLED_FORM;
const vip = { ...standard, field_2: 21 };
const unsigned = { ...FILLED_FORM, field_5: '' };

describe('one form per ticket', () => {
  it('needs a valid form for every ticket [S5-21]', () => {
    expect(checkForms({ ...perTicket, given: [FILLED_FORM] })).toEqual({
      ok: false,
      refusal: { code: 'TOO_FEW_FORMS', expected: 2, given: 1 },
    });
    expect(checkForms({ ...perTicket, given: [FILLED_FORM, unsigned] })).toEqual({
      ok: false,
      refusal: { code: 'FORM_INVALID', form: 1, wrong: [{ fieldId: 5, problem: 'REQUIRED' }] },
    });
    expect(checkForms({ ...perTicket, given: [FILLED_FORM, FILLED_FORM] })).toEqual({
      ok: true,
      value: [standard, vip],
    });
  });

  it('names the first invalid form and drops extra ones', () => {
    expect(checkForms({ ...perTicket, given: [unsigned, FILLED_FORM] })).toMatchObject({
      refusal: { code: 'FORM_INVALID', form: 0 },
    });
    expect(checkForms({ ...perTicket, given: [FILLED_FORM, FILLED_FORM, unsigned] })).toEqual({
      ok: true,
      value: [standard, vip],
    });
  });
});

describe('one form for all tickets', () => {
  it('must be valid and is copied to every ticket [S5-22]', () => {
    expect(checkForms({ ...once, given: [FILLED_FORM, unsigned] })).toEqual({ ok: true, value: [standard, vip] });
    expect(checkForms({ ...once, given: [unsigned, FILLED_FORM] })).toMatchObject({
      refusal: { code: 'FORM_INVALID', form: 0 },
    });
    expect(checkForms({ ...once, given: [] })).toEqual({
      ok: false,
      refusal: { code: 'TOO_FEW_FORMS', expected: 1, given: 0 },
    });
  });

  it('asks the questions of all tickets, so no required answer is missing', () => {
    const lunchNeeded = { ...A_FORM, fields: A_FORM.fields.map((field) => ({ ...field, required: field.id === 2 })) };
    expect(checkForms({ ...once, form: lunchNeeded, given: [standard] })).toMatchObject({ ok: false });
    expect(checkForms({ ...once, form: lunchNeeded, ticketTypeIds: ['standard'], given: [standard] })).toMatchObject({
      ok: true,
    });
  });
});

it('every ticket gets the required answers to its own questions, and no others', () => {
  fc.assert(
    fc.property(anyFilledForms, (filled) => {
      const checked = checkForms(filled);
      expect(checked.ok || filled.given.length > 0).toBe(true);
      if (!checked.ok) return;
      expect(checked.value).toHaveLength(filled.ticketTypeIds.length);
      for (const [at, ticketTypeId] of filled.ticketTypeIds.entries()) {
        const own = askedFields(
          questionsForTicket(filled.form, ticketTypeId),
          filled.given[filled.formPerTicket ? at : 0] ?? {},
        );
        const answers = checked.value[at] ?? {};
        for (const field of own) if (field.required) expect(answers).toHaveProperty(answerKey(field.id));
        const keys = own.map((field) => answerKey(field.id));
        for (const [key, answer] of Object.entries(answers)) {
          expect(keys).toContain(key);
          const source = filled.given[filled.formPerTicket ? at : 0]?.[key];
          expect(typeof answer === 'number' ? String(answer) : answer).toEqual(source);
        }
        const given = filled.given[filled.formPerTicket ? at : 0] ?? {};
        for (const key of keys) if (`${given[key] ?? ''}`.trim() !== '') expect(answers).toHaveProperty(key);
      }
    }),
  );
});
