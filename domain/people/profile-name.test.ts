import { describe, expect, it } from 'vitest';
import { lacksName, NAME_LONGEST, parseProfileName } from './profile-name.ts';

const long = 'x'.repeat(NAME_LONGEST);

describe('a person’s name', () => {
  it('is trimmed', () => {
    expect(parseProfileName({ firstName: ' Minh Anh ', lastName: ' Nguyễn ' })).toEqual({
      ok: true,
      value: { firstName: 'Minh Anh', lastName: 'Nguyễn' },
    });
    expect(parseProfileName({ firstName: long, lastName: long }).ok).toBe(true);
  });

  it('keeps its order', () => {
    expect(parseProfileName({ firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' })).toEqual({
      ok: true,
      value: { firstName: 'Tom', lastName: 'Nguyen', nameOrder: 'GIVEN_FIRST' },
    });
  });

  it.each([
    ['first_name', ' ', 'Nguyễn', { kind: 'REQUIRED' }],
    ['last_name', 'Anh', '', { kind: 'REQUIRED' }],
    ['first_name', '', '', { kind: 'REQUIRED' }],
    ['first_name', `${long}x`, 'Nguyễn', { kind: 'TOO_LONG', max: 60 }],
    ['last_name', 'Anh', `${long}x`, { kind: 'TOO_LONG', max: 60 }],
    ['last_name', `${long}x`, '', { kind: 'REQUIRED' }],
  ])('%s is refused in %j, %j', (field, firstName, lastName, problem) => {
    expect(parseProfileName({ firstName, lastName })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it.each([
    [null, null, true],
    ['', '', true],
    ['Anh', null, false],
    [null, 'Nguyễn', false],
    ['Anh', 'Nguyễn', false],
  ])('%j, %j is missing: %j', (firstName, lastName, missing) => {
    expect(lacksName({ firstName, lastName })).toBe(missing);
  });
});
