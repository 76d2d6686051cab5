import fc from 'fast-check';
import type { RosterCommand } from '#domain/people/roster.ts';
import { anyAccountId } from './viewer.arbitraries.ts';

export const anyRosterCommand = <Role extends string>(roles: readonly Role[]): fc.Arbitrary<RosterCommand<Role>> => {
  const role = fc.constantFrom(...roles);
  return fc.oneof(
    fc.record({ kind: fc.constant('ADD'), accountId: fc.option(anyAccountId, { freq: 9 }), role }),
    fc.record({ kind: fc.constant('CHANGE_ROLE'), accountId: anyAccountId, role }),
    fc.record({ kind: fc.constant('REMOVE'), accountId: anyAccountId }),
  );
};
