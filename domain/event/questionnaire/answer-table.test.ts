import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyForm } from '#test/arbitraries/questionnaire.arbitraries.ts';
import { A_FORM, QUESTIONS } from '#test/builders/a-form.ts';
import { answerTable, answerText } from './answer-table.ts';
import type { SubmittedAnswers } from './answers.ts';

const { company, lunch, topics, size } = QUESTIONS;
const vip = { ticketTypeId: 'vip' };
const answers: SubmittedAnswers = { field_1: 'Vemoi', field_2: 21, field_3: ['AI', 'Data'], field_5: '/files/s.png' };

describe('answers as text', () => {
  it('shows option texts instead of ids, separated by commas', () => {
    expect(A_FORM.fields.map((field) => answerText(field, answers[`field_${field.id}`]))).toEqual([
      'Vemoi',
      'Phở',
      'AI, Data',
      '',
      '/files/s.png',
    ]);
  });

  it('shows the id of an unknown option', () => {
    expect([answerText(lunch, 29), answerText(company, 29)]).toEqual(['29', '29']);
  });

  it('one table covers all versions: each question once, as its newest version has it, read by its own', () => {
    const first = {
      version: 1,
      fields: [company, { ...lunch, options: [{ id: 21, text: 'Bún chả' }], defaultOption: null }],
    };
    const second = { version: 2, fields: [{ ...company, label: 'Employer' }, size, topics] };
    const table = answerTable(
      [first, second],
      [
        { ...vip, formVersion: 1, answers: { field_1: 'Vemoi', field_2: 21 } },
        { ...vip, formVersion: 2, answers: { field_1: 'Khác', field_4: 'L' } },
        { ...vip, formVersion: 7, answers: { field_1: 'lost' } },
      ],
    );
    expect(table).toEqual({
      columns: [
        { id: 1, label: 'Employer', type: 'Text' },
        { id: lunch.id, label: 'Lunch', type: lunch.type },
        { id: size.id, label: 'Shirt', type: size.type },
        { id: topics.id, label: 'Topics', type: topics.type },
      ],
      rows: [
        ['Vemoi', 'Bún chả', null, null],
        ['Khác', null, 'L', ''],
        [null, null, null, null],
      ],
    });
  });

  it('is null where a question was not asked: of another ticket, or its condition was not met', () => {
    const shirt = { ...size, askedIf: { fieldId: lunch.id, optionIds: [21] } };
    const form = { version: 1, fields: [lunch, shirt] };
    const row = (ticketTypeId: string, given: SubmittedAnswers) => ({ ticketTypeId, formVersion: 1, answers: given });
    expect(
      answerTable(
        [form],
        [row('vip', { field_2: 21 }), row('vip', { field_2: 22 }), row('vip', {}), row('standard', {})],
      ).rows,
    ).toEqual([
      ['Phở', ''],
      ['Cơm chay', null],
      ['', null],
      [null, null],
    ]);
    expect(answerTable([form], [row('standard', { field_4: 'L' })]).rows).toEqual([[null, 'L']]);
  });

  it('every row has a cell for each column', () => {
    fc.assert(
      fc.property(
        fc.array(anyForm, { maxLength: 3 }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
        (versions, answered) => {
          const table = answerTable(
            versions,
            answered.map((formVersion) => ({ ...vip, formVersion, answers: {} })),
          );
          expect(table.rows).toHaveLength(answered.length);
          for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
        },
      ),
    );
  });
});
