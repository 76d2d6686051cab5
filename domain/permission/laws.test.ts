import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anonymous } from '#domain/people/viewer.ts';
import { anyStanding, anyStandingUp, SUBJECTS, unknownThere } from '#test/arbitraries/subject.arbitraries.ts';
import { anySignedIn, anyStepUp } from '#test/arbitraries/viewer.arbitraries.ts';
import { accountId, anAccount } from '#test/builders/a-viewer.ts';

/** Look at what is public, and read what a secret link shows. */
const ANONYMOUS_MAY: Readonly<Record<keyof typeof SUBJECTS, readonly string[]>> = {
  event: ['event.view'],
  order: [],
  ticket: [],
  'online room': [],
  media: ['media.view'],
  notification: [],
  report: [],
  'ID card': [],
  'saved card': [],
  corporate: ['corporate.view'],
  organisation: [],
  platform: [],
};

describe.each(Object.entries(SUBJECTS))('permissions on every %s', (name, anySubject) => {
  it('a higher role never has fewer abilities', () => {
    fc.assert(
      fc.property(
        anySignedIn,
        anyStepUp,
        anyStanding,
        anyStandingUp,
        anySubject,
        (viewer, up, standing, standUp, may) => {
          const few = may(viewer, standing);
          expect(may(up(viewer), standing)).toEqual(expect.arrayContaining([...few]));
          expect(may(viewer, standUp(standing))).toEqual(expect.arrayContaining([...few]));
          expect(few).toEqual(expect.arrayContaining([...may(anonymous, standing)]));
        },
      ),
    );
  });

  it('anonymous viewers have exactly the abilities of section 6', () => {
    const granted = new Set<string>();
    fc.assert(
      fc.property(anyStanding, anySubject, (standing, may) => {
        const abilities = may(anonymous, standing);
        for (const ability of abilities) granted.add(ability);
        expect(abilities).toEqual(may(anonymous, unknownThere));
      }),
    );
    expect([...granted]).toEqual(ANONYMOUS_MAY[name as keyof typeof SUBJECTS]);
  });

  it('inactive staff have no rights', () => {
    fc.assert(
      fc.property(anySignedIn, anyStanding, anySubject, (viewer, standing, may) => {
        const resting = {
          ...viewer,
          staffMemberships: viewer.staffMemberships.map((one) => ({ ...one, active: false })),
        };
        expect(may(resting, standing)).toEqual(may({ ...viewer, staffMemberships: [] }, standing));
      }),
    );
  });
});

// The platform as a whole is no tenant's.
describe.each(Object.entries(SUBJECTS).filter(([name]) => name !== 'platform'))(
  'tenant isolation of every %s',
  (_name, anySubject) => {
    it('roles elsewhere add nothing to a stranger’s rights', () => {
      fc.assert(
        fc.property(anySignedIn, anySubject, (somebody, may) => {
          const stranger = anAccount({ accountId: accountId('stranger') });
          const elsewhere = {
            ...somebody,
            ...stranger,
            ownedCorporates: somebody.ownedCorporates.map((one) => ({ ...one, corporateId: 99 })),
            staffMemberships: somebody.staffMemberships.map((one) => ({ ...one, corporateId: 99 })),
          };
          expect(may(elsewhere, unknownThere)).toEqual(may(stranger, unknownThere));
        }),
      );
    });
  },
);
