import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, QUESTIONS } from '#test/builders/a-form.ts';
import { checkForm, type FormProblem } from './check-form.ts';
import { FIELD_TYPES, type FormField, formOfVersion, newestForm, numberOfForms, reviseForm } from './form.ts';

describe('the form editor', () => {
  it('offers five question types', () => {
    expect(FIELD_TYPES).toEqual(['Text', 'Dropdown', 'Radio', 'Checkbox', 'E-sign']);
    expect(new Set(A_FORM.fields.map((field) => field.type))).toEqual(new Set(FIELD_TYPES));
  });

  const { company, lunch, topics, size } = QUESTIONS;
  it.each<[string, FormField[], FormProblem]>([
    ['two questions of one id', [company, { ...size, id: 1 }], { fieldId: 1, kind: 'ID_TWICE' }],
    ['no label', [company, { ...size, label: '  ' }], { fieldId: 4, kind: 'LABEL_MISSING' }],
    ['no ticket to be asked for', [{ ...company, ticketTypeIds: [] }], { fieldId: 1, kind: 'TICKET_MISSING' }],
    ['no option', [{ ...topics, options: [] }], { fieldId: 3, kind: 'OPTION_MISSING' }],
    [
      'a blank option among others',
      [{ ...size, options: [...size.options, { id: 43, text: ' ' }] }],
      { fieldId: 4, kind: 'OPTION_MISSING' },
    ],
    [
      'two options of one text',
      [{ ...size, options: [...size.options, { id: 43, text: ' L ' }] }],
      { fieldId: 4, kind: 'OPTION_TWICE' },
    ],
    [
      'two options of one id',
      [{ ...size, options: [...size.options, { id: 42, text: 'XL' }] }],
      { fieldId: 4, kind: 'OPTION_TWICE' },
    ],
    ['a default that is no option', [{ ...lunch, defaultOption: 99 }], { fieldId: 2, kind: 'DEFAULT_UNKNOWN' }],
  ])('refuses %s', (_what, fields, problem) => {
    expect(checkForm(fields)).toEqual({ ok: false, refusal: problem });
  });

  it('trims texts', () => {
    const options = [{ id: 31, text: ' AI ', preselect: true }];
    expect(checkForm([{ ...topics, label: ' Topics ', description: '  ', options }])).toEqual({
      ok: true,
      value: [{ ...topics, label: 'Topics', description: null, options: [{ id: 31, text: 'AI', preselect: true }] }],
    });
    expect(checkForm([{ ...size, description: ' EU ', options: [{ id: 41, text: ' M' }] }])).toMatchObject({
      value: [{ description: 'EU', options: [{ id: 41, text: 'M' }] }],
    });
    expect(checkForm([{ ...company, label: ' Company' }])).toMatchObject({ value: [{ label: 'Company' }] });
  });

  it('accepts a valid form, and accepts what it stored', () => {
    fc.assert(
      fc.property(anyForm, ({ fields }) => {
        const stored = checkForm(fields);
        expect(stored).toMatchObject({ ok: true });
        if (stored.ok) expect(checkForm(stored.value)).toEqual(stored);
      }),
    );
  });
});

describe('form versions', () => {
  it('start at 1; a change adds one, an unchanged form none', () => {
    const first = reviseForm([], [QUESTIONS.company]);
    const second = reviseForm(first, [QUESTIONS.company, QUESTIONS.size]);
    expect([first, second].map((versions) => newestForm(versions)?.version)).toEqual([1, 2]);
    expect(reviseForm(second, [{ ...QUESTIONS.company }, QUESTIONS.size])).toBe(second);
    expect([newestForm([]), formOfVersion(second, 3)]).toEqual([null, null]);
  });

  it('never change, so answers keep their questions', () => {
    fc.assert(
      fc.property(fc.array(anyForm, { maxLength: 4 }), anyForm, (drafts, last) => {
        const before = drafts.reduce<ReturnType<typeof reviseForm>>(
          (versions, { fields }) => reviseForm(versions, fields),
          [],
        );
        const after = reviseForm(before, last.fields);
        for (const form of before) expect(formOfVersion(after, form.version)).toBe(form);
        expect(newestForm(after)?.fields).toEqual(last.fields);
        expect(after.map((form) => form.version)).toEqual(after.map((_, at) => at + 1));
      }),
    );
  });
});

describe('number of forms', () => {
  it.each([
    [3, true, 3],
    [1, true, 1],
    [0, true, 1],
    [3, false, 1],
    [0, false, 1],
  ])('%d tickets with one form each (%s) need %d forms', (numberOfTickets, formPerTicket, forms) => {
    expect(numberOfForms(numberOfTickets, formPerTicket)).toBe(forms);
  });
});
