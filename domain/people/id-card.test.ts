import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { idCardProblems } from './id-card.ts';

const TODAY = '2026-11-20';
const REQUIRED = { kind: 'REQUIRED' };
const MALFORMED = { kind: 'MALFORMED' };

describe('an ID card', () => {
  it.each([
    ['of a woman of the 20th century', {}],
    ['of a man of the 20th century', { idNumber: '079094000001' }],
    ['of a man of the 21st', { idNumber: '001204000001', birthday: '2004-02-29' }],
    ['of a woman of the 21st', { idNumber: '001304000001', birthday: '2004-12-31' }],
    ['with the longest name', { fullname: 'ơ'.repeat(200) }],
    ['of somebody born yesterday', { idNumber: '001326000001', birthday: '2026-11-19' }],
  ])('%s is complete', (_who, over) => {
    expect(idCardProblems(anIdCard(over), TODAY)).toEqual([]);
  });

  it.each([
    ['fullname', { fullname: ' ' }, REQUIRED],
    ['fullname', { fullname: 'a'.repeat(201) }, { kind: 'TOO_LONG', max: 200 }],
    ['birthday', { birthday: '' }, REQUIRED],
    ['birthday', { birthday: '17/05/1994' }, MALFORMED],
    ['birthday', { birthday: '1994-02-30' }, MALFORMED],
    ['birthday', { birthday: TODAY }, MALFORMED],
    ['idNumber', { idNumber: '' }, REQUIRED],
    ['idNumber', { idNumber: '123456789' }, MALFORMED],
    ['idNumber', { idNumber: '0011940123456' }, MALFORMED],
    ['idNumber', { idNumber: ' 001194012345' }, MALFORMED],
    ['idNumber', { idNumber: '00119401234x' }, MALFORMED],
    ['idNumber', { idNumber: '001195012345' }, MALFORMED],
    ['idNumber', { idNumber: '001394012345' }, MALFORMED],
    ['idNumber', { idNumber: '001994012345' }, MALFORMED],
    ['idNumber', { birthday: '1995-05-17' }, MALFORMED],
    ['frontImage', { frontImage: '' }, REQUIRED],
    ['backImage', { backImage: '  ' }, REQUIRED],
  ])('is refused for its %s: %j', (field, over, problem) => {
    expect(idCardProblems(anIdCard(over), TODAY)).toEqual([{ field, problem }]);
  });

  it('reports every field, and does not blame the number for a wrong birthday', () => {
    const empty = { fullname: '', birthday: '', idNumber: '', frontImage: '', backImage: '' };
    expect(idCardProblems(empty, TODAY)).toEqual(Object.keys(empty).map((field) => ({ field, problem: REQUIRED })));
  });

  it.each(['0011940123456', 'x001194012345'])('refuses the number %j with any birthday', (idNumber) => {
    expect(idCardProblems(anIdCard({ idNumber, birthday: 'May' }), TODAY)).toEqual([
      { field: 'birthday', problem: MALFORMED },
      { field: 'idNumber', problem: MALFORMED },
    ]);
  });

  it('detects a mistyped digit of the birth year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2025 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(4, 5),
        (year, woman, by, at) => {
          const digits = [...`001${(year >= 2000 ? 2 : 0) + (woman ? 1 : 0)}${String(year).slice(2)}012345`];
          const card = anIdCard({ birthday: `${year}-01-01`, idNumber: digits.join('') });
          expect(idCardProblems(card, TODAY)).toEqual([]);
          digits[at] = String((Number(digits[at]) + by) % 10);
          expect(idCardProblems({ ...card, idNumber: digits.join('') }, TODAY)).toEqual([
            { field: 'idNumber', problem: MALFORMED },
          ]);
        },
      ),
    );
  });
});
