import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corporateSlug } from '#domain/kernel/names/slug.ts';
import { corporateIdFromSlug, publicPage, reservedCorporateName } from './public-name.ts';

const corporate = { corporateId: 12, companyName: 'Công ty Vé' };

describe('a public name', () => {
  it('round-trips a corporate’s id through its slug', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (companyName, id) => {
        expect(corporateIdFromSlug(corporateSlug(companyName, id))).toBe(id);
        expect(corporateIdFromSlug(reservedCorporateName({ corporateId: id, companyName }))).toBe(id);
      }),
    );
  });

  it.each(['lan', '12', 'lan-', 'lan-0', 'lan-2147483648', 'lan-x', ''])('%j names no corporate', (name) => {
    expect(corporateIdFromSlug(name)).toBeNull();
  });

  it.each([
    ['the slug as it is', 'Cong-ty-Ve-12', corporate, null, { kind: 'CORPORATE', corporateId: 12 }],
    [
      'the slug, though a user is called so',
      'Cong-ty-Ve-12',
      corporate,
      'cong-ty-ve-12',
      { kind: 'CORPORATE', corporateId: 12 },
    ],
    ['an old name of the corporate', 'Cong-ty-Cu-12', corporate, null, { kind: 'MOVED', to: 'Cong-ty-Ve-12' }],
    [
      'a user whose name ends in the corporate’s id',
      'lan-12',
      corporate,
      'lan-12',
      { kind: 'USER', username: 'lan-12' },
    ],
    ['a user', 'lan', null, 'lan', { kind: 'USER', username: 'lan' }],
    ['nobody', 'lan', null, null, { kind: 'NOT_FOUND' }],
  ] as const)('of %s', (_what, name, found, username, page) => {
    expect(publicPage(name, { corporate: found, username })).toEqual(page);
  });

  it('reserves a corporate’s name in lower case', () => {
    expect(reservedCorporateName(corporate)).toBe('cong-ty-ve-12');
  });
});
