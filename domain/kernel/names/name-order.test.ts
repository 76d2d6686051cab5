import { describe, expect, it } from 'vitest';
import { typedInto, writtenOrder } from './name-order.ts';

describe('the order in which a form asks for a name', () => {
  it('is the family first in Vietnamese and the given name first in English', () => {
    expect([writtenOrder('vi'), writtenOrder('en')]).toEqual(['FAMILY_FIRST', 'GIVEN_FIRST']);
  });
});

describe('a name that is typed into a form', () => {
  it('is in the order of the form when it is written anew', () => {
    const first = typedInto({ firstName: '', lastName: ' ' }, 'firstName', 'Tom', 'GIVEN_FIRST');
    expect(first).toEqual({ firstName: 'Tom', lastName: ' ', nameOrder: 'GIVEN_FIRST' });
    expect(typedInto(first, 'lastName', 'Nguyen', 'FAMILY_FIRST')).toEqual({
      firstName: 'Tom',
      lastName: 'Nguyen',
      nameOrder: 'GIVEN_FIRST',
    });
    expect(typedInto({ firstName: '', lastName: '' }, 'lastName', 'Nguyen', 'FAMILY_FIRST')).toMatchObject({
      nameOrder: 'FAMILY_FIRST',
    });
  });

  it.each([['FAMILY_FIRST'], [null], [undefined]] as const)('keeps the order %s while a part is corrected', (order) => {
    const name = { firstName: 'Tom', lastName: 'Nguyen', nameOrder: order };
    expect(typedInto(name, 'firstName', '', 'GIVEN_FIRST')).toEqual({ ...name, firstName: '' });
    expect(typedInto(name, 'lastName', 'Ngo', 'GIVEN_FIRST')).toEqual({ ...name, lastName: 'Ngo' });
  });
});
