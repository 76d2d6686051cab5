import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutes } from '#test/builders/moments.ts';
import { type NextStep, nextSteps } from './next-step.ts';

const anyStep: fc.Arbitrary<NextStep> = fc.constantFrom<NextStep>(
  { kind: 'CHOOSE_FEWER', atMost: 2 },
  { kind: 'WAIT_UNTIL', at: minutes(4) },
  { kind: 'JOIN_WAITING_LIST' },
);

it('there is always a next step, in order, with the organiser last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(anyStep, fc.constant(false as const), fc.constant(null)), { maxLength: 5 }),
      (steps) => {
        const those = steps.filter((step) => step !== false && step !== null);
        expect(nextSteps(...steps)).toEqual(those.length > 0 ? those : [{ kind: 'CONTACT_ORGANISER' }]);
      },
    ),
  );
});
