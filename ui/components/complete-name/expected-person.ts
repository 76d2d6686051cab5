type ExpectedPerson = { readonly email: string; readonly name: string };

// Not a context: that would stand in the first view of every page, and only invitations need it.
let expected: ExpectedPerson | null = null;

/** Says in the browser who will sign in, so that a new account is asked for its name with that name filled in. */
export const expectPerson = (person: ExpectedPerson): void => {
  expected = person;
};

export const expectedPerson = (): ExpectedPerson | null => expected;
