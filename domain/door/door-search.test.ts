import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import { byDoorState, doorSearch, doorTicketState } from './door-search.ts';

const lan = { name: 'Nguyễn Thị Lan Đài', code: 'ABCDE23456' };
const finds = (text: string) => doorSearch(text)?.(lan);

describe('a search at the door', () => {
  it.each(['lan', 'LAN', 'nguyen lan', 'lan nguyễn', 'đài', 'dai', 'th', 'Lan,', 'Lan'.normalize('NFD')])(
    'finds a guest by %j',
    (text) => expect(finds(text)).toBe(true),
  );

  it.each(['minh', 'lan minh', 'an', '?!', 'guyen'])('does not find a guest by %j', (text) =>
    expect(finds(text)).toBe(false),
  );

  it('finds a ticket by three and more last characters of its code, typed in any way', () => {
    expect([finds('456'), finds('2-3 456'), finds('e23456'), finds('abcde 23456')]).toEqual([true, true, true, true]);
    expect([finds('56'), finds('ABC'), finds('457')]).toEqual([false, false, false]);
  });

  it('has nothing to search for in less than two characters', () => {
    expect([doorSearch(''), doorSearch(' a ')]).toEqual([null, null]);
  });

  it('finds every name by the beginnings of its words, in any order', () => {
    const syllable = fc.constantFrom('Nguyễn', 'Trần', 'Đỗ', 'Thị', 'Anh', 'Hồng', 'Lê', 'Ý', 'Nhi');
    fc.assert(
      fc.property(fc.shuffledSubarray(['Nguyễn', 'Đỗ', 'Thị', 'Hồng'], { minLength: 1 }), syllable, (words, more) => {
        const name = ['Nguyễn', more, 'Đỗ', 'Thị', 'Hồng'].join(' ');
        expect(doorSearch(words.map((word) => word.slice(0, 2)).join(' '))?.({ name, code: '' })).toBe(true);
      }),
    );
  });
});

it.each([
  ['not yet in', {}, 'NOT_YET'],
  ['in', { checkIns: 2 }, 'IN'],
  ['outside for a while', { checkIns: 1, leftAt: NOW }, 'LEFT'],
  ['void, whoever came with it', { isValid: false, checkIns: 1, sessionId: 12 }, 'VOID'],
  ['of another session', { sessionId: 12, checkIns: 1 }, 'OTHER_SESSION'],
] as const)('a ticket is %s', (_what, part, state) => {
  expect(doorTicketState({ isValid: true, sessionId: 11, checkIns: 0, leftAt: null, ...part }, 11)).toBe(state);
});

it('lists guests who can still enter first, then by name', () => {
  const rows = [
    { state: 'VOID', name: 'An' },
    { state: 'OTHER_SESSION', name: 'An' },
    { state: 'IN', name: 'An' },
    { state: 'LEFT', name: 'An' },
    { state: 'NOT_YET', name: 'Đông' },
    { state: 'NOT_YET', name: 'Dung' },
    { state: 'NOT_YET', name: 'Em' },
  ] as const;
  expect([...rows].sort(byDoorState).map(({ state, name }) => `${state} ${name}`)).toEqual([
    'NOT_YET Dung',
    'NOT_YET Đông',
    'NOT_YET Em',
    'LEFT An',
    'IN An',
    'OTHER_SESSION An',
    'VOID An',
  ]);
});
